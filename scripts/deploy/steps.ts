import { eventsTopic } from '../../functions/src/contract/events.ts'
import { namesOf } from '../../functions/src/deployment/functions.ts'
import { roleSteps } from './role-steps.ts'
import type { Deployment } from './settings.ts'
import { type Step, words } from './step.ts'

const repository = 'plant-analysis'
const gateway = 'plant-analysis'

/** Functions that a queue, an event or the schedule calls as the functions' own account. */
export const triggered = servicesOf((deployed) => 'worker' in deployed)

/** One service account for each part, so that each has its own rights only. */
function accountSteps({ project }: Deployment): Step[] {
  return ['image-processor', 'functions', 'gateway'].map((name) => ({
    title: `Make the service account ${name}`,
    command: words(`gcloud iam service-accounts create ${name} --project ${project}`),
    existing: true,
  }))
}

/**
 * Deploys the image processor, without public access and without roles.
 * Its 4 GiB hold 10 photos at once beside clamd and its signatures.
 */
export function imageProcessorSteps(deployment: Deployment, version: string): Step[] {
  const { project, region, account } = deployment
  const image = `${region}-docker.pkg.dev/${project}/${repository}/image-processor:${version}`
  return [
    ...accountSteps(deployment),
    {
      title: 'Make the image repository',
      command: words(`gcloud artifacts repositories create ${repository} --repository-format=docker
        --location=${region} --project ${project}`),
      existing: true,
    },
    {
      title: 'Build the image processor with the malware signatures of today',
      command: words(`gcloud builds submit . --config=.build/deploy/cloudbuild.yaml
        --substitutions=_IMAGE=${image} --project ${project}`),
    },
    {
      title: 'Deploy the image processor',
      command: words(`gcloud run deploy image-processor --image=${image} --region=${region}
        --ingress=internal --no-allow-unauthenticated --add-custom-audiences=image-processor
        --cpu=2 --memory=4Gi --concurrency=10 --timeout=60 --service-account=${account('image-processor')}
        --set-env-vars=CALLER_AUDIENCE=image-processor,CALLER_EMAILS=${account('functions')}
        --project ${project}`),
    },
    invoker('image-processor', account('functions'), deployment),
  ]
}

/**
 * Deploys the functions and what they need: bucket lifecycle, topic, roles, rules and indexes.
 * Then says who may call them.
 */
export function functionSteps(
  deployment: Deployment,
  { lifecycleFile, asksVertex }: { lifecycleFile: string; asksVertex: boolean },
): Step[] {
  const { project, account, bucket } = deployment
  return [
    {
      title: 'Let the bucket remove originals whose event was lost',
      command: words(`gcloud storage buckets update gs://${bucket}
        --lifecycle-file=${lifecycleFile} --project ${project}`),
    },
    {
      title: 'Make the topic of events',
      command: words(`gcloud pubsub topics create ${eventsTopic} --project ${project}`),
      existing: true,
    },
    ...roleSteps(deployment, asksVertex),
    {
      title: 'Deploy rules, indexes and functions',
      command: words(`firebase deploy --only firestore,storage,functions --non-interactive --force
        --project ${project}`),
    },
    ...triggered.map((name) => invoker(name, account('functions'), deployment)),
  ]
}

/** Deploys the gateway. A configuration cannot be changed, so `config` names the file's content. */
export function gatewaySteps({ project, region, account }: Deployment, config: string): Step[] {
  const using = `--api=${gateway} --api-config=${config} --location=${region} --project ${project}`
  return [
    {
      title: 'Make the API',
      command: words(`gcloud api-gateway apis create ${gateway} --project ${project}`),
      existing: true,
    },
    {
      title: 'Make the gateway configuration',
      command: words(`gcloud api-gateway api-configs create ${config} --api=${gateway}
        --openapi-spec=.build/deploy/openapi2.yaml
        --backend-auth-service-account=${account('gateway')} --project ${project}`),
      existing: true,
    },
    {
      title: 'Make the gateway',
      command: words(`gcloud api-gateway gateways create ${gateway} ${using}`),
      existing: true,
    },
    {
      title: 'Move the gateway to the configuration',
      command: words(`gcloud api-gateway gateways update ${gateway} ${using}`),
    },
  ]
}

function invoker(service: string, member: string, { project, region }: Deployment): Step {
  return {
    title: `Let ${member} call ${service}`,
    command: words(`gcloud run services add-iam-policy-binding ${service}
      --member=serviceAccount:${member} --role=roles/run.invoker --region=${region}
      --project ${project}`),
  }
}

/**
 * The Cloud Run services of the functions with a property. Cloud Run has their names in lower case.
 */
function servicesOf(has: Parameters<typeof namesOf>[0]): string[] {
  return namesOf(has).map((name) => name.toLowerCase())
}
