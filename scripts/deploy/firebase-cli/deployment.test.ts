import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFunctions } from '@plant/testing/built-functions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { optionalSecrets } from '../../../functions/src/config/secrets.ts'
import { functions, namesOf } from '../../../functions/src/deployment/functions.ts'
import { writeFunctionsManifest } from '../../build/manifest.ts'
import { fakeCloud } from './cloud.ts'
import { type Backend, deployTo, type Endpoint, readBackend } from './firebase-cli.ts'

const to = { project: 'a-project', bucket: 'a-project.firebasestorage.app' }
const account = (name: string) => `${name}@a-project.iam.gserviceaccount.com`
const member = (name: string) => `serviceAccount:${account(name)}`
const namesOfKind = (...kinds: string[]) => namesOf(({ trigger }) => kinds.includes(trigger.kind))

let folder: string

beforeAll(async () => {
  folder = await builtFunctions()
}, 240_000)

afterAll(() => rmSync(folder, { recursive: true }))

const manifests = new Map<string, string>()

/**
 * Writes the manifest of a project, as the build before an upload does. Runs the SDK's discovery
 * once for the same settings.
 */
async function manifestOf(project: string, settings: Record<string, string> = {}): Promise<void> {
  const file = join(folder, 'functions.yaml')
  const key = JSON.stringify([project, settings])
  const known = manifests.get(key)
  if (known !== undefined) return writeFileSync(file, known)
  await writeFunctionsManifest(folder, {
    ...process.env,
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: to.bucket }),
    ...settings,
  })
  manifests.set(key, readFileSync(file, 'utf8'))
}

const settings = { REGION: 'europe-west1', OPTIONAL_SECRETS: optionalSecrets.join(',') }

async function readDeployment(more: Record<string, string> = {}) {
  await manifestOf(to.project, { ...settings, ...more })
  return readBackend('firebase-tools-deploy', folder, to)
}

