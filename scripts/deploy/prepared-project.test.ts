import { describe, expect, it } from 'vitest'
import { namesOf } from '../../functions/src/deployment/functions.ts'
import { deployTo } from './testing/deploy-to.ts'
import {
  reachesImageProcessor,
  rulesReadDocuments,
} from './testing/fake-project/deployed-service.ts'
import { freshState, membersOf } from './testing/fake-project/state.ts'
import { bucket, preparedState, project } from './testing/prepared.ts'

const agent = (state: { number: string }) => `${state.number}-compute@developer.gserviceaccount.com`

describe('a deployment to a manually prepared project', () => {
  it('needs only APIs that the deployment or the operator has enabled', async () => {
    const prepared = preparedState()
    const { fault, state } = await deployTo({ ...prepared, apis: freshState(project).apis })
    expect(fault).toBeUndefined()
    expect(state.gateways.size).toBe(1)
  })

  it("uses the project's bucket", async () => {
    const { state } = await deployTo(preparedState())
    expect(state.buckets.get(bucket)?.lifecycle).toBeDefined()
    expect(state.buckets.get(`${project}.appspot.com`)?.lifecycle).toBeUndefined()
  })

  it('recognises an existing account only by its exact name', async () => {
    const refused = preparedState()
    refused.accounts.clear()
    const { fault, state } = await deployTo(refused, {
      prepare: (cloud) => cloud.failOnce(/service-accounts create/),
    })
    expect(fault?.message).toContain('UNAVAILABLE')
    expect(state.services.size).toBe(0)
  })

  it('recreates a gateway configuration whose creation failed', async () => {
    const first = await deployTo(preparedState())
    const { state } = first
    for (const config of state.gatewayConfigs.values()) config.state = 'FAILED'
    state.gateways.clear()
    const { fault } = await deployTo(state)
    expect(fault).toBeUndefined()
    expect(state.gateways.size).toBe(1)
  })

  it('creates the database in the configured location and protects it', async () => {
    const { state } = await deployTo(preparedState())
    expect(state.database).toMatchObject({
      location: 'eur3',
      isProtected: true,
      hasPointInTimeRecovery: true,
      backups: [{ recurrence: 'daily', retention: '14d' }],
    })
  })

  it("creates every bucket in the operator's region", async () => {
    const { state } = await deployTo(freshState(project))
    const locations = [...state.buckets.values()].map(({ location }) => location)
    expect(locations).toEqual(['europe-west1', 'europe-west1'])
  })

  it('adds a version to a secret without a version', async () => {
    const half = freshState(project)
    half.secrets.set('PAGE_TOKEN_SECRET', 0)
    const { fault, state } = await deployTo(half)
    expect(fault).toBeUndefined()
    expect(state.secrets.get('PAGE_TOKEN_SECRET')).toBe(1)
  })

  it('can build in an organisation with secure defaults', async () => {
    const secure = preparedState()
    secure.policies.clear()
    const { fault, state } = await deployTo(secure)
    expect(fault).toBeUndefined()
    const builders = membersOf(state, `projects/${project}`, 'roles/cloudbuild.builds.builder')
    expect(builders).toContain(`serviceAccount:${agent(state)}`)
  })

  it('starts no more vCPUs at once than the quota of a new project allows', async () => {
    const { fault } = await deployTo({ ...preparedState(), cpuQuota: 20 })
    expect(fault).toBeUndefined()
  })

  it('deploys functions only after their indexes are ready', async () => {
    const { fault } = await deployTo({ ...preparedState(), indexSeconds: 600 })
    expect(fault).toBeUndefined()
  })

  it('waits for the first use of Eventarc, which takes minutes', async () => {
    const { fault } = await deployTo({ ...preparedState(), eventarcAt: undefined })
    expect(fault).toBeUndefined()
  })
})

describe('the result of a deployment', () => {
  it('lets every function that calls the image processor reach it', async () => {
    const { state } = await deployTo(preparedState())
    const callers = namesOf(({ callsImageProcessor }) => callsImageProcessor)
    expect(callers.filter((name) => !reachesImageProcessor(state, name))).toEqual([])
  })

  it('lets the Storage rules read the documents that they check', async () => {
    const { state } = await deployTo(preparedState())
    expect(rulesReadDocuments(state)).toBe(true)
  })

  it('keeps no deleted photo, and lets web apps load the existing photos', async () => {
    const { state } = await deployTo(preparedState())
    expect(state.buckets.get(bucket)?.softDeleteSeconds).toBe(0)
    expect(state.buckets.get(bucket)?.cors).toEqual([
      expect.objectContaining({ method: ['GET', 'HEAD'] }),
    ])
  })

  it('runs one to ten instances of the image processor, from an image that is identified by its digest', async () => {
    const { state } = await deployTo(preparedState())
    expect(state.services.get('image-processor')?.flags).toMatchObject({
      '--image': expect.stringMatching(/@sha256:[0-9a-f]{64}$/),
      '--min-instances': '1',
      '--max-instances': '10',
      '--cpu-boost': '',
      '--execution-environment': 'gen2',
      '--startup-probe': expect.stringContaining('httpGet.path=/health'),
    })
  })

  it('renews the malware signatures daily, at an odd-numbered minute', async () => {
    const { state } = await deployTo(preparedState())
    const [job] = [...state.jobs.values()]
    const [minute, ...rest] = job?.['--schedule']?.split(' ') ?? []
    expect(Number(minute) % 2).toBe(1)
    expect(rest).toEqual(['3', '*', '*', '*'])
    expect(job?.['body']).toContain('gcloud run deploy image-processor')
  })

  it('exchanges API keys with a separate Google key that has no other use', async () => {
    const { state } = await deployTo(preparedState())
    const keys = [...state.apiKeys.values()]
    expect(keys).toEqual([{ service: 'identitytoolkit.googleapis.com' }])
    const { variables } = state.functions.get('api') ?? {}
    expect(variables?.['IDENTITY_API_KEY']).toMatch(/^key-/)
  })

  it('removes old images and old gateway configurations', async () => {
    const old = preparedState()
    old.gatewayApis.add('plant-analysis')
    for (let at = 0; at < 99; at++)
      old.gatewayConfigs.set(`c${at}`, { text: '', state: 'ACTIVE', madeAt: at })
    const { state } = await deployTo(old)
    expect(state.gatewayConfigs.size).toBeLessThan(20)
    expect(state.repositories.get('plant-analysis')?.policies).toBeDefined()
    expect(state.repositories.get('gcf-artifacts')?.policies).toBeDefined()
  })

  it('changes nothing if everything is up to date', async () => {
    const { state, cloud } = await deployTo(preparedState())
    expect(cloud.commands).not.toEqual([])
    const again = await deployTo(state)
    expect(again.fault).toBeUndefined()
    expect(again.cloud.commands).toEqual([])
  })
})
