#!/bin/bash
# Runs clamd and the server side by side. When either ends, the container ends too, and the
# platform starts a new one. The server listens only once clamd does, so every photo can be scanned.
set -euo pipefail

here="$(dirname "$0")"

clamd --config-file="$here/clamd.conf" &
clamd_pid=$!
until [ -S "$CLAMD_ADDRESS" ]; do
  kill -0 "$clamd_pid" || { echo '{"severity":"ERROR","message":"clamd did not start"}'; exit 1; }
  sleep 0.2
done

node "$here/../src/server.ts" &
server_pid=$!
stopping=no
trap 'stopping=yes; kill -TERM "$server_pid"' TERM INT

# A signal ends this wait at once, while the server still has photos to finish.
status=0
wait -n "$clamd_pid" "$server_pid" || status=$?
kill -TERM "$server_pid" 2>/dev/null || true
server_status=0
wait "$server_pid" || server_status=$?
kill -TERM "$clamd_pid" 2>/dev/null || true
[ "$stopping" = yes ] && exit "$server_status"
# The container has failed when the server or clamd ends by itself.
exit "$((status == 0 ? 1 : status))"