// These tests run the SDK's discovery and the Firebase CLI's own code.
describe('the Firebase CLI that deploys', () => {
  let backend: Backend
  let endpoints: Map<string, Endpoint>
  let cloud: ReturnType<typeof fakeCloud>

  beforeAll(async () => {
    const read = await readDeployment()
    backend = read.backend
    endpoints = read.endpoints
    cloud = fakeCloud()
    await deployTo(cloud, backend, undefined, to)
  })

  const created = () =>
    cloud.sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/functions'))

  it('creates every function in the table of functions', () => {
    expect(created()).toHaveLength(Object.keys(functions).length)
  })

  it('makes Google run no script but those that npm runs as it installs the packages', () => {
    const environmentVariables = { GOOGLE_NODE_RUN_SCRIPTS: '' }
    for (const { body } of created())
      expect(body).toMatchObject({ buildConfig: { environmentVariables } })
  })

  it('names every service account by its full address, as policies and jobs require', () => {
    expect(JSON.stringify(cloud.sent)).toContain('serviceAccount')
    expect(JSON.stringify(cloud.sent).match(/[\w-]+@(?!a-project\.iam\.)[^"]*/g)).toBeNull()
  })

  it.each(namesOfKind('http'))('lets only the gateway call %s', (name) => {
    expect(cloud.membersOf(`services/${name}`, 'roles/run.invoker')).toEqual([member('gateway')])
  })

  it.each(namesOfKind('task'))(
    'lets no account call %s, except the accounts that fill its queue',
    (name) => {
      const service = `services/${name.toLowerCase()}`
      const callers = cloud.membersOf(service, 'roles/run.invoker')
      expect(callers).toContain(member('functions'))
      expect(callers.includes(member('webhooks'))).toBe(name === 'retryWebhook')
      expect(cloud.membersOf(`queues/${name}`, 'roles/cloudtasks.enqueuer')).toEqual(callers)
    },
  )

  it('removes no permission in an update', async () => {
    const before = cloud.sent.length
    const { backend: again } = await readDeployment()
    await deployTo(cloud, again, backend, to)
    const update = cloud.sent.slice(before)
    expect(update.filter(({ method }) => method === 'PATCH')).not.toEqual([])
    const ofServices = update.filter(({ path }) => /services\/.*:setIamPolicy$/.test(path))
    expect(ofServices.map(({ path }) => path)).toEqual([])
  })

  it('labels each function by its content, which tells whether a release is new', async () => {
    const label = z.object({
      name: z.string(),
      labels: z.object({ 'firebase-functions-hash': z.string().length(40) }),
    })
    const hashesOf = (calls: { body: unknown }[]) =>
      new Map(calls.map(({ body }) => [label.parse(body).name, label.parse(body).labels]))
    const before = cloud.sent.length
    await deployTo(cloud, (await readDeployment()).backend, backend, to)
    const updated = cloud.sent
      .slice(before)
      .filter(({ method, path }) => method === 'PATCH' && path.includes('/functions/'))
    expect(updated.length).toBeGreaterThan(0)
    expect(hashesOf(updated)).toEqual(hashesOf(created()))
  })

  it('gives no function more instances than a new project may have', () => {
    for (const [, { maxInstances }] of endpoints) {
      expect(maxInstances).toBeGreaterThanOrEqual(1)
      expect(maxInstances).toBeLessThanOrEqual(10)
    }
    expect(endpoints.get('sweep')?.maxInstances).toBe(1)
  })

  it('gives the configured number of instances to functions whose load grows with the number of callers', async () => {
    const { endpoints: larger } = await readDeployment({ MAX_INSTANCES: '40' })
    expect(larger.get('api')?.maxInstances).toBe(40)
    expect(larger.get('buildExport')?.maxInstances).toBe(10)
  })

  it('connects only callers of the image processor to the network', () => {
    const network = {
      networkInterfaces: [{ network: 'plant-analysis', subnetwork: 'plant-analysis' }],
      egressSettings: 'PRIVATE_RANGES_ONLY',
    }
    const connected = [...endpoints].filter(([, { vpc }]) => vpc)
    expect(connected.map(([name]) => name).sort()).toEqual(
      namesOf(({ callsImageProcessor }) => callsImageProcessor).sort(),
    )
    for (const [, { vpc }] of connected) expect(vpc).toEqual(network)
  })

  it('runs everything in the configured region', () => {
    expect(JSON.stringify(cloud.sent)).toContain('locations/europe-west1')
    expect(JSON.stringify(cloud.sent)).not.toContain('us-central1')
  })

  it('deploys the functions as their own codebase', () => {
    for (const { body } of created())
      expect(body).toMatchObject({
        labels: { 'firebase-functions-codebase': 'plant-analysis-europe-west1' },
      })
  })

  it('uses a separate account for functions that contact foreign servers', () => {
    const deliveries = [...endpoints].filter(
      ([, each]) => each.serviceAccount === account('webhooks'),
    )
    expect(deliveries.map(([name]) => name).sort()).toEqual(['deliverWebhook', 'retryWebhook'])
    for (const [, each] of endpoints) expect(each.serviceAccount).toMatch(/^(functions|webhooks)@/)
  })

  it('lets the webhook account read no secret that signs tokens or sends mails', () => {
    const readersOf = (secret: string) =>
      cloud.membersOf(`secrets/${secret}`, 'roles/secretmanager.secretAccessor')
    expect(readersOf('SECRET_KEYS')).toEqual([member('functions'), member('webhooks')])
    for (const secret of ['SMTP_URL', 'PAGE_TOKEN_SECRET', 'INVITATION_SECRET'])
      expect(readersOf(secret)).toEqual([member('functions')])
  })

  it('fails without a region', async () => {
    await expect(manifestOf(to.project)).rejects.toThrow('REGION')
  })
})

describe('the manifest of the local stack', () => {
  it("can be read by the emulators' Firebase CLI, and names no cloud resource", async () => {
    const demo = { project: 'demo-plant', bucket: to.bucket }
    await manifestOf(demo.project)
    const { endpoints } = await readBackend('firebase-tools', folder, demo)
    expect([...endpoints.keys()].sort()).toEqual(Object.keys(functions).sort())
    for (const [, { region, vpc, serviceAccount, secretEnvironmentVariables }] of endpoints)
      expect({ region, vpc, serviceAccount, secretEnvironmentVariables }).toMatchObject({
        region: 'us-central1',
        vpc: null,
        serviceAccount: null,
      })
  })

  it("has no network settings, because the emulators' Firebase CLI would reject them", async () => {
    await manifestOf(to.project, settings)
    await expect(readBackend('firebase-tools', folder, to)).rejects.toThrow(
      'Failed to parse build specification',
    )
  })
})

it('a deployment keeps instances for requests ready only where the operator wants it, and within the maximum', async () => {
  const { endpoints } = await readDeployment()
  expect([...endpoints.values()].filter(({ minInstances }) => minInstances !== 0)).toEqual([])
  const ready = { MIN_INSTANCES: '3', MAX_INSTANCES: '2' }
  const { endpoints: warm } = await readDeployment(ready)
  const kept = [...warm].filter(([, { minInstances }]) => minInstances === 2).map(([id]) => id)
  expect(kept.sort()).toEqual(['api', 'photos', 'runAnalysis'])
  expect([...warm.values()].filter(({ minInstances }) => minInstances === 0)).toHaveLength(
    warm.size - 3,
  )
})

// https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions says that
// only `allTrafficOnLatestRevision` takes the traffic from the revisions that have it.
it('an update by the Firebase CLI leaves the traffic of a function as it is', async () => {
  const cloud = fakeCloud()
  const { backend } = await readDeployment()
  await deployTo(cloud, backend, undefined, to)
  await deployTo(cloud, (await readDeployment()).backend, backend, to)
  const updates = cloud.sent.filter(
    ({ method, path }) => method === 'PATCH' && path.includes('/functions/'),
  )
  expect(updates.length).toBeGreaterThan(0)
  expect(JSON.stringify(updates)).not.toContain('allTrafficOnLatestRevision')
  for (const { queryParams } of updates) {
    const mask = queryParams?.['updateMask']?.split(',') ?? []
    expect(mask).toContain('serviceConfig.timeoutSeconds')
    expect(mask).not.toContain('serviceConfig')
  }
})

it('a deployment to another region neither changes nor removes a function of the first', async () => {
  const cloud = fakeCloud()
  const { backend } = await readDeployment()
  await deployTo(cloud, backend, undefined, to)
  const from = cloud.sent.length
  await deployTo(cloud, (await readDeployment({ REGION: 'europe-west2' })).backend, backend, to)
  const calls = cloud.sent.slice(from)
  expect(calls.filter(({ path }) => path.includes('europe-west1'))).toEqual([])
  const created = calls.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/functions'),
  )
  expect(created).toHaveLength(Object.keys(functions).length)
})
