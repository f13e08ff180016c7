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

describe('a deployment to a project that was prepared by hand', () => {
  it('needs no API that nobody enabled', async () => {
    const prepared = preparedState()
    const { fault, state } = await deployTo({ ...prepared, apis: freshState(project).apis })
    expect(fault).toBeUndefined()
    expect(state.gateways.size).toBe(1)
  })

  it('uses the bucket that the project has', async () => {
    const { state } = await deployTo(preparedState())
    expect(state.buckets.get(bucket)?.lifecycle).toBeDefined()
    expect(state.buckets.get(`${project}.appspot.com`)?.lifecycle).toBeUndefined()
  })

  it('takes only an existing account for one that exists', async () => {
    const refused = preparedState()
    refused.accounts.clear()
    const { fault, state } = await deployTo(refused, {
      prepare: (cloud) => cloud.failOnce(/service-accounts create/),
    })
    expect(fault?.message).toContain('UNAVAILABLE')
    expect(state.services.size).toBe(0)
  })

  it('makes a configuration of the gateway again whose making has failed', async () => {
    const first = await deployTo(preparedState())
    const { state } = first
    for (const config of state.gatewayConfigs.values()) config.state = 'FAILED'
    state.gateways.clear()
    const { fault } = await deployTo(state)
    expect(fault).toBeUndefined()
    expect(state.gateways.size).toBe(1)
  })

  it('makes the database where the operator said, and protects it', async () => {
    const { state } = await deployTo(preparedState())
    expect(state.database).toMatchObject({
      location: 'eur3',
      isProtected: true,
      hasPointInTimeRecovery: true,
      backups: [{ recurrence: 'daily', retention: '14d' }],
    })
  })

  it('keeps everything in the region of the operator', async () => {
    const { state } = await deployTo(freshState(project))
    const locations = [...state.buckets.values()].map(({ location }) => location)
    expect(locations).toEqual(['europe-west1', 'europe-west1'])
  })

  it('goes on from a secret that got no version', async () => {
    const half = freshState(project)
    half.secrets.set('PAGE_TOKEN_SECRET', 0)
    const { fault, state } = await deployTo(half)
    expect(fault).toBeUndefined()
    expect(state.secrets.get('PAGE_TOKEN_SECRET')).toBe(1)
  })

  it('builds in an organisation that is secure by default', async () => {
    const secure = preparedState()
    secure.policies.clear()
    const { fault, state } = await deployTo(secure)
    expect(fault).toBeUndefined()
    const builders = membersOf(state, `projects/${project}`, 'roles/cloudbuild.builds.builder')
    expect(builders).toContain(`serviceAccount:${agent(state)}`)
  })

  it('starts no more processors at once than a young project has', async () => {
    const { fault } = await deployTo({ ...preparedState(), cpuQuota: 20 })
    expect(fault).toBeUndefined()
  })

  it('deploys no function before its indexes are ready', async () => {
    const { fault } = await deployTo({ ...preparedState(), indexSeconds: 600 })
    expect(fault).toBeUndefined()
  })

  it('outlasts the minutes that the first use of Eventarc needs', async () => {
    const { fault } = await deployTo({ ...preparedState(), eventarcAt: undefined })
    expect(fault).toBeUndefined()
  })
})

describe('what a deployment makes', () => {
  it('lets every caller of the image processor reach it', async () => {
    const { state } = await deployTo(preparedState())
    const callers = namesOf(({ callsImageProcessor }) => callsImageProcessor)
    expect(callers.filter((name) => !reachesImageProcessor(state, name))).toEqual([])
  })

  it('lets the Storage rules read the documents that they ask for', async () => {
    const { state } = await deployTo(preparedState())
    expect(rulesReadDocuments(state)).toBe(true)
  })

  it('keeps no deleted photo, and lets web apps fetch the others', async () => {
    const { state } = await deployTo(preparedState())
    expect(state.buckets.get(bucket)?.softDeleteSeconds).toBe(0)
    expect(state.buckets.get(bucket)?.cors).toEqual([
      expect.objectContaining({ method: ['GET', 'HEAD'] }),
    ])
  })

  it('keeps one image processor running, at most ten, deployed by digest', async () => {
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

  it('renews the malware signatures each day, at an odd minute', async () => {
    const { state } = await deployTo(preparedState())
    const [job] = [...state.jobs.values()]
    const [minute, ...rest] = job?.['--schedule']?.split(' ') ?? []
    expect(Number(minute) % 2).toBe(1)
    expect(rest).toEqual(['3', '*', '*', '*'])
    expect(job?.['body']).toContain('gcloud run deploy image-processor')
  })

  it('exchanges API keys with a key of its own, for nothing else', async () => {
    const { state } = await deployTo(preparedState())
    const keys = [...state.apiKeys.values()]
    expect(keys).toEqual([{ service: 'identitytoolkit.googleapis.com' }])
    const { variables } = state.functions.get('api') ?? {}
    expect(variables?.['IDENTITY_API_KEY']).toMatch(/^key-/)
  })

  it('removes old images and old configurations of the gateway', async () => {
    const old = preparedState()
    old.gatewayApis.add('plant-analysis')
    for (let at = 0; at < 99; at++)
      old.gatewayConfigs.set(`c${at}`, { text: '', state: 'ACTIVE', madeAt: at })
    const { state } = await deployTo(old)
    expect(state.gatewayConfigs.size).toBeLessThan(20)
    expect(state.repositories.get('plant-analysis')?.policies).toBeDefined()
    expect(state.repositories.get('gcf-artifacts')?.policies).toBeDefined()
  })

  it('changes nothing where everything is as it should be', async () => {
    const { state, cloud } = await deployTo(preparedState())
    expect(cloud.commands).not.toEqual([])
    const again = await deployTo(state)
    expect(again.fault).toBeUndefined()
    expect(again.cloud.commands).toEqual([])
  })
})
