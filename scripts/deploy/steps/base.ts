import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { randomSecrets } from '../../../functions/src/config/secrets.ts'
import type { Deployment } from '../deployment.ts'
import { bucketUrl, databaseUrl, exchangeKey, stateBucket } from '../names.ts'
import { run } from '../run.ts'
import { filledSecrets } from '../secrets.ts'
import { applyRoot } from '../terraform.ts'

/** Terraform itself calls these APIs, and the region of the gateway is checked before the rest. */
const firstApis = ['apigateway', 'cloudresourcemanager', 'iam', 'serviceusage', 'storage']

/** What the rest of the deployment needs of `infrastructure/base`. */
const outputs = z.object({
  image_processor_url: z.string().default('https://the-address-of-the-image-processor'),
  web_app: z.string().default('the-web-app'),
  image_build: z
    .looseObject({ substitutions: z.record(z.string(), z.string()).default({}) })
    .prefault({}),
})
export type Base = z.infer<typeof outputs>

/** Makes the project's parts that need no deployed function. */
export async function applyBase(deployment: Deployment): Promise<Base> {
  const { project, number, region, databaseLocation, bucket, deployer, asksVertex, read } =
    deployment
  const apis = firstApis.map((name) => `${name}.googleapis.com`).join(' ')
  await run(deployment, `gcloud services enable ${apis} --project=${project}`)
  await checkGatewayRegion(deployment)
  await makeStateBucket(deployment)
  const found = await applyRoot(deployment, 'base', {
    project,
    number,
    region,
    database_location: databaseLocation,
    database_exists: (await read.get(databaseUrl(deployment), z.object({}))) !== undefined,
    bucket: { ...bucket, exists: deployment.isReal },
    deployer,
    asks_vertex: asksVertex,
  })
  return outputs.parse(found)
}

/** API Gateway is in few regions, which nobody can read before its API is enabled. */
async function checkGatewayRegion({ project, region, read }: Deployment): Promise<void> {
  const url = `https://apigateway.googleapis.com/v1/projects/${project}/locations`
  const found = await read.list(url, 'locations', z.object({ locationId: z.string() }))
  const regions = found.map(({ locationId }) => locationId).filter((id) => id !== 'global')
  if (regions.length > 0 && !regions.includes(region))
    throw new Error(`API Gateway is not in ${region}: choose REGION of ${regions.join(', ')}`)
}

/** Terraform cannot make the bucket of its own state. */
async function makeStateBucket(deployment: Deployment): Promise<void> {
  const { project, region, deployer, read } = deployment
  const bucket = stateBucket(deployment)
  const found = await read.get(bucketUrl(bucket), z.object({ versioning: z.unknown().optional() }))
  if (found?.versioning !== undefined) return
  const at = `gs://${bucket} --project=${project}`
  if (found === undefined)
    await run(
      deployment,
      `gcloud storage buckets create ${at} --location=${region} --uniform-bucket-level-access
        --public-access-prevention`,
    )
  await run(
    deployment,
    `gcloud storage buckets add-iam-policy-binding ${at} --member=${deployer}
      --role=roles/storage.objectUser --condition=None`,
  )
  // Last, so that a run that breaks off before it is seen.
  await run(deployment, `gcloud storage buckets update ${at} --versioning`)
}

/** Adds the values of random secrets, and never reads or changes an existing value. */
export async function makeSecrets(deployment: Deployment): Promise<void> {
  const { project, read } = deployment
  const filled = await filledSecrets(project, read, randomSecrets)
  for (const name of randomSecrets.filter((name) => !filled.includes(name))) {
    const value = randomBytes(32).toString('base64')
    await run(
      deployment,
      `gcloud secrets versions add ${name} --data-file=- --project=${project}`,
      {
        input: name === 'SECRET_KEYS' ? `1:${value}` : value,
      },
    )
  }
}

/**
 * Makes the service's own key for exchanging API keys. Operators often restrict the web apps' key
 * to referrers. A resource of Terraform would keep the key's text in the state.
 */
export async function makeExchangeKey(deployment: Deployment): Promise<void> {
  const { project, read } = deployment
  const url = `https://apikeys.googleapis.com/v2/projects/${project}/locations/global/keys/${exchangeKey}`
  const target = `--api-target=service=identitytoolkit.googleapis.com --project=${project}`
  if ((await read.get(url, z.object({}))) === undefined)
    await run(
      deployment,
      `gcloud services api-keys create --key-id=${exchangeKey} --display-name=${exchangeKey} ${target}`,
    )
  else await run(deployment, `gcloud services api-keys update ${exchangeKey} ${target}`)
}
