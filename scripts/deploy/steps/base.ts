import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { randomSecrets } from '../../../functions/src/config/secrets.ts'
import type { Deployment, Place } from '../deployment.ts'
import { readExisting } from '../existing.ts'
import { apiKeysUrl, bucketUrl, exchangeKey, multiRegion, stateBucket } from '../names.ts'
import { gcloud } from '../run.ts'
import { addSecretValue, filledSecrets } from '../secrets.ts'
import { applyRoot } from '../terraform.ts'

/** Terraform itself calls these APIs, and the region of the gateway is checked before the rest. */
const firstApis = ['apigateway', 'cloudresourcemanager', 'iam', 'serviceusage', 'storage']

const outputs = z.object({
  web_app: z.string().default('the-web-app'),
  image_build: z
    .looseObject({ substitutions: z.record(z.string(), z.string()).default({}) })
    .prefault({}),
})
export type Base = z.infer<typeof outputs>

/** Makes what the lock of a deployment and Terraform itself need. */
export async function prepare(deployment: Deployment): Promise<void> {
  const apis = firstApis.map((name) => `${name}.googleapis.com`).join(' ')
  await gcloud(deployment, `services enable ${apis}`)
  await checkGatewayRegion(deployment)
  await makeStateBucket(deployment)
}

export async function applyBase(deployment: Deployment): Promise<Base> {
  const { project, number, region, settings, bucket, deployer, parsed, isReal } = deployment
  const derived = { asks_vertex: deployment.asksVertex, multi_region: multiRegion(region) }
  const variables = { project, number, bucket, deployer, settings: parsed, ...derived }
  const existing = isReal ? await readExisting(deployment) : { base: {}, database: {} }
  const base = await applyRoot(deployment, 'base', variables, existing.base)
  const place = { database: parsed.FIRESTORE_DATABASE, location: settings['DATABASE_LOCATION'] }
  await applyRoot(deployment, 'database', { project, ...place }, existing.database)
  const here = await applyRoot(deployment, 'region', { project, region, settings: parsed })
  return outputs.parse({ ...base, ...here })
}

/** API Gateway is in few regions, which it says some time after its API is enabled. */
async function checkGatewayRegion({ project, region, ...place }: Deployment): Promise<void> {
  const url = `https://apigateway.googleapis.com/v1/projects/${project}/locations`
  for (let tries = place.isDryRun ? 1 : 12; tries > 0; tries--) {
    const found = await place.read.list(url, 'locations', z.object({ locationId: z.string() }))
    const regions = found.map(({ locationId }) => locationId).filter((id) => id !== 'global')
    if (regions.includes(region)) return
    if (regions.length > 0)
      throw new Error(`API Gateway is not in ${region}: choose REGION of ${regions.join(', ')}`)
    await place.cloud.wait(15)
  }
}

/** Terraform cannot make the bucket of its own state. */
async function makeStateBucket(deployment: Deployment): Promise<void> {
  const { region, deployer, read } = deployment
  const bucket = stateBucket(deployment)
  const found = await read.get(bucketUrl(bucket), z.object({ versioning: z.unknown().optional() }))
  if (found?.versioning !== undefined) return
  const make = (verb: string, flags: string) =>
    gcloud(deployment, `storage buckets ${verb} gs://${bucket} ${flags}`)
  const closed = '--uniform-bucket-level-access --public-access-prevention'
  if (found === undefined) await make('create', `--location=${multiRegion(region)} ${closed}`)
  const role = `--role=roles/storage.objectUser --condition=None`
  await make('add-iam-policy-binding', `--member=${deployer} ${role}`)
  // Last, so that a run that breaks off before it is seen.
  await make('update', '--versioning')
}

/** Adds the values of random secrets, and never reads or changes an existing value. */
export async function makeSecrets(deployment: Deployment): Promise<void> {
  const filled = await filledSecrets(deployment, randomSecrets)
  for (const name of randomSecrets.filter((name) => !filled.includes(name))) {
    const value = randomBytes(32).toString('base64')
    await addSecretValue(deployment, name, name === 'SECRET_KEYS' ? `1:${value}` : value)
  }
}

export async function readExchangeKey(place: Place): Promise<string | undefined> {
  const url = `${apiKeysUrl(place)}/${exchangeKey}/keyString`
  return (await place.read.get(url, z.object({ keyString: z.string() })))?.keyString
}

/**
 * Makes the service's own key for exchanging API keys. Operators often restrict the web apps' key
 * to referrers. A resource of Terraform would keep the key's text in the state.
 */
export async function makeExchangeKey(deployment: Deployment): Promise<void> {
  const schema = z.object({ name: z.string(), deleteTime: z.string().optional() })
  const url = `${apiKeysUrl(deployment)}?showDeleted=true`
  const keys = await deployment.read.list(url, 'keys', schema)
  const key = keys.find(({ name }) => name.endsWith(`/${exchangeKey}`))
  if (key?.deleteTime) await gcloud(deployment, `services api-keys undelete ${exchangeKey}`)
  const create = `create --key-id=${exchangeKey} --display-name=${exchangeKey}`
  const target = '--api-target=service=identitytoolkit.googleapis.com'
  await gcloud(deployment, `services api-keys ${key ? `update ${exchangeKey}` : create} ${target}`)
}
