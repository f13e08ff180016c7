import { describe, expect, it } from 'vitest'
import { root } from '../common/root.ts'
import type { Reply } from './cloud.ts'
import { codebase, exchangeKey } from './names.ts'
import { createProject, project, type RecordedProject } from './testing/recorder.ts'
import { deployedTwice, deployTo, emptyProject, rollBack, serving } from './testing/run-on.ts'

const releasesOf = ({ objects }: RecordedProject) =>
  [...objects.keys()].filter((name) => name.startsWith('releases/'))

/** The first words of each command, in order, each once. */
const steps = (commands: readonly string[]) => [
  ...new Set(
    commands.map((line) => {
      const [, root] = /infrastructure\/\w+-1\/([\w-]+)/.exec(line) ?? []
      const [, only] = /--only=(\w+)/.exec(line) ?? []
      const words = line.split(' ').filter((word) => /^[a-z][a-z-]*$/.test(word))
      return [...words.slice(0, root ? 2 : 4), root ?? only ?? []].flat().join(' ')
    }),
  ),
]

describe('a deployment', () => {
  it('applies base, database, region, image, functions, gateway, edge, console, smoke test and budget, in this order', async () => {
    const found = emptyProject()
    const { status, text } = await deployTo(found)
    expect(text).toContain('Done.')
    expect(status).toBe(0)
    expect(steps(found.commands)).toEqual([
      'gcloud services enable',
      'gcloud storage buckets create',
      'gcloud storage buckets add-iam-policy-binding',
      'gcloud storage buckets update',
      'terraform init base',
      'terraform apply base',
      'terraform init database',
      'terraform apply database',
      'terraform init region-europe-west1',
      'terraform apply region-europe-west1',
      'gcloud secrets versions add',
      'gcloud services api-keys create',
      'gcloud storage cp',
      'gcloud builds submit',
      'firebase deploy firestore',
      'firebase deploy functions',
      'gcloud artifacts repositories set-cleanup-policies',
      'gcloud run services update-traffic',
      'gcloud api-gateway api-configs create',
      'terraform init gateway-europe-west1',
      'terraform apply gateway-europe-west1',
      'terraform init edge',
      'terraform apply edge',
      'firebase deploy hosting',
      'terraform init budget',
      'terraform apply budget',
    ])
  })

  it('makes neither the image, the configuration nor a release again', async () => {
    const found = emptyProject()
    await deployTo(found)
    const before = found.commands.length
    expect((await deployTo(found)).status).toBe(0)
    const second = found.commands.slice(before).join('\n')
    expect(second).not.toMatch(/builds submit|api-configs create/)
    expect(releasesOf(found)).toHaveLength(1)
  })

  it('prints all commands in a dry run, and runs only those that read', async () => {
    const found = emptyProject()
    const { status, text } = await deployTo(found, { isDryRun: true })
    expect(status).toBe(0)
    expect(text).toContain('gcloud builds submit')
    for (const line of found.commands) expect(line).toMatch(/^terraform \S+ (init|plan)/)
  })

  it('records no release if the smoke test fails', async () => {
    const found = createProject(serving('api-1', 'c1'))
    const { status, text } = await deployTo(found, { faults: ['a leaf is answered 500'] })
    expect({ status, releases: releasesOf(found) }).toEqual({ status: 1, releases: [] })
    expect(text).toContain('a leaf is answered 500')
  })

  it.each([
    ['describes nothing that a former version described', 'former.tf', false],
    ['keeps what Terraform has fetched', '.terraform.lock.hcl', true],
  ])('%s', async (_what, file, stays) => {
    const left = `infrastructure/${project}/base/${file}`
    const { isLeft } = await deployTo(createProject(serving('api-1', 'c1')), { left })
    expect(isLeft).toBe(stays)
  })

  it('names files without the folder of the checkout, which may contain spaces', async () => {
    const found = createProject(serving('api-1', 'c1'))
    await deployTo(found)
    expect(found.commands.filter((line) => line.includes(root))).toEqual([])
  })

  it('tells the edge whom alerts reach', async () => {
    const channel = 'projects/plants-1/notificationChannels/7'
    const settings = `ALERT_EMAIL=ada@example.org\nPAGING_CHANNEL=${channel}`
    const found = createProject(serving('api-1', 'c1'))
    await deployTo(found, { settings })
    const reached = { ALERT_EMAIL: 'ada@example.org', PAGING_CHANNEL: channel }
    expect(found.variables.get('edge')).toMatchObject({ settings: reached })
  })

  it('goes on after a passing failure of a new role', async () => {
    const found = emptyProject()
    found.failures.push({ part: 'builds submit', said: 'PERMISSION_DENIED', times: 2 })
    expect((await deployTo(found)).status).toBe(0)
    expect(found.waitedSeconds).toBeGreaterThanOrEqual(40)
  })

  it.each([
    ['a new API', 'Error 403: … If you enabled this API recently, wait a few minutes'],
    ['changes of many fields at once', 'Error 409: Aborted due to cross-transaction contention'],
    ['a new metric', 'Error 404: Cannot find metric(s) that match type'],
    ["Google's default account", 'Error 400: Service account 1-compute@x does not exist.'],
    [
      "Cloud Run's account",
      'Error 403: Google Cloud Run Service Agent does not have permission to get access tokens',
    ],
    [
      'rights of a new account',
      'Error 400: it may take a few minutes before all permissions are propagated',
    ],
    ['an own account', "'actAs' denied on service account functions@x (or it may not exist)."],
  ])('goes on after a passing failure of %s', async (_what, said) => {
    const found = createProject(serving('api-1', 'c1'))
    found.failures.push({ part: '/base apply', said, times: 1 })
    expect((await deployTo(found)).status).toBe(0)
  })
})

