import { describe, expect, it } from 'vitest'
import { functions } from '../../functions/src/deployment/functions.ts'
import { faultsOf, readCommandTree } from '../deploy/gcloud-sdk/command-tree.ts'
import { rolloutGroups } from '../deploy/rollout-groups.ts'
import { project, settingsText } from '../deploy/testing/recorder.ts'
import { deployTo, emptyProject, functionsOf, rollBack } from '../deploy/testing/run-on.ts'
import { describeWith } from '../test/describe-with.ts'
import { maintenance } from './maintenance.ts'

const services = Object.keys(functions).map((name) => name.toLowerCase())
const schedule = '/jobs/firebase-schedule-sweep-europe-west1'
const record = 'maintenance-europe-west1.json'

type Found = ReturnType<typeof emptyProject>

/** A project with the releases `a` and `b`, each with revisions of its number. */
async function deployed(): Promise<Found> {
  const found = emptyProject()
  await deployTo(found)
  found.answers.push(...functionsOf('b'))
  await deployTo(found)
  return found
}

/** Runs the command. Returns the exit status, the commands that it ran and what it printed. */
async function run(found: Found, wanted: 'on' | 'off', isDryRun = false) {
  const before = found.commands.length
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const { cloud } = found
  const status = await maintenance({ project, isDryRun, cloud, settingsText, print }, wanted)
  return { status, commands: found.commands.slice(before), lines }
}

const updated = (commands: readonly string[]) =>
  commands.flatMap((line) => /^gcloud run services update (\S+)/.exec(line)?.[1] ?? [])

/** The revisions of all functions must agree in their number. */
function servedNumber({ run: { trafficOf } }: Found): string {
  const numbers = services.map((name) => {
    const traffic = Object.entries(trafficOf(name))
    return traffic.map(([revision, all]) => `${revision.slice(name.length)} ${all}`).join()
  })
  return [...new Set(numbers)].join('; ')
}

