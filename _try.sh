export XDG_DATA_DIRS=$PWD/_build/share STEPSTONES_LOCALEDIR=$PWD/_build/po
S=_build/src/cli/stepstones-cli
$S list; $S list --json; $S describe skips | head -12; $S describe skips --json | head -c 600; echo
$S show rules/skips.variant; echo "= $?"; $S show rules/skips.variant --json; $S moves rules/skips.variant --json; $S perft rules/skips-four.variant 5 --json
$S solve rules/skips-four.variant; $S solve rules/skips-long.variant --json; $S hint rules/skips.variant; $S hint rules/skips.variant --json --count=1
$S show rules/skips-shuffled.variant; echo "= $?"; $S show rules/skips-shuffled.variant --seed=3; echo "= $?"
rm -rf _out; time $S play skips --first=expert --second=medium --seed=7 --games=50 -o _out/a; $S play skips --first=expert --second=medium --seed=7 --games=50 -o _out/b --threads=1 --json
$S play skips --first=expert --second=medium --seed=7 --games=50 -o _out/b --threads=1 --json; echo "= $?"
for f in _out/a/*; do b=$(basename $f); diff <(grep -v -e time= -e Started $f) <(grep -v -e time= -e Started _out/b/$b) || echo DIFF; done
f=_out/a/skips-7-0003.game; cat $f; $S check _out/a/*.game; echo "= $?"; $S show $f; $S replay $f | tail -4; $S analyse $f; $S analyse $f --json | head -c 300; echo
$S render $f -o _out/x.svg; echo "= $?"; $S render $f -o _out/x.png --size=600 --style=dark; echo "= $?";$S render $f -o _out/x.gif; echo "= $?"
$S check tests/vectors/skips/*.vector; echo "= $?"; $S show tests/vectors/skips/illegal-pass.vector; echo "= $?";  $S moves tests/vectors/skips/illegal-pass.vector; echo "= $?"
$S; echo "= $?"; $S shwo; echo "= $?"; $S show; echo "= $?"; $S show a b; $S show a.txt; echo "= $?"; $S show --foo a.game;  $S show --seat=third a.game; $S show nothere.game; echo "= $?"; $S perft rules/skips.variant 0; $S play skips; $S play skips --games; $S play skips --games=0;$S --version; $S show rules/skips.variant > /dev/full; echo "= $?"
$S show --help; LC_ALL=ko_KR.UTF-8 $S hint rules/skips.variant; LC_ALL=ja_JP.UTF-8 $S show rules/skips.variant