describe('what a deployment finds', () => {
  it('removes a former function of its own codebase, and asks for no other', async () => {
    const found = createProject(serving('api-1', 'c1'))
    const former = (name: string, owner: string) => ({
      name: `projects/${project}/locations/europe-west1/functions/${name}`,
      labels: { 'firebase-functions-codebase': owner },
    })
    const [, known] = found.answers.findLast(([end]) => end.endsWith('1/functions')) ?? []
    const own = (known as { functions: object[] }).functions
    const all = [...own, former('oldJob', codebase('europe-west1')), former('theirJob', 'other')]
    found.answers.push(['/locations/europe-west1/functions', { functions: all }])
    await deployTo(found)
    const removals = found.commands.filter((line) => line.includes('functions:delete'))
    expect(removals).toHaveLength(1)
    // A bare name also means a codebase of that name, and each function whose name begins with it.
    expect(removals[0]).toContain(`functions:delete ${codebase('europe-west1')}:oldJob --region`)
  })

  it.each([
    ['updates', {}, ['update']],
    ['restores', { deleteTime: '2026-11-28T00:00:00Z' }, ['undelete', 'update']],
  ])("%s the service's own API key", async (_what, state, verbs) => {
    const found = createProject(serving('api-1', 'c1'))
    const name = `projects/1234/locations/global/keys/${exchangeKey}`
    // https://cloud.google.com/api-keys/docs/reference/rest/v2/projects.locations.keys/list
    const keys = [{ name: `${name}-of-another`, deleteTime: '2026-11-27T00:00:00Z' }]
    found.answers.push(['/keys?showDeleted=true', { keys: [...keys, { name, ...state }] }])
    await deployTo(found)
    const used = found.commands.flatMap((line) => /api-keys (\w+)/.exec(line)?.[1] ?? [])
    expect(used).toEqual(verbs)
  })
})

// https://github.com/firebase/firebase-tools/issues/5244 is one of them.
it.each([
  'Permission denied on secret: projects/1/secrets/SMTP_URL/versions/1 for Revision',
  'Unable to retrieve the repository metadata for projects/plants-1/locations/x/repositories/y',
  'Could not build the function due to a missing permission on the build service account.',
])('goes on although a function meets a right that is too young: %s', async (said) => {
  const found = createProject(serving('api-1', 'c1'))
  found.failures.push({ part: '--only=functions', said, times: 1 })
  expect((await deployTo(found)).status).toBe(0)
})

