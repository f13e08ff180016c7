import { describe, expect, it } from 'vitest'
import { readSettings } from '../check-settings.ts'
import type { Reply } from '../cloud.ts'
import { createReader } from '../read.ts'
import { type Answers, createProject, project, settingsText } from '../testing/recorder.ts'
import { preflight } from './preflight.ts'

const pinned = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION'
const at = { project, region: 'europe-west1' }

async function textsOf(answers: Answers = [], settings = settingsText, objects: string[] = []) {
  const { cloud, objects: kept } = createProject(answers)
  for (const name of objects) kept.set(name, '{}')
  const asked = { ...at, settings: readSettings(settings), cloud, read: createReader(cloud) }
  const { findings } = await preflight(asked)
  return findings.map(({ kind, text }) => `${kind} ${text}`)
}

it('preflight finds that another database serves, unless the maintenance has begun', async () => {
  const inside = (value: string) => ({ containers: [{ env: [{ name: database, value }] }] })
  const database = 'FIRESTORE_DATABASE'
  const serves = (name: string, newest = name): Answers => {
    const traffic = [{ type: pinned, revision: 'api-1', percent: 100 }]
    const service = { name: 'services/api', latestReadyRevision: 'api-2', traffic }
    return [
      ['-west1/services', { services: [{ ...service, template: inside(newest) }] }],
      ['/services/api/revisions/api-1', inside(name)],
    ]
  }
  const gaps = async (answers: Answers, objects: string[] = []) =>
    (await textsOf(answers, settingsText, objects)).filter((text) => text.startsWith('GAP'))
  expect(await gaps(serves('restored'))).toEqual([
    'GAP restored serves as FIRESTORE_DATABASE: npm run maintenance -- plants-1 on',
  ])
  expect(await gaps(serves('(default)'))).toEqual([])
  expect(await gaps(serves('restored'), ['maintenance-europe-west1.json'])).toEqual([])
  // A deployment that failed may have set another one on the newest revision.
  expect(await gaps(serves('(default)', 'restored'))).toEqual([])
  expect(await gaps(serves('restored', '(default)'))).toHaveLength(1)
  // A first deployment that failed has left no revision. Google then lists all revisions.
  const unready: Answers = [['-west1/services', { services: [{ name: 'services/api' }] }]]
  expect(await gaps([...unready, ['/services/api/revisions/', { revisions: [] }]])).toEqual([])
})

it('preflight finds a database that nobody has restored, because it would be made empty', async () => {
  const settings = `${settingsText}\nFIRESTORE_DATABASE=restored`
  expect(await textsOf([], settings)).toContain(
    'GAP There is no database restored: restore a backup into it first',
  )
  const state = { locationId: 'eur3', type: 'FIRESTORE_NATIVE' }
  const gaps = await textsOf([['/databases/restored', state]], settings)
  expect(gaps.filter((text) => text.startsWith('GAP'))).toEqual([])
})
const status =
  (code: number, body: unknown = {}) =>
  (): Reply => ({ status: code, body })
const policy = (name: string, rule: object): Answers[number] => [
  `/policies/${name}:getEffectivePolicy`,
  { spec: { rules: [rule] } },
]
const ours = { projectNumber: '1234' }

