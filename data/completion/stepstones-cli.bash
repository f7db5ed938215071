# SPDX-FileCopyrightText: The Stepstones authors
# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for stepstones-cli

_stepstones_cli_files() { # _stepstones_cli_files ENDING...: folders, and files with one of these endings
  local e f
  compopt -o filenames 2>/dev/null
  while IFS= read -r f; do COMPREPLY+=("$f"); done < <(compgen -d -- "$cur")
  for e in "$@"; do
    while IFS= read -r f; do COMPREPLY+=("$f"); done < <(compgen -f -X "!*$e" -- "$cur")
  done
}

_stepstones_cli() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} options
  local levels='random beginner easy medium hard expert'
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W 'list describe check show moves replay perft solve hint analyse play render --help --version' -- "$cur"))
    return
  fi

  # "--level=ha" comes as three words where = breaks words
  if [ "$cur" = = ]; then
    cur=
  elif [ "$prev" = = ]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $cur == --*=* ]]; then
    prev=${cur%%=*}
    cur=${cur#*=}
  fi
  case $prev in
  --seat) COMPREPLY=($(compgen -W 'first second both' -- "$cur")); return ;;
  --style) COMPREPLY=($(compgen -W 'light dark contrast' -- "$cur")); return ;;
  --level | --first | --second) COMPREPLY=($(compgen -W "$levels" -- "$cur")); return ;;
  --seed | --count | --games | --max-moves | --threads | --size) return ;;
  -o | --output)
    if [ "$command" = play ]; then _stepstones_cli_files; else _stepstones_cli_files .svg .png; fi
    return
    ;;
  esac

  case $command in
  list) options='--json' ;;
  describe) options='--json' ;;
  check) options='--json' ;;
  show | replay) options='--seat= --seed= --json' ;;
  moves | perft | solve) options='--seed= --json' ;;
  hint) options='--level= --count= --seed= --json' ;;
  analyse) options='--level= --seed= --json' ;;
  play) options='--first= --second= --seed= --games= -o --output= --max-moves= --threads= --json' ;;
  render) options='-o --output= --size= --seat= --seed= --style=' ;;
  *) return ;;
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$options --help" -- "$cur"))
    [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2>/dev/null
    return
  fi
  case $command in
  describe) COMPREPLY=($(compgen -W "$(stepstones-cli list 2>/dev/null | cut -f2 | sort -u)" -- "$cur")) ;;
  play)
    _stepstones_cli_files .variant
    COMPREPLY+=($(compgen -W "$(stepstones-cli list 2>/dev/null | cut -f1)" -- "$cur"))
    ;;
  analyse) _stepstones_cli_files .game .vector ;;
  list) ;;
  *) _stepstones_cli_files .variant .game .vector ;;
  esac
}
complete -F _stepstones_cli stepstones-cli
