#!/bin/bash
# Runs an image, and ends with 0 once its health is "pass": clamd answers and has new signatures.
#   try-image.sh <image> [tries]
set -euo pipefail

docker run --detach --name trial \
  --env GCLOUD_PROJECT=trial --env CALLER_AUDIENCE=trial --env CALLER_EMAILS=trial@example.com "$1"
ask='fetch("http://127.0.0.1:8080/health").then((reply) => reply.json())
  .then(({ status }) => process.exit(status === "pass" ? 0 : 1), () => process.exit(1))'
for ((try = 0; try < ${2:-60}; try++)); do
  if docker exec trial node --eval "$ask"; then exit 0; fi
  sleep 3
done
docker logs trial
echo "the health of $1 is not \"pass\"" >&2
exit 1
