#!/usr/bin/env bash
# Removes what a move to another REGION has left in a region (docs/operations-manual.md#another-region):
#   bash infrastructure/remove-region.sh <project> <region>
# An owner of the project runs it. Queues stay, because Google refuses the name of a removed
# queue for days, and they cost nothing. Google keeps sources and images of functions: the buckets
# gcf-v2-sources-* and gcf-v2-uploads-*, and the repository gcf-artifacts.
set -euo pipefail
project=$1 region=$2
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CLOUDSDK_CORE_PROJECT=$project CLOUDSDK_CORE_DISABLE_PROMPTS=1

# The last one counts, as for the deployment.
setting="^[[:space:]]*(export[[:space:]]+)?REGION[[:space:]]*=[[:space:]]*[\"'\`]?([a-z0-9-]*).*"
serving=$(sed -nE "s/$setting/\2/p" "functions/.env.$project" | tail -n 1)
if [ -z "$serving" ] || [ "$serving" = "$region" ]; then
  echo "functions/.env.$project must name another REGION than $region." >&2
  exit 1
fi

state=$(gcloud api-gateway gateways describe plant-analysis --location="$serving" --format='value(state)' < /dev/null) || true
if [ "$state" != ACTIVE ]; then
  echo "The gateway of $serving is not ACTIVE: deploy to $serving first." >&2
  exit 1
fi

# A run that is repeated finds less.
remove() {
  local said
  echo "$*"
  said=$("$@" < /dev/null 2>&1) && return
  [[ $said =~ NOT_FOUND|not\ found|not\ be\ found|matched\ no\ objects ]] && return
  printf '%s\nRun this command again. Google frees a subnet some two hours after its functions.\n' "$said" >&2
  exit 1
}

# First, because Google refuses it while the load balancer leads to it, and then nothing is harmed.
remove gcloud compute network-endpoint-groups delete plant-analysis --region="$region"
remove gcloud scheduler jobs delete "firebase-schedule-sweep-$region" --location="$region"
remove gcloud scheduler jobs delete renew-malware-signatures --location="$region"
gcloud functions list --regions="$region" --filter="labels.firebase-functions-codebase=plant-analysis-$region" --format='value(name.basename())' |
  while read -r name; do
    remove gcloud functions delete "$name" --region="$region"
  done
remove gcloud run services delete image-processor --region="$region"
remove gcloud api-gateway gateways delete plant-analysis --location="$region"
remove gcloud artifacts repositories delete plant-analysis --location="$region"
# Their revisions are gone.
remove gcloud storage rm "gs://$project-plant-builds/releases/$region/**"
remove gcloud storage rm "gs://$project-plant-builds/maintenance-$region.json"
remove gcloud compute networks subnets delete plant-analysis --region="$region"
