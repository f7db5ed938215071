# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
# fish completion for stepstones-cli

set -l commands list describe check show moves replay perft solve hint analyse play render
set -l levels 'random beginner easy medium hard expert'

function __stepstones_cli_files
    for ending in $argv
        __fish_complete_suffix $ending
    end
end

complete -c stepstones-cli -f
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -l version -d 'print the version'
complete -c stepstones-cli -l help -d 'print help'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a list -d 'the variants'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a describe -d 'every rule of a game that can be changed'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a check -d 'check variants, records and vectors'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a show -d 'the position after the last move'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a moves -d 'the legal moves'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a replay -d 'each move with scores and digest'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a perft -d 'count sequences of moves'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a solve -d 'who wins under perfect play'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a hint -d 'the best moves'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a analyse -d 'values, best moves, mistakes'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a play -d 'matches between computer players'
complete -c stepstones-cli -n "not __fish_seen_subcommand_from $commands" -a render -d 'a picture of the position'

complete -c stepstones-cli -n '__fish_seen_subcommand_from describe' -a '(stepstones-cli list 2>/dev/null | cut -f2 | sort -u)'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -a '(stepstones-cli list 2>/dev/null | cut -f1,3)'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -a '(__stepstones_cli_files .variant)'
complete -c stepstones-cli -n '__fish_seen_subcommand_from check show moves replay perft solve hint render' -a '(__stepstones_cli_files .variant .game .vector)'
complete -c stepstones-cli -n '__fish_seen_subcommand_from analyse' -a '(__stepstones_cli_files .game .vector)'

complete -c stepstones-cli -n "__fish_seen_subcommand_from $commands[1..-2]" -l json -d 'print one JSON value'
complete -c stepstones-cli -n '__fish_seen_subcommand_from show replay render' -l seat -x -a 'first second both' -d 'what this seat may see'
complete -c stepstones-cli -n '__fish_seen_subcommand_from show moves replay perft solve hint analyse play render' -l seed -x -d 'what random choices follow from'
complete -c stepstones-cli -n '__fish_seen_subcommand_from hint analyse' -l level -x -a $levels -d 'strength'
complete -c stepstones-cli -n '__fish_seen_subcommand_from hint' -l count -x -d 'how many moves'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -l first -x -a $levels -d 'who plays First'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -l second -x -a $levels -d 'who plays Second'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -l games -x -d 'how many matches'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -l max-moves -x -d 'longest game'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -l threads -x -d 'games at a time'
complete -c stepstones-cli -n '__fish_seen_subcommand_from play' -s o -l output -x -a '(__fish_complete_directories)' -d 'folder of the records'
complete -c stepstones-cli -n '__fish_seen_subcommand_from render' -s o -l output -r -F -d 'picture'
complete -c stepstones-cli -n '__fish_seen_subcommand_from render' -l size -x -d 'width in pixels'
complete -c stepstones-cli -n '__fish_seen_subcommand_from render' -l style -x -a 'light dark contrast' -d 'style'