describe('the budget', () => {
  it('is only warned of where the operator has no right on the billing account', async () => {
    const found = createProject(serving('api-1', 'c1'))
    found.failures.push({ part: '/budget apply', said: 'Error 403: forbidden', times: 1 })
    const { status, text } = await deployTo(found)
    expect(status).toBe(0)
    expect(text).toContain('WARNING: the budget is not set')
    expect(releasesOf(found)).toHaveLength(1)
  })

  it('is not asked for where none is wanted', async () => {
    const found = createProject(serving('api-1', 'c1'))
    await deployTo(found, { settings: 'MONTHLY_BUDGET=none' })
    expect(found.commands.join('\n')).not.toContain('/budget ')
    expect(found.asked.join('\n')).not.toMatch(/billingbudgets|budgets/)
  })
})

describe('a rollback', () => {
  const unavailable = (): Reply => ({ status: 503, body: {} })

  it('restores the release before, without Terraform and without a build', async () => {
    const found = await deployedTwice()
    const before = found.commands.length
    expect((await rollBack(found)).status).toBe(0)
    const commands = found.commands.slice(before)
    expect(commands.join('\n')).toMatch(/update-traffic api --to-revisions=api-1=100/)
    expect(commands.join('\n')).toMatch(/gateways update plant-analysis .*--api-config=c1/)
    expect(commands.filter((line) => /terraform|builds submit|firebase deploy/.test(line))).toEqual(
      [],
    )
  })

  it('renews the malware signatures of the restored image', async () => {
    const found = await deployedTwice()
    expect((await rollBack(found)).status).toBe(0)
    expect(found.commands.join('\n')).toMatch(
      /scheduler jobs run renew-malware-signatures --location=europe-west1/,
    )
  })

  it('lets the operator sign in for the smoke test', async () => {
    const found = await deployedTwice()
    const before = found.commands.length
    expect((await rollBack(found)).status).toBe(0)
    const commands = found.commands.slice(before).join('\n')
    expect(commands).toMatch(/add-iam-policy-binding smoke-test@\S+ --member=user:\S+@/)
  })

  it('goes on with the same release if it has broken off', async () => {
    const found = await deployedTwice()
    found.failures.push({ part: 'update-traffic api', said: 'unavailable', times: 1 })
    expect((await rollBack(found)).status).toBe(1)
    const before = found.commands.length
    expect((await rollBack(found)).status).toBe(0)
    expect(found.commands.slice(before).join('\n')).toContain('--to-revisions=api-1=100')
  })

  it('goes back no further than to the first release', async () => {
    const found = await deployedTwice()
    expect((await rollBack(found)).status).toBe(0)
    found.answers.push(...serving('api-1', 'c1'))
    for (const _again of [1, 2])
      expect((await rollBack(found)).text).toContain('There is no release to go back to')
    expect(releasesOf(found)).toHaveLength(1)
  })

  it('restores the newest good release after a deployment that failed', async () => {
    const found = await deployedTwice()
    found.answers.push(...serving('api-3', 'c2'))
    expect((await deployTo(found, { faults: ['a leaf is answered 500'] })).status).toBe(1)
    const before = found.commands.length
    expect((await rollBack(found)).status).toBe(0)
    expect(found.commands.slice(before).join('\n')).toContain('--to-revisions=api-2=100')
    expect(releasesOf(found)).toHaveLength(2)
  })

  it('asks for nothing that it does not need', async () => {
    const found = await deployedTwice()
    found.answers.push(
      ['/config', unavailable],
      ['/SMTP_URL/versions/latest', unavailable],
      [`/v1beta1/projects/${project}`, unavailable],
      ['/databases/(default)', unavailable],
    )
    expect((await rollBack(found)).status).toBe(0)
  })

  it('needs no credentials of Terraform and the Firebase CLI', async () => {
    const found = await deployedTwice()
    const { execute } = found.cloud
    found.cloud.execute = async (command) =>
      command.includes('application-default')
        ? { status: 1, stdout: '', stderr: '' }
        : await execute(command)
    expect((await rollBack(found)).status).toBe(0)
  })

  it('repeats a read that fails for a while', async () => {
    const found = await deployedTwice()
    const [, gateway] = found.answers.findLast(([end]) => end.includes('/gateways/')) ?? []
    let refusals = 3
    found.answers.push([
      '/gateways/plant-analysis',
      () => (refusals-- > 0 ? unavailable() : { status: 200, body: gateway }),
    ])
    expect((await rollBack(found)).status).toBe(0)
  })
})