describe('maintenance', () => {
  it('pauses schedule and queues first, then lets every function refuse calls, and warns of another region', async () => {
    const found = await deployed()
    const name = '/locations/us-east1/gateways/plant-analysis'
    found.answers.push(['-/gateways', { gateways: [{ name }] }])
    const { status, commands, lines } = await run(found, 'on')
    expect(status).toBe(0)
    const paused = commands.slice(1, 7).map((line) => line.split(' ').slice(1, 5).join(' '))
    expect(paused).toEqual([
      'scheduler jobs pause firebase-schedule-sweep-europe-west1',
      'tasks queues pause runAnalysis',
      'tasks queues pause deliverWebhook',
      'tasks queues pause retryWebhook',
      'tasks queues pause handleProviderEvent',
      'tasks queues pause buildExport',
    ])
    const inOrder = rolloutGroups().flatMap((group) => group.map((name) => name.toLowerCase()))
    expect(updated(commands.slice(7))).toEqual(inOrder)
    expect(inOrder.toSorted()).toEqual(services.toSorted())
    expect(found.run.closed().toSorted()).toEqual(services.toSorted())
    expect(lines.at(-1)).toBe('Maintenance is on.')
    expect(lines.join('\n')).toContain('WARNING: The service is also in us-east1')
  })

  it('ends in the opposite order, and makes no new revision', async () => {
    const found = await deployed()
    await run(found, 'on')
    const { status, commands } = await run(found, 'off')
    expect([status, found.run.closed(), servedNumber(found)]).toEqual([0, [], '-2 100'])
    expect(updated(commands)).toEqual([])
    expect(commands.slice(-7, -1).every((line) => / resume /.test(line))).toBe(true)
    expect(commands.at(-2)).toContain('scheduler jobs resume')
    expect(commands.at(-1)).toContain(`storage rm gs://plants-1-plant-builds/${record}`)
    expect(found.objects.has(record)).toBe(false)
  })

  it('that is off already only resumes the work', async () => {
    const { status, commands } = await run(await deployed(), 'off')
    expect([status, commands.length]).toEqual([0, 6])
  })

  it('begins again after a deployment, and also without one', async () => {
    const found = await deployed()
    for (const change of [async () => undefined, async () => void (await deployTo(found))]) {
      await change()
      await run(found, 'on')
      expect(found.run.closed()).toHaveLength(services.length)
      await run(found, 'off')
    }
    expect(servedNumber(found)).toBe('-4 100')
  })

  it('that is on already stays on, and forgets nothing', async () => {
    const found = await deployed()
    await run(found, 'on')
    const { status, commands } = await run(found, 'on')
    expect([status, updated(commands)]).toEqual([0, []])
    expect(found.run.closed()).toHaveLength(services.length)
    await run(found, 'off')
    expect(servedNumber(found)).toBe('-2 100')
  })

  // A new project has 20 vCPUs in a region.
  it('changes at most 8 functions at once', async () => {
    const found = await deployed()
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
    await run(found, 'on')
    expect(most).toBe(8)
  })

  // https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs
  it.each([
    ['on', 'PAUSED', 0],
    ['on', 'ENABLED', 1],
    ['off', 'ENABLED', 0],
    ['off', 'PAUSED', 1],
  ] as const)('with %s, a schedule that is %s gets %i commands', async (wanted, state, count) => {
    const found = emptyProject([[schedule, { state }]])
    const { status, commands } = await run(found, wanted)
    expect(status).toBe(0)
    expect(commands.filter((line) => line.includes('scheduler jobs'))).toHaveLength(count)
  })

  it('waits for no deployment, but refuses beside one', async () => {
    const lock = '{"id":"x","by":"user:eve@example.org","since":"2026-11-28T03:00:00Z"}'
    const found = emptyProject()
    found.objects.set('deploy.lock', lock)
    const { status, commands, lines } = await run(found, 'on')
    expect([status, commands]).toEqual([1, []])
    expect(lines.join()).toContain('user:eve@example.org')
    found.objects.delete('deploy.lock')
    expect((await run(found, 'on')).status).toBe(0)
    expect(found.objects.has('deploy.lock')).toBe(false)
  })

  it('changes nothing in a dry run', async () => {
    const found = await deployed()
    const { commands, lines } = await run(found, 'on', true)
    expect(commands).toEqual([])
    expect(lines.join('\n')).toContain('gcloud tasks queues pause runAnalysis')
  })
})

describe('maintenance that broke off', () => {
  it.each([
    ['on', 'tasks queues pause deliverWebhook'],
    ['on', 'run services update api'],
    ['off', 'update-traffic api'],
    ['off', 'tasks queues resume deliverWebhook'],
    ['off', 'storage rm'],
  ] as const)('goes on after "%s" broke off at %s', async (wanted, part) => {
    const found = await deployed()
    if (wanted === 'off') await run(found, 'on')
    found.failures.push({ part, said: 'unavailable', times: 1 })
    expect((await run(found, wanted)).status).toBe(1)
    expect((await run(found, wanted)).status).toBe(0)
    expect(found.run.closed()).toHaveLength(wanted === 'on' ? services.length : 0)
    await run(found, 'off')
    expect([found.run.closed(), servedNumber(found)]).toEqual([[], '-2 100'])
  })

  it('makes a revision that did not start again, instead of trusting the one before', async () => {
    const found = await deployed()
    await run(found, 'on')
    await run(found, 'off')
    const [[end, list] = []] = found.answers.filter(([path]) => path.endsWith('-west1/services'))
    if (!end || typeof list !== 'function') throw new Error('Cloud Run answers')
    const { body } = list({ method: 'GET', url: '' })
    const { services: all } = body as { services: { latestReadyRevision: string }[] }
    found.answers.push([
      end,
      { services: all.map((one) => ({ ...one, latestReadyRevision: 'before' })) },
    ])
    expect(updated((await run(found, 'on')).commands)).toHaveLength(services.length)
  })
})

