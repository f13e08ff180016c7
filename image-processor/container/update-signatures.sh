#!/bin/bash
# Fills a folder with ClamAV's signatures: those kept from the last good build, and what is new.
#   update-signatures.sh <folder of kept signatures> <folder to fill> [options of freshclam]
# freshclam ends with 0 when a server asks it to come later (HTTP 429), so the files decide.
set -euo pipefail

kept="$1" folder="$2"
shift 2
hours_max=72

for file in "$kept"/*.c[lv]d; do
  [ -e "$file" ] && cp "$file" "$folder"
done
freshclam --stdout --datadir="$folder" "$@" || echo "freshclam ended with $?: the kept signatures must do" >&2

newest() { find "$folder" -name "$1.c[lv]d" -size +0 -print -quit; }

for name in main daily; do
  [ -n "$(newest "$name")" ] || { echo "there are no signatures named $name" >&2; exit 1; }
done
# The ninth field of the header is the time of making in seconds. `main` is renewed once in years.
made="$(head --bytes=512 "$(newest daily)" | cut --delimiter=: --fields=9 | tr --delete --complement 0-9)"
hours=$((($(date +%s) - ${made:-0}) / 3600))
[ "$hours" -le "$hours_max" ] || { echo "the daily signatures are $hours hours old" >&2; exit 1; }
