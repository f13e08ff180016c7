#!/usr/bin/env bash
# Unpacks Debian's clamd and two libraries that it needs into a folder, without root and without
# installing them. Prints only errors, to standard error.
#
# usage: prepare.sh FOLDER
set -euo pipefail
folder="${1:?usage: prepare.sh FOLDER}"
packages=(clamav-daemon libclamav12 clamav-base libmspack0)
for tool in apt-get dpkg; do
  command -v "$tool" >/dev/null || { echo "$tool is missing: it is needed to unpack Debian's packages" >&2; exit 1; }
done

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"

# A new container has no package lists, and only root can write them to the usual folder.
if ! apt-get download -qq "${packages[@]}" >"$work/log" 2>&1; then
  mkdir -p state/lists/partial cache/archives/partial
  private=(-o "Dir::State=$work/state" -o "Dir::State::status=/var/lib/dpkg/status" -o "Dir::Cache=$work/cache")
  { apt-get "${private[@]}" update -qq && apt-get "${private[@]}" download -qq "${packages[@]}"; } >>"$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
fi
for package in ./*.deb; do dpkg -x "$package" unpacked; done

libraries="$(dirname "$(find "$work/unpacked" -name 'libclamav.so.*' | head -1)")"
lacking="$(LD_LIBRARY_PATH="$libraries" ldd unpacked/usr/sbin/clamd "$libraries"/*.so.* | grep 'not found' | sort -u || true)"
[[ -z "$lacking" ]] || { echo "libraries that clamd needs are missing: $lacking" >&2; exit 1; }
ln -s "${libraries#"$work/unpacked/"}" unpacked/libraries

# A concurrent run may have created the same folder first.
mkdir -p "$(dirname "$folder")"
mv -T unpacked "$folder" 2>/dev/null || [[ -x "$folder/usr/sbin/clamd" ]]
