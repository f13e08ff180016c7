import { describe, expect, it } from 'vitest'
import { deployTo, settingsText } from '../testing/deploy-to.ts'
import { freshState, type State } from '../testing/fake-project/state.ts'

const fresh = () => freshState('plants')

describe('the preflight of a project with gaps', () => {
  it('lists all gaps and changes nothing', async () => {
    const state: State = {
      ...fresh(),
      hasBilling: false,
      hasFirebase: false,
      defaultBucket: undefined,
      signIn: undefined,
      secrets: new Map(),
      constraints: new Map<string, unknown>([
        ['constraints/iam.allowedPolicyMemberDomains', { listPolicy: { allowedValues: ['C01'] } }],
        ['constraints/run.allowedIngress', { listPolicy: { allowedValues: ['is:internal'] } }],
        ['constraints/iam.disableServiceAccountCreation', { booleanPolicy: { enforced: true } }],
        ['constraints/iam.disableServiceAccountKeyCreation', { booleanPolicy: { enforced: true } }],
        [
          'constraints/storage.restrictAuthTypes',
          { listPolicy: { deniedValues: ['in:ALL_HMAC_SIGNED_REQUESTS'] } },
        ],
      ]),
    }
    const { status, fault, cloud } = await deployTo(state, { settings: 'QUOTA_USER_DAILY=many' })
    expect(status).toBe(1)
    expect(cloud.commands).toEqual([])
    const gaps = [
      'REGION is missing',
      'QUOTA_USER_DAILY: ',
      'DATABASE_LOCATION is missing',
      'has no billing',
      'is no Firebase project',
      'no default bucket',
      'Authentication is not set up',
      'The secret SMTP_URL is missing',
      'iam.allowedPolicyMemberDomains',
      'run.allowedIngress',
      'iam.disableServiceAccountCreation',
      'iam.disableServiceAccountKeyCreation',
      'storage.restrictAuthTypes',
    ]
    for (const gap of gaps) expect(fault?.message).toContain(gap)
  })

  it('reports a secret without a value', async () => {
    const { fault, cloud } = await deployTo({ ...fresh(), secrets: new Map([['SMTP_URL', 0]]) })
    expect(fault?.message).toContain('The secret SMTP_URL is missing')
    expect(cloud.commands).toEqual([])
  })

  it('reports a bucket in a region from which the functions cannot receive events', async () => {
    const state = fresh()
    for (const bucket of state.buckets.values()) bucket.location = 'asia-east1'
    const { fault } = await deployTo(state)
    expect(fault?.message).toContain('asia-east1, which functions in europe-west1 cannot listen to')
  })

  it('reports a database in another location', async () => {
    const { state } = await deployTo(fresh())
    const settings = settingsText.replace('eur3', 'nam5')
    const { fault } = await deployTo(state, { settings })
    expect(fault?.message).toContain('The database is in eur3 and can never move')
  })

  it('reports that no sign-in method is enabled', async () => {
    const { fault } = await deployTo({ ...fresh(), signIn: [] })
    expect(fault?.message).toContain('Nobody can sign in')
    expect((await deployTo({ ...fresh(), signIn: ['google.com'] })).fault).toBeUndefined()
  })

  it('reports a region without API Gateway before anything is created there', async () => {
    const state = fresh()
    for (const bucket of state.buckets.values()) bucket.location = 'europe-north1'
    const settings = settingsText.replace('europe-west1', 'europe-north1')
    const { fault, cloud } = await deployTo(state, { settings })
    expect(fault?.message).toContain('API Gateway is not in europe-north1')
    expect(cloud.commands.filter((line) => !line.includes('services enable'))).toEqual([])
  })
})
