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

# The newest file of a name in seconds, from the ninth field of its header, or nothing.
made() {
  for file in "$folder/$1".c[lv]d; do
    [ -s "$file" ] && head --bytes=512 "$file" | cut --delimiter=: --fields=9 | tr --delete --complement 0-9\\n
  done | sort --numeric-sort | tail --lines=1
}

for name in main daily; do
  [ -n "$(made "$name")" ] || { echo "there are no signatures named $name" >&2; exit 1; }
done
# `main` is renewed once in years, `daily` each day.
hours=$((($(date +%s) - $(made daily)) / 3600))
[ "$hours" -le "$hours_max" ] || { echo "the daily signatures are $hours hours old" >&2; exit 1; }
