#!/usr/bin/env bash
# Lets the workflows of a repository on GitHub deploy to a project, or check it, without a key:
#   bash infrastructure/connect-github.sh <project> <owner>/<repository> staging|production|check
# An owner of the project runs it, and again after a change of deployer-role.yaml. The environment
# `check` gets the account of the check, which a first deployment makes. A project lets in only the
# repository that was named last.
set -euo pipefail
project=$1 repository=$2 environment=$3
account=$([ "$environment" = check ] && echo smoke-test || echo deployer)
email=$account@$project.iam.gserviceaccount.com
role=infrastructure/deployer-role.yaml
cd "$(dirname "${BASH_SOURCE[0]}")/.."

there() { "$@" > /dev/null 2>&1; }

# Google takes up to a minute until it can grant a role to a new account.
again() {
  for seconds in 5 10 15 30; do
    "$@" && return
    sleep "$seconds"
  done
  "$@" || { echo "Run this command again in some minutes." >&2 && return 1; }
}

# Somebody else may get the name of the owner one day, but never the number.
owner=$(curl -fsS "https://api.github.com/users/${repository%%/*}")
[[ $owner =~ \"id\":\ *([0-9]+) ]] || { echo "GitHub knows no ${repository%%/*}." >&2 && exit 1; }
owner_id=${BASH_REMATCH[1]}

gcloud services enable iam.googleapis.com iamcredentials.googleapis.com sts.googleapis.com --project="$project"

if [ "$account" = deployer ]; then
  there gcloud iam roles describe plantDeployer --project="$project" ||
    gcloud iam roles create plantDeployer --project="$project" --file="$role"
  gcloud iam roles update plantDeployer --project="$project" --file="$role" --quiet
  there gcloud iam service-accounts describe "$email" --project="$project" ||
    gcloud iam service-accounts create deployer --project="$project"
  again gcloud projects add-iam-policy-binding "$project" --member="serviceAccount:$email" --role="projects/$project/roles/plantDeployer" --condition=None
fi

# Only this repository, only its main branch, and only jobs that GitHub let into an environment.
condition="assertion.repository=='$repository'&&assertion.repository_owner_id=='$owner_id'&&assertion.ref=='refs/heads/main'"
there gcloud iam workload-identity-pools describe github --location=global --project="$project" ||
  gcloud iam workload-identity-pools create github --location=global --project="$project"
there gcloud iam workload-identity-pools providers describe github --workload-identity-pool=github --location=global --project="$project" ||
  gcloud iam workload-identity-pools providers create-oidc github --workload-identity-pool=github --location=global --project="$project" --issuer-uri=https://token.actions.githubusercontent.com --attribute-mapping=google.subject=assertion.sub,attribute.environment=assertion.environment --attribute-condition="$condition"
gcloud iam workload-identity-pools providers update-oidc github --workload-identity-pool=github --location=global --project="$project" --attribute-condition="$condition"

number=$(gcloud projects describe "$project" --format='value(projectNumber)')
identities=projects/$number/locations/global/workloadIdentityPools/github
again gcloud iam service-accounts add-iam-policy-binding "$email" --project="$project" --role=roles/iam.workloadIdentityUser --member="principalSet://iam.googleapis.com/$identities/attribute.environment/$environment"

echo "Set these variables of the environment $environment on GitHub, and SETTINGS:"
echo "PROJECT=$project"
echo "ACCOUNT=$email"
echo "PROVIDER=$identities/providers/github"
