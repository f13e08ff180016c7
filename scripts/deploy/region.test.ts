import { describe, expect, it } from 'vitest'
import { createProject, project, type RecordedProject } from './testing/recorder.ts'
import {
  deployedTwice,
  deployTo,
  emptyProject,
  functionsOf,
  rollBack,
  serving,
} from './testing/run-on.ts'

it('a deployment waits until API Gateway says its regions, and refuses another one', async () => {
  const found = createProject(serving('api-1', 'c1'))
  let early = 3
  const locations = { locations: [{ locationId: 'us-central1' }] }
  found.answers.push([
    'v1/projects/plants-1/locations',
    () => (early-- > 0 ? { status: 404, body: {} } : { status: 200, body: locations }),
  ])
  const { status, text } = await deployTo(found)
  expect(status).toBe(1)
  expect(text).toContain('API Gateway is not in europe-west1: choose REGION of us-central1')
  expect(found.commands.join('\n')).not.toContain('terraform')
})

it('a deployment keeps its state, records and sources in a bucket that outlives the region', async () => {
  const found = emptyProject()
  await deployTo(found)
  expect(found.commands.join('\n')).toContain('create gs://plants-1-plant-state --location=EU ')
  expect(found.variables.get('base')).toMatchObject({ multi_region: 'EU' })
})

describe('a deployment to another region', () => {
  const moved = { settings: 'REGION=us-east1' }

  /** A project with two releases in europe-west1 that is ready to move. */
  async function readyProject() {
    const found = await deployedTwice()
    found.answers.push(
      ['v1/projects/plants-1/locations', { locations: [{ locationId: 'us-east1' }] }],
      [`/b/${project}.firebasestorage.app`, { location: 'US', projectNumber: '1234' }],
      ...functionsOf('a', 'us-east1'),
      ...serving('api-1', 'c3', 'us-east1'),
    )
    return found
  }

  /** A project that has moved from europe-west1 to us-east1 before anything can move back. */
  async function movedProject() {
    const found = await readyProject()
    const from = { commands: found.commands.length, asked: found.asked.length }
    const { status, text } = await deployTo(found, moved)
    expect(text).toContain('Done.')
    expect(status).toBe(0)
    return { found, from }
  }

  it('tries the new gateway by its own host before clients of a domain reach it', async () => {
    const found = await readyProject()
    const before = found.commands.length
    const settings = `${moved.settings}\nDOMAIN=api.plants.example`
    const failed = await deployTo(found, { settings, faults: ['a leaf is answered 500'] })
    expect(failed).toMatchObject({ status: 1, hosts: ['plants.gateway.dev'] })
    expect(failed.text).toContain('a leaf is answered 500')
    const commands = found.commands.slice(before).join('\n')
    expect(commands).toContain('/gateway-us-east1 apply')
    expect(commands).not.toContain('/edge apply')
    // Once the region has a release, clients reach it already.
    expect((await deployTo(found, { settings })).hosts).toHaveLength(2)
    expect((await deployTo(found, { settings })).hosts).toHaveLength(1)
  })

  it('asks nothing of the first, changes nothing there, and keeps its state', async () => {
    const { found, from } = await movedProject()
    const said = [...found.commands.slice(from.commands), ...found.asked.slice(from.asked)]
    expect(said.filter((line) => line.includes('europe-west1'))).toEqual([])
    const prefixes = said.flatMap((line) => /-config=prefix=(\S+)/.exec(line)?.[1] ?? [])
    const states = ['base', 'database', 'region-us-east1', 'gateway-us-east1', 'edge', 'budget']
    expect(prefixes).toEqual(states)
  })

  const at = `projects/${project}/locations`
  const configAt = `${at}/global/apis/plant-analysis/configs`

  /** What a deployment removes of 13 configurations, where Google lists the gateways like this. */
  async function removedConfigs(found: RecordedProject, unreachable: object) {
    const gateways = ['europe-west1 c1', 'us-east1 c3'].map((pair) => {
      const [region, config] = pair.split(' ')
      const name = `${at}/${region}/gateways/plant-analysis`
      return { name, apiConfig: `${configAt}/${config}` }
    })
    const apiConfigs = Array.from({ length: 13 }, (_one, place) => ({
      name: `${configAt}/c${place}`,
      state: 'ACTIVE',
      createTime: `2026-11-${10 + place}`,
    }))
    found.answers.push(['-/gateways', { gateways, ...unreachable }], ['/configs', { apiConfigs }])
    const before = found.commands.length
    expect((await deployTo(found, moved)).status).toBe(0)
    const removed = found.commands.slice(before).filter((line) => /api-configs delete/.test(line))
    return removed.map((line) => / delete (\S+)/.exec(line)?.[1])
  }

  it('keeps old configurations as long as the first has releases or cannot be reached, and then all that serve', async () => {
    const { found } = await movedProject()
    expect(await removedConfigs(found, {})).toEqual([])
    // As after remove-region.sh.
    for (const name of found.objects.keys())
      if (name.startsWith('releases/europe-west1/')) found.objects.delete(name)
    const lost = { unreachableLocations: [`${at}/europe-west1`] }
    expect(await removedConfigs(found, lost)).toEqual([])
    expect(await removedConfigs(found, {})).toEqual(['c2', 'c0'])
  })

  it('goes on where Google cannot list the gateways of the first', async () => {
    const found = await readyProject()
    found.answers.push(['-/gateways', () => ({ status: 503, body: {} })])
    const { status, text } = await deployTo(found, moved)
    expect(status).toBe(0)
    expect(text).toContain('WARNING: Whether the service is elsewhere was not read')
  })

  it('begins with no release, so that no rollback leaves the region', async () => {
    const { found } = await movedProject()
    const names = [...found.objects.keys()]
      .filter((name) => name.startsWith('releases/'))
      .map((name) => name.split('/')[1])
    expect(names).toEqual(['europe-west1', 'europe-west1', 'us-east1'])
    const before = found.commands.length
    const { status, text } = await rollBack(found, moved)
    expect(status).toBe(1)
    expect(text).toContain('There is no release to go back to')
    expect(found.commands.slice(before)).toEqual([])
  })
})
