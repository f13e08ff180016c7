import { describe, expect, it } from 'vitest'
import { createProject, project } from './testing/recorder.ts'
import { deployTo, serving } from './testing/run-on.ts'

describe('a deployment', () => {
  it('takes over what exists already', async () => {
    const database = { locationId: 'eur3', type: 'FIRESTORE_NATIVE' }
    const found = createProject([...serving('api-1', 'c1'), ['/databases/(default)', database]])
    await deployTo(found)
    expect(found.imports.get('database')).toContain('to = google_firestore_database.database')
    expect(found.imports.get('database')).toContain(
      `id = "projects/${project}/databases/(default)"`,
    )
    const fresh = createProject(serving('api-1', 'c1'))
    await deployTo(fresh)
    expect(fresh.imports.get('database')).not.toContain('google_firestore_database')
  })

  it('takes over a restored database, and leaves the state of the former one alone', async () => {
    const database = { locationId: 'eur3', type: 'FIRESTORE_NATIVE' }
    const found = createProject([...serving('api-1', 'c1'), ['/databases/restored', database]])
    const { status } = await deployTo(found, { settings: 'FIRESTORE_DATABASE=restored' })
    expect(status).toBe(0)
    const state = 'database-restored'
    expect(found.variables.get(state)).toMatchObject({ database: 'restored', location: 'eur3' })
    expect(found.imports.get(state)).toContain(`id = "projects/${project}/databases/restored"`)
    expect(
      found.commands.filter((line) => line.includes(`-backend-config=prefix=${state}`)),
    ).toHaveLength(1)
    expect(found.variables.has('database')).toBe(false)
    expect(found.functionSettings).toContain('FIRESTORE_DATABASE=restored')
    // They serve after the maintenance of the change.
    expect(found.functionSettings).toContain('\nMAINTENANCE=off\n')
  })

  it('takes over what a run made before it was killed', async () => {
    const found = createProject(serving('api-1', 'c1'))
    const said = [
      'Error: Error creating Network: googleapi: Error 409: The resource already exists',
      '',
      '  with google_compute_network.network,',
      '',
      'Error: Error creating Secret: googleapi: Error 409: Secret [x] already exists.',
      '',
      '  with google_secret_manager_secret.generated["SECRET_KEYS"],',
      '',
      'Error: Error creating SslCertificate: googleapi: Error 409: already exists',
      '',
      '  with google_compute_managed_ssl_certificate.api["plant-analysis-1"],',
    ].join('\n')
    found.failures.push({ part: '/base apply', said, times: 1 })
    expect((await deployTo(found)).status).toBe(0)
    expect(found.imports.get('base')).toContain('to = google_compute_network.network')
    expect(found.imports.get('base')).toContain('id = "plant-analysis"')
    expect(found.imports.get('base')).toContain('id = "SECRET_KEYS"')
    expect(found.imports.get('base')).toContain('id = "plant-analysis-1"')
  })

  it('tells Terraform what has ids that Google chose', async () => {
    const userLabels = { service: 'plant-analysis', part: 'malware' }
    const policy = { name: 'policies/1', displayName: 'Malware', userLabels }
    const budget = { name: 'budgets/2', displayName: `plant-analysis ${project}` }
    const found = createProject([
      ...serving('api-1', 'c1'),
      ['/alertPolicies', { alertPolicies: [policy] }],
      ['/budgets', { budgets: [budget] }],
    ])
    await deployTo(found)
    expect(found.variables.get('edge')).toMatchObject({
      made: { alertPolicies: [policy], dashboards: [], uptimeCheckConfigs: [] },
    })
    expect(found.variables.get('budget')).toMatchObject({ made: { budgets: [budget] } })
  })

  it('says so if the gateway that it took over has no address yet', async () => {
    const found = createProject(serving('api-1', 'c1'))
    const { execute } = found.cloud
    found.cloud.execute = async (command) =>
      /\/gateway-europe-west1 output/.test(command.join(' '))
        ? { status: 0, stdout: '{"host":{"value":""}}', stderr: '' }
        : await execute(command)
    const { status, text } = await deployTo(found)
    expect(status).toBe(1)
    expect(text).toContain('The gateway has no address yet: deploy again in a while')
    expect(text).not.toContain('--only=hosting')
  })

  it('saves the state that an earlier run could not save, before it changes anything', async () => {
    const found = createProject(serving('api-1', 'c1'))
    const left = `infrastructure/${project}/base/errored.tfstate`
    const { isLeft } = await deployTo(found, { left })
    const at = (part: string) => found.commands.findIndex((line) => line.includes(part))
    expect(at('/base state push errored.tfstate')).toBe(at('/base init') + 1)
    expect(isLeft).toBe(false)
    expect((await deployTo(found, { left, isDryRun: true })).isLeft).toBe(true)
  })

  it('takes over nothing that belongs to somebody else', async () => {
    const found = createProject(serving('api-1', 'c1'))
    const said =
      'Error: Error 409: The requested bucket name is not available\n\n  with google_storage_bucket.builds,'
    found.failures.push({ part: '/base apply', said, times: 1 })
    expect((await deployTo(found)).status).toBe(1)
  })
})