describe('after maintenance', () => {
  it('the revisions serve again to which a rollback had gone back', async () => {
    const found = await deployed()
    expect(await rollBack(found)).toMatchObject({ status: 0 })
    expect([await run(found, 'on'), found.run.closed().length]).toMatchObject([
      { status: 0 },
      services.length,
    ])
    await run(found, 'off')
    expect(servedNumber(found)).toBe('-1 100')
  })

  it('the revisions serve again that a failed trial has left', async () => {
    const found = await deployed()
    expect(await deployTo(found, { newFaults: ['a leaf is answered 500'] })).toMatchObject({
      status: 1,
    })
    await run(found, 'on')
    expect(found.run.closed()).toHaveLength(services.length)
    await run(found, 'off')
    expect(servedNumber(found)).toBe('-2 100')
  })

  it('the records of releases are as before, so that the first rollback goes back', async () => {
    const found = await deployed()
    const kept = [...found.objects]
    await run(found, 'on')
    await run(found, 'off')
    expect([...found.objects]).toEqual(kept)
    expect(await rollBack(found)).toMatchObject({ status: 0 })
    expect(servedNumber(found)).toBe('-1 100')
  })
})

describe('a deployment during maintenance', () => {
  const faulty = { faults: ['the status is minor'], newFaults: ['the status is minor'] }

  it('keeps it, tries nothing, and says what to do then', async () => {
    const found = await deployed()
    await run(found, 'on')
    const before = found.commands.length
    const { status, text } = await deployTo(found, faulty)
    expect([status, found.run.closed().length]).toEqual([0, services.length])
    expect(text).toContain('npm run maintenance -- plants-1 off, then npm run check -- plants-1')
    expect(found.commands.slice(before).join('\n')).not.toMatch(/resume|--update-tags=canary/)
    await run(found, 'off')
    expect([found.run.closed(), servedNumber(found)]).toEqual([[], '-4 100'])
  })

  it('without minutes for a trial keeps it too', async () => {
    const found = await deployed()
    await run(found, 'on')
    await deployTo(found, { ...faulty, settings: 'CANARY_MINUTES=0' })
    expect(found.run.closed()).toHaveLength(services.length)
  })

  it('is the release from which a rollback goes back, during maintenance and after it', async () => {
    for (const isDuring of [true, false]) {
      const found = await deployed()
      await run(found, 'on')
      found.answers.push(...functionsOf('c'))
      await deployTo(found)
      if (!isDuring) await run(found, 'off')
      expect(await rollBack(found, isDuring ? faulty : {})).toMatchObject({ status: 0 })
      expect(found.run.closed()).toHaveLength(isDuring ? services.length : 0)
      await run(found, 'off')
      expect([found.run.closed(), servedNumber(found)]).toEqual([[], '-2 100'])
    }
  })

  it('is the release to which a later rollback goes back', async () => {
    const found = await deployed()
    await run(found, 'on')
    found.answers.push(...functionsOf('c'))
    await deployTo(found)
    await run(found, 'off')
    found.answers.push(...functionsOf('d'))
    await deployTo(found)
    expect(await rollBack(found)).toMatchObject({ status: 0 })
    expect([found.run.closed(), servedNumber(found)]).toEqual([[], '-4 100'])
  })

  it('that breaks off leaves the version before to the end of the maintenance', async () => {
    const found = await deployed()
    await run(found, 'on')
    found.failures.push({
      part: 'functions:plant-analysis-europe-west1:api',
      said: 'no build',
      times: 1,
    })
    expect(await deployTo(found)).toMatchObject({ status: 1 })
    await run(found, 'off')
    expect([found.run.closed(), servedNumber(found)]).toEqual([[], '-2 100'])
  })
})

await describeWith('gcloud', 'checking gcloud commands', () => {
  it('the Google Cloud SDK has every command and flag that maintenance uses', async () => {
    const found = await deployed()
    const lines = [...(await run(found, 'on')).commands, ...(await run(found, 'off')).commands]
    const tree = readCommandTree()
    if (tree === undefined) throw new Error('the Google Cloud SDK is not installed')
    expect(lines.flatMap((line) => faultsOf(tree, line.split(' ')))).toEqual([])
  })
})
