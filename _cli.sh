export XDG_DATA_DIRS=$PWD/_build/share STEPSTONES_LOCALEDIR=$PWD/_build/po
S=_build/src/cli/stepstones-cli
"$@"
