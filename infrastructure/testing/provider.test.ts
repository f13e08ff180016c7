import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readMade } from '../../scripts/deploy/existing.ts'
import { rolesAddedByTheCli } from '../../scripts/deploy/firebase-cli/firebase-cli.ts'
import { budgetsUrl, monitoringUrls } from '../../scripts/deploy/steps/edge.ts'
import { clean, copied, copyAgain, deployPart, existing, prepare, read, store } from './prepared.ts'
import { variables } from './project.ts'

describe.each(['base', 'database', 'region', 'gateway', 'edge', 'budget'] as const)(
  'a fresh project gets %s',
  (name) => {
    afterEach(clean)

    it('in one run, after which a second run changes nothing and the state holds no secret', async () => {
      await prepare(name)
      expect(await copied.apply()).toMatchObject({ status: 0 })
      const calls = store.calls.length
      const { status, text } = await copied.plan()
      expect(text).toContain('No changes')
      expect(status).toBe(0)
      expect(store.calls.slice(calls).filter((call) => /^(PATCH|PUT|DELETE)/.test(call))).toEqual(
        [],
      )

      const state = await copied.terraform('show', '-json')
      expect(state.text.length).toBeGreaterThan(1000)
      expect(state.text).not.toMatch(/secret_data|key_string|private_key/)
      expect(store.calls.filter((call) => /:addVersion|hmacKeys|keyString/.test(call))).toEqual([])
    })
  },
)

describe('a project with a database from the Firebase console', () => {
  const database = 'projects/plants-1/databases/(default)'
  const kind = { type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD', locationId: 'eur3' }
  afterEach(clean)

  it('keeps and protects it', async () => {
    await prepare('database')
    store.documents.set(`FIRESTORE/${database}`, { name: database, ...kind })
    await deployPart((await existing()).database)
    expect(store.calls).not.toContain('POST FIRESTORE/projects/plants-1/databases')
    expect(store.documents.get(`FIRESTORE/${database}`)).toMatchObject(guarded)
  })

  it('keeps it as it is when a restored one takes its place', async () => {
    await prepare('database')
    await deployPart((await existing()).database)
    const former = [...store.documents].filter(([name]) => name.includes(database))
    const restored = 'projects/plants-1/databases/restored'
    store.documents.set(`FIRESTORE/${restored}`, { name: restored, ...kind })
    await copyAgain('database', { ...variables.database, database: 'restored' })
    await deployPart((await existing('restored')).database)
    expect(store.documents.get(`FIRESTORE/${restored}`)).toMatchObject(guarded)
    const names = [...store.documents.keys()]
    expect(names.filter((name) => name.startsWith(`FIRESTORE/${restored}/`))).toHaveLength(
      former.length - 1,
    )
    expect([...store.documents].filter(([name]) => name.includes(database))).toEqual(former)
    expect(store.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })
})

const guarded = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
}

describe('a project with its base', () => {
  afterAll(clean)

  it('leaves no role to the Firebase CLI, whose policies lose conditions', async () => {
    await prepare('base')
    await deployPart((await existing()).base)
    const policy = store.policies.get('RESOURCE_MANAGER/projects/plants-1')
    expect(await rolesAddedByTheCli(policy)).toEqual([])
  })
})

describe('a project with its image processor', () => {
  const image = 'CLOUD_RUN_V2/projects/plants-1/locations/europe-west1/services/image-processor'

  beforeAll(async () => {
    await prepare('region')
    await deployPart({})
  })
  afterAll(clean)

  it('leaves a build what gcloud sets with an image', async () => {
    const service = store.documents.get(image) as { template: { containers: object[] } }
    const [container] = service.template.containers
    const made = { name: 'image-processor-1', image: 'an-image@sha256:1' }
    const containers = [{ ...container, ...made, ports: [{ name: 'http1', containerPort: 8080 }] }]
    const labels = { 'client.knative.dev/nonce': 'abc' }
    const template = { ...service.template, labels, containers }
    const traffic = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }]
    const by = { client: 'gcloud', clientVersion: '528.0.0' }
    store.documents.set(image, { ...service, ...by, template, traffic })
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })

  it('forgets the name of a revision, which no later change may repeat', async () => {
    const service = store.documents.get(image) as { template: object }
    const template = { ...service.template, revision: 'image-processor-00002-abc' }
    store.documents.set(image, { ...service, template })
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(store.documents.get(image)).not.toHaveProperty('template.revision')
  })
})