const gaps: [what: string, Answers, RegExp][] = [
  [
    'a managed constraint of a new organisation',
    [policy('iam.managed.disableServiceAccountKeyCreation', { enforce: true })],
    /^GAP .*iam\.managed\.disableServiceAccountKeyCreation/,
  ],
  [
    'a constraint of an older organisation',
    [policy('iam.allowedPolicyMemberDomains', { values: { allowedValues: ['C01'] } })],
    /^GAP .*iam\.allowedPolicyMemberDomains/,
  ],
  [
    'members that a new organisation limits',
    [policy('iam.managed.allowedPolicyMembers', { enforce: true })],
    /^GAP .*iam\.managed\.allowedPolicyMembers/,
  ],
  [
    'an ingress that an organisation denies',
    [policy('run.allowedIngress', { values: { deniedValues: ['is:all'] } })],
    /^GAP .*run\.allowedIngress/,
  ],
  [
    'locations that an organisation limits',
    [policy('gcp.resourceLocations', { values: { allowedValues: ['in:eu-locations'] } })],
    /^WARNING .*gcp\.resourceLocations/,
  ],
  [
    'load balancers that an organisation limits, of which DOMAIN needs one',
    [
      policy('compute.restrictLoadBalancerCreationForTypes', {
        values: { allowedValues: ['in:INTERNAL'] },
      }),
    ],
    /^WARNING .*DOMAIN/,
  ],
  [
    'that policies cannot be read',
    [
      [
        '/policies/run.allowedIngress:getEffectivePolicy',
        status(403, { error: { message: '', details: [{ reason: 'SERVICE_DISABLED' }] } }),
      ],
    ],
    /^WARNING .*gcloud services enable orgpolicy/,
  ],
  [
    'a missing permission, by its name',
    [
      [
        ':testIamPermissions',
        ({ body }: { body?: { permissions: string[] } }) => ({
          status: 200,
          body: {
            permissions: body?.permissions.filter((name) => name !== 'iam.serviceAccounts.actAs'),
          },
        }),
      ],
    ],
    /^GAP You lack iam\.serviceAccounts\.actAs/,
  ],
  [
    "somebody else's bucket with the name of ours",
    [[`/b/${project}-plant-builds`, { projectNumber: '666' }]],
    /^GAP The bucket plants-1-plant-builds belongs to somebody else/,
  ],
  [
    "somebody else's bucket that they keep to themselves",
    [[`/b/${project}-plant-state`, status(403)]],
    /^GAP The bucket plants-1-plant-state belongs to somebody else/,
  ],
  [
    'a region in which a young project may not build',
    [
      [
        'consumerQuotaMetrics?view=FULL',
        {
          metrics: [
            {
              metric: 'cloudbuild.googleapis.com/concurrent_public_pool_build_cpus',
              consumerQuotaLimits: [
                {
                  quotaBuckets: [{ effectiveLimit: '0', dimensions: { region: 'europe-west1' } }],
                },
              ],
            },
          ],
        },
      ],
    ],
    /^GAP This project may not build in europe-west1 yet/,
  ],
  [
    'that it could not read where the project may build',
    [['consumerQuotaMetrics?view=FULL', status(403)]],
    /^WARNING Whether this project may build in europe-west1 was not read/,
  ],
  [
    'that deleted objects must be kept',
    [
      policy('storage.softDeletePolicySeconds', {
        values: { allowedValues: ['604800', 'is:7776000'] },
      }),
    ],
    /^GAP .*storage\.softDeletePolicySeconds: an erased photo/,
  ],
  [
    'that the service is left in another region',
    [
      [
        '/locations/-/gateways',
        {
          gateways: ['us-central1', 'europe-west1'].map((region) => ({
            name: `projects/${project}/locations/${region}/gateways/plant-analysis`,
          })),
        },
      ],
    ],
    /^WARNING The service is also in us-central1/,
  ],
  [
    'that no method of Firebase is enabled',
    [['/config', { signIn: {} }]],
    /^WARNING People can sign in only by a provider/,
  ],
  [
    'a database in another place',
    [['/databases/(default)', { locationId: 'nam5', type: 'FIRESTORE_NATIVE' }]],
    /^GAP The database is in nam5/,
  ],
  [
    'a database of an edition that indexes no field by itself',
    [
      [
        '/databases/(default)',
        { locationId: 'eur3', type: 'FIRESTORE_NATIVE', databaseEdition: 'ENTERPRISE' },
      ],
    ],
    /^GAP The database is FIRESTORE_NATIVE ENTERPRISE/,
  ],
  [
    'that Terraform works as somebody else',
    [['/userinfo', { email: 'eve@example.org' }]],
    /^GAP gcloud works as ada@example\.org, but Terraform as eve@example\.org/,
  ],
  [
    'a missing default bucket, which must outlive the region',
    [['/defaultBucket', status(404)]],
    /^GAP There is no default bucket: make it in EU at/,
  ],
  [
    'a missing secret',
    [['/SMTP_URL/versions/latest', status(404)]],
    /^GAP The secret SMTP_URL is missing/,
  ],
  [
    'a project without Firebase',
    [[`/v1beta1/projects/${project}`, status(404)]],
    /^GAP .*no Firebase project/,
  ],
]

describe('a preflight', () => {
  it('finds nothing in a prepared project', async () => {
    expect(await textsOf()).toEqual([])
  })

  it.each(gaps)('finds %s', async (_what, answers, text) => {
    const found = await textsOf(answers)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(text)
  })

  it('says who can make an exception from a policy', async () => {
    const [found] = await textsOf([policy('iam.managed.allowedPolicyMembers', { enforce: true })])
    expect(found).toMatch(/roles\/orgpolicy\.policyAdmin .* exception for this project: https:/)
  })

  it('takes the capitals of an address for nothing', async () => {
    expect(await textsOf([['/userinfo', { email: 'Ada@Example.org' }]])).toEqual([])
  })

  it('accepts buckets of the project', async () => {
    expect(
      await textsOf([
        [`/b/${project}-plant-builds`, ours],
        [`/b/${project}-plant-state`, ours],
      ]),
    ).toEqual([])
  })

  it.each([
    policy('iam.disableServiceAccountKeyCreation', { enforce: true }),
    policy('iam.managed.disableServiceAccountKeyCreation', { enforce: true }),
    policy('storage.restrictAuthTypes', {
      values: { deniedValues: ['in:ALL_HMAC_SIGNED_REQUESTS'] },
    }),
  ])('accepts %s where IAM signs the links to photos', async (...answer) => {
    expect(await textsOf([answer])).toEqual([
      expect.stringMatching(/^GAP .*PHOTO_LINK_SIGNING=iam/),
    ])
    expect(await textsOf([answer], `${settingsText}\nPHOTO_LINK_SIGNING=iam`)).toEqual([])
  })

  it('takes the deployer from the settings', async () => {
    const { cloud } = createProject()
    const settings = readSettings(`${settingsText}\nDEPLOYER=principal://iam/subject`)
    const { facts } = await preflight({ ...at, settings, cloud, read: createReader(cloud) })
    expect(facts.deployer).toBe('principal://iam/subject')
  })
})
