#compdef stepstones-cli
# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later

_stepstones_cli_variants() {
  local -a ids
  ids=(${(f)"$(stepstones-cli list 2>/dev/null | cut -f1)"})
  _alternative 'variants:variant:compadd -a ids' 'files:file:_files -g "*.variant"'
}

_stepstones_cli_games() {
  local -a games
  games=(${(fu)"$(stepstones-cli list 2>/dev/null | cut -f2)"})
  compadd -a games
}

_stepstones_cli() {
  local -a commands
  local json='--json[print one JSON value]' seed='--seed=[what random choices follow from]:number:'
  local seat='--seat=[what this seat may see]:seat:(first second both)'
  local levels='(random beginner easy medium hard expert)' file='*.(variant|game|vector)'
  commands=(
    'list:the variants'
    'describe:every rule of a game that can be changed'
    'check:check variants, records and vectors'
    'show:the position after the last move'
    'moves:the legal moves'
    'replay:each move with scores and digest'
    'perft:count sequences of moves'
    'solve:who wins under perfect play'
    'hint:the best moves'
    'analyse:values, best moves, mistakes'
    'play:matches between computer players'
    'render:a picture of the position'
  )
  if ((CURRENT == 2)); then
    _describe command commands
    _values option --help --version
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
  list) _arguments $json --help ;;
  describe) _arguments $json --help '1:game:_stepstones_cli_games' ;;
  check) _arguments $json --help "*:file:_files -g '$file'" ;;
  show | replay) _arguments $json $seat $seed --help "1:file:_files -g '$file'" ;;
  moves | solve) _arguments $json $seed --help "1:file:_files -g '$file'" ;;
  perft) _arguments $json $seed --help "1:file:_files -g '$file'" '2:depth:' ;;
  hint) _arguments $json $seed --help "--level=[strength]:level:$levels" '--count=[how many moves]:number:' "1:file:_files -g '$file'" ;;
  analyse) _arguments $json $seed --help "--level=[strength]:level:$levels" "1:record:_files -g '*.(game|vector)'" ;;
  play)
    _arguments $json $seed --help "--first=[who plays First]:level:$levels" "--second=[who plays Second]:level:$levels" '--games=[how many matches]:number:' \
      '(--output)-o[folder of the records]:folder:_files -/' '(-o)--output=[folder of the records]:folder:_files -/' \
      '--max-moves=[longest game]:number:' '--threads=[games at a time]:number:' '1:variant:_stepstones_cli_variants'
    ;;
  render)
    _arguments $seat $seed --help '(--output)-o[picture]:file:_files -g "*.(svg|png)"' '(-o)--output=[picture]:file:_files -g "*.(svg|png)"' \
      '--size=[width in pixels]:number:' '--style=[style]:style:(light dark contrast)' "1:file:_files -g '$file'"
    ;;
  esac
}

_stepstones_cli "$@"
