import { describe, expect, it } from 'vitest'
import { functions } from '../../functions/src/deployment/functions.ts'
import { faultsOf, readCommandTree } from '../deploy/gcloud-sdk/command-tree.ts'
import { rolloutGroups } from '../deploy/rollout-groups.ts'
import { createProject, project, settingsText } from '../deploy/testing/recorder.ts'
import { deployTo, emptyProject, functionsOf, rollBack } from '../deploy/testing/run-on.ts'
import { describeWith } from '../test/describe-with.ts'
import { maintenance } from './maintenance.ts'

const services = Object.keys(functions).map((name) => name.toLowerCase())

const schedule = '/jobs/firebase-schedule-sweep-europe-west1'
const usual = { value: '', pinned: '', isDryRun: false, state: '', lock: '' }

/** Runs the command on a project whose functions have a value of the variable or none. */
async function run(wanted: 'on' | 'off', more: Partial<typeof usual> = {}) {
  const { value, pinned, isDryRun, state, lock } = { ...usual, ...more }
  const env = value === '' ? [] : [{ name: 'MAINTENANCE', value }]
  const list = [...services, 'image-processor'].map((service) => ({
    name: `services/${service}`,
    latestReadyRevision: `${service}-2`,
    template: { containers: [{ env }] },
    traffic:
      service === pinned
        ? [
            {
              type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION',
              revision: `${service}-1`,
              percent: 100,
            },
          ]
        : [],
  }))
  const found = createProject([['/locations/europe-west1/services', { services: list }]])
  if (state) found.answers.push([schedule, { state }])
  if (lock) found.objects.set('deploy.lock', lock)
  let most = 0
  let running = 0
  const { execute } = found.cloud
  found.cloud.execute = async (command) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done))
    running -= 1
    return await execute(command)
  }
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const asked = { project, isDryRun, cloud: found.cloud, settingsText, print }
  const status = await maintenance(asked, wanted)
  return { status, commands: found.commands, lines, most, objects: found.objects }
}

const updated = (commands: readonly string[]) =>
  commands.flatMap((line) => /^gcloud run services update (\S+)/.exec(line)?.[1] ?? [])

describe('maintenance', () => {
  it('pauses schedule and queues first, and then lets every function refuse calls', async () => {
    const { status, commands, lines } = await run('on')
    expect(status).toBe(0)
    const paused = commands.slice(0, 6).map((line) => line.split(' ').slice(1, 5).join(' '))
    expect(paused).toEqual([
      'scheduler jobs pause firebase-schedule-sweep-europe-west1',
      'tasks queues pause runAnalysis',
      'tasks queues pause deliverWebhook',
      'tasks queues pause retryWebhook',
      'tasks queues pause handleProviderEvent',
      'tasks queues pause buildExport',
    ])
    const inOrder = rolloutGroups().flatMap((group) => group.map((name) => name.toLowerCase()))
    expect(updated(commands.slice(6))).toEqual(inOrder)
    expect(inOrder.toSorted()).toEqual(services.toSorted())
    for (const line of commands.slice(6)) expect(line).toContain('--update-env-vars=MAINTENANCE=on')
    expect(lines.at(-1)).toBe('Maintenance is on.')
  })

  it('ends in the opposite order', async () => {
    const { commands } = await run('off', { value: 'on' })
    expect(commands[0]).toContain('--update-env-vars=MAINTENANCE=off')
    expect(updated(commands)).toHaveLength(services.length)
    expect(commands.slice(-6).every((line) => / resume /.test(line))).toBe(true)
    expect(commands.at(-1)).toContain('scheduler jobs resume')
  })

  it.each(['', 'off'])('only resumes the work of functions with the value "%s"', async (value) => {
    const { commands } = await run('off', { value })
    expect(updated(commands)).toEqual([])
    expect(commands).toHaveLength(6)
  })

  it('begins again after a deployment', async () => {
    expect(updated((await run('on', { value: 'off' })).commands)).toHaveLength(services.length)
  })

  // A new project has 20 vCPUs in a region.
  it('changes at most 8 functions at once', async () => {
    expect((await run('on')).most).toBe(8)
  })

  // https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs
  it.each([
    ['on', 'PAUSED', 5],
    ['on', 'ENABLED', 6],
    ['off', 'ENABLED', 5],
    ['off', 'PAUSED', 6],
  ] as const)('with %s, a schedule that is %s leaves %i commands', async (wanted, state, count) => {
    const { status, commands } = await run(wanted, { value: wanted, state })
    expect([status, commands.length]).toEqual([0, count])
  })

  it('waits for no deployment, but refuses beside one', async () => {
    const lock = '{"id":"x","by":"user:eve@example.org","since":"2026-11-28T03:00:00Z"}'
    const { status, commands, lines } = await run('on', { lock })
    expect([status, commands]).toEqual([1, []])
    expect(lines.join()).toContain('user:eve@example.org')
    expect((await run('on')).objects.has('deploy.lock')).toBe(false)
  })

  it('serves the new revision of a function that a rollback has pinned', async () => {
    const { commands } = await run('on', { pinned: 'api' })
    expect(commands.filter((line) => line.includes('update-traffic'))).toEqual([
      expect.stringContaining('update-traffic api --to-latest'),
    ])
  })

  it('goes on after a run that broke off before the new revision got calls', async () => {
    const { commands } = await run('on', { value: 'on', pinned: 'api' })
    expect(updated(commands)).toEqual([])
    expect(commands.at(-1)).toContain('update-traffic api --to-latest')
  })

  it('does not count as a release, so that the first rollback goes back', async () => {
    const found = emptyProject()
    const { cloud, run: service } = found
    await deployTo(found)
    found.answers.push(...functionsOf('b'))
    await deployTo(found, { imageSource: 'source2' })
    const asked = { project, isDryRun: false, cloud, settingsText, print: () => undefined }
    expect([await maintenance(asked, 'on'), await maintenance(asked, 'off')]).toEqual([0, 0])
    expect(service.trafficOf('api')).toEqual({ 'api-4': 100 })
    expect(await rollBack(found)).toMatchObject({ status: 0 })
    expect(service.trafficOf('api')).toEqual({ 'api-1': 100 })
  })

  it('leaves the record of a release that does not serve', async () => {
    const found = emptyProject()
    await deployTo(found)
    const kept = [...found.objects]
    found.answers.push(...functionsOf('b'))
    const { cloud } = found
    const asked = { project, isDryRun: false, cloud, settingsText, print: () => undefined }
    expect([await maintenance(asked, 'on'), await maintenance(asked, 'off')]).toEqual([0, 0])
    expect([...found.objects]).toEqual(kept)
  })

  it('changes nothing in a dry run', async () => {
    const { commands, lines } = await run('on', { isDryRun: true })
    expect(commands).toEqual([])
    expect(lines.join('\n')).toContain('gcloud tasks queues pause runAnalysis')
  })
})

await describeWith('gcloud', 'checking gcloud commands', () => {
  it('the Google Cloud SDK has every command and flag that maintenance uses', async () => {
    const lines = [...(await run('on')).commands, ...(await run('off', { value: 'on' })).commands]
    const tree = readCommandTree()
    if (tree === undefined) throw new Error('the Google Cloud SDK is not installed')
    expect(lines.flatMap((line) => faultsOf(tree, line.split(' ')))).toEqual([])
  })
})
