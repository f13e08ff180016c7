import { describe, expect, it } from 'vitest'
import { functions } from '../../functions/src/deployment/functions.ts'
import { faultsOf, readCommandTree } from '../deploy/gcloud-sdk/command-tree.ts'
import { createProject, project, settingsText } from '../deploy/testing/recorder.ts'
import { describeWith } from '../test/describe-with.ts'
import { maintenance } from './maintenance.ts'

const services = Object.keys(functions).map((name) => name.toLowerCase())

/** Runs the command on a project whose functions have the variable or not. */
async function run(wanted: 'on' | 'off', { isOn = false, pinned = '', isDryRun = false } = {}) {
  const env = isOn ? [{ name: 'MAINTENANCE', value: 'on' }] : []
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
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const asked = { project, isDryRun, cloud: found.cloud, settingsText, print }
  const status = await maintenance(asked, wanted)
  return { status, commands: found.commands, lines }
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
    expect(updated(commands.slice(6)).sort()).toEqual(services.toSorted())
    for (const line of commands.slice(6)) expect(line).toContain('--update-env-vars=MAINTENANCE=on')
    expect(lines.at(-1)).toBe('Maintenance is on.')
  })

  it('ends in the opposite order', async () => {
    const { commands } = await run('off', { isOn: true })
    expect(commands[0]).toContain('--remove-env-vars=MAINTENANCE')
    expect(updated(commands)).toHaveLength(services.length)
    expect(commands.slice(-6).every((line) => / resume /.test(line))).toBe(true)
  })

  it('only resumes the work after a deployment, whose functions do not have the variable', async () => {
    const { commands } = await run('off')
    expect(updated(commands)).toEqual([])
    expect(commands).toHaveLength(6)
  })

  it('serves the new revision of a function that a rollback has pinned', async () => {
    const { commands } = await run('on', { pinned: 'api' })
    expect(commands.filter((line) => line.includes('update-traffic'))).toEqual([
      expect.stringContaining('update-traffic api --to-latest'),
    ])
  })

  it('goes on after a run that broke off before the new revision got calls', async () => {
    const { commands } = await run('on', { isOn: true, pinned: 'api' })
    expect(updated(commands)).toEqual([])
    expect(commands.at(-1)).toContain('update-traffic api --to-latest')
  })

  it('changes nothing in a dry run', async () => {
    const { commands, lines } = await run('on', { isDryRun: true })
    expect(commands).toEqual([])
    expect(lines.join('\n')).toContain('gcloud tasks queues pause runAnalysis')
  })
})

await describeWith('gcloud', 'checking gcloud commands', () => {
  it('the Google Cloud SDK has every command and flag that maintenance uses', async () => {
    const lines = [...(await run('on')).commands, ...(await run('off', { isOn: true })).commands]
    const tree = readCommandTree()
    if (tree === undefined) throw new Error('the Google Cloud SDK is not installed')
    expect(lines.flatMap((line) => faultsOf(tree, line.split(' ')))).toEqual([])
  })
})