describe('what an earlier run made and could not record', () => {
  afterEach(clean)
  const documents = () => [...store.documents.keys()].sort()

  it('is taken over', async () => {
    const lost = [
      /^POST API_GATEWAY\/.*\/apis$/,
      /^POST COMPUTE\/.*\/networks$/,
      /^POST DNS\/.*\/managedZones$/,
      /^POST IAM_BETA\/.*\/serviceAccounts$/,
      /^POST SECRET_MANAGER\/.*\/secrets$/,
      /^POST STORAGE\/b$/,
    ].map((call) => ({ call, status: 'lost' as const, times: 1 }))
    await prepare('base', lost)
    // The zone is lost in a second run, because it needs the network.
    for (const _run of [1, 2])
      await expect(deployPart((await existing()).base)).rejects.toThrow(/: EOF/)
    expect(store.refusals.map(({ times }) => times)).toEqual(lost.map(() => 0))
    const [first = ''] = await deployPart((await existing()).base)
    expect(first).toMatch(/Error 409.*already exists/)

    // Under names that Google chose, equal parts would be made twice.
    const before = documents()
    await copied.terraform('state', 'rm', 'google_firebase_web_app.console')
    await deployPart((await existing()).base)
    expect(documents()).toEqual(before)
    expect(store.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })

  it('is taken over under names that Google chose by the database', async () => {
    await prepare('database')
    await deployPart({})
    const before = documents()
    for (const name of ['backup_schedule.daily', 'index.index'])
      await copied.terraform('state', 'rm', `google_firestore_${name}`)
    await deployPart((await existing()).database)
    expect(documents()).toEqual(before)
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })

  it.each([
    [
      'edge',
      /^POST MONITORING\/.*\/(alertPolicies|uptimeCheckConfigs|notificationChannels|dashboards)$/,
    ],
    ['budget', /^POST BILLING_BUDGETS\//],
  ] as const)('is taken over under names that Google chose by %s', async (name, call) => {
    await prepare(name)
    await deployPart({})
    const before = documents()
    const made = store.calls.filter((line) => call.test(line)).length
    expect(made).toBeGreaterThan(name === 'edge' ? 18 : 0)
    // As after `kill -9`, when the state holds nothing of the run.
    rmSync(join(copied.folder, 'terraform.tfstate'))
    const urls = [...monitoringUrls('plants-1'), budgetsUrl('0-1-2')]
    const known = { ...variables[name], made: await readMade({ read }, urls) }
    writeFileSync(join(copied.folder, 'terraform.tfvars.json'), JSON.stringify(known))
    await deployPart({})
    expect(store.calls.filter((line) => call.test(line))).toHaveLength(made)
    expect(documents()).toEqual(before)
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })

  it.each([
    [
      'region',
      [
        /^POST ARTIFACT_REGISTRY\/.*\/repositories$/,
        /^POST CLOUD_RUN_V2\/.*\/services$/,
        /^POST CLOUD_SCHEDULER\/.*\/jobs$/,
        /^POST COMPUTE\/.*\/subnetworks$/,
      ],
    ],
    ['gateway', [/^POST API_GATEWAY\/.*\/gateways$/]],
    ['edge', [/^POST LOGGING\/.*\/metrics$/]],
  ] as const)('is taken over by %s', async (name, lost) => {
    await prepare(
      name,
      lost.map((call) => ({ call, status: 'lost' as const, times: 1 })),
    )
    // The job names the repository, so it is lost in a second run.
    for (const _run of name === 'region' ? [1, 2] : [1])
      await expect(deployPart({})).rejects.toThrow(/: EOF/)
    await deployPart({})
    expect(store.refusals.map(({ times }) => times)).toEqual(lost.map(() => 0))
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })

  it('is taken over by the objectives', async () => {
    const lost = [/^POST MONITORING\/.*\/services$/, /\/services\/.*\/serviceLevelObjectives$/]
    await prepare(
      'edge',
      lost.map((call) => ({ call, status: 'lost' as const, times: 1 })),
    )
    // An objective needs the service, so it is lost in a second run.
    for (const _run of [1, 2]) await expect(deployPart({})).rejects.toThrow(/: EOF/)
    await deployPart({})
    expect(store.refusals.map(({ times }) => times)).toEqual([0, 0])
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })
})

describe('a project that refuses', () => {
  afterEach(clean)

  it('says what is refused, keeps what was made, and is finished by a second run', async () => {
    await prepare('base', [
      {
        call: /^POST DNS\/.*\/managedZones$/,
        status: 403,
        message: "Permission 'dns.managedZones.create' denied",
        times: 1,
      },
      // The provider waits and tries again.
      { call: /^POST SECRET_MANAGER\//, status: 429, message: 'Quota exceeded', times: 2 },
      { call: /^PUT PUBSUB\//, status: 503, message: 'The service is unavailable', times: 2 },
    ])
    const { status, text } = await copied.apply()
    expect(status).toBe(1)
    expect(text).toContain("Permission 'dns.managedZones.create' denied")
    expect(text).toContain('google_dns_managed_zone.run_app')
    expect(text.match(/^. ?Error:|^Error:/gm)).toHaveLength(1)
    expect(store.refusals.map(({ times }) => times)).toEqual([0, 0, 0])

    const posts = () => store.calls.filter((call) => /^POST (?!.*:getIamPolicy$)/.test(call)).length
    const made = posts()
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(posts() - made).toBeLessThan(20)
    expect(await copied.plan()).toMatchObject({ status: 0 })
  })

  it('waits where Firestore makes few changes at once', async () => {
    const call = /^PATCH FIRESTORE\/.*\/fields\/expiresAt$/
    const message = 'Please retry, underlying data changed'
    await prepare('database', [{ call, status: 409, message, times: 3 }])
    expect(await copied.apply()).toMatchObject({ status: 0 })
    expect(store.refusals.map(({ times }) => times)).toEqual([0])
  })

  it('refuses a bucket of builds that somebody else has taken', async () => {
    await prepare('base', [
      {
        call: /^POST STORAGE\/b$/,
        status: 409,
        message: 'The requested bucket name is not available',
        times: 9,
      },
    ])
    const { status, text } = await copied.apply()
    expect(status).toBe(1)
    expect(text).toContain('The requested bucket name is not available')
    expect([...store.policies.keys()].filter((name) => name.includes('plant-builds'))).toEqual([])
  })

  it('leaves out the budget alone', async () => {
    const call = /^POST BILLING_BUDGETS\//
    await prepare('budget', [
      { call, status: 403, message: 'The caller does not have permission', times: 9 },
    ])
    const { status, text } = await copied.apply()
    expect(status).toBe(1)
    expect(text).toContain('The caller does not have permission')
  })
})
