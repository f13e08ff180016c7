import { callOf } from '@plant/testing/harness/client'
import { testClock } from '@plant/testing/harness/clock'
import { callerOf } from '@plant/testing/harness/service'
import { expect, it } from 'vitest'
import { status } from '../../contract/schemas/service.ts'
import type { ComponentId } from '../../domain/status.ts'
import { onlyPorts, type Question, type StatusProbes } from '../../ports/ports.ts'
import { readStatus } from './read-status.ts'

type Trouble = 'silent' | 'behind'

const ids: readonly ComponentId[] = ['api', 'analysis', 'images', 'webhooks', 'sign-in']

/** A service whose components fail or lag as given. `asked` counts the checks. */
function setUp(troubles: Partial<Record<ComponentId, Trouble>> = {}) {
  const clock = testClock('2026-11-20T08:00:00.000Z')
  const asked = { count: 0 }
  const question = (isWell: () => boolean): Question => ({
    async check() {
      asked.count += 1
      if (!isWell()) throw new Error('no')
    },
  })
  const probesOf = (id: ComponentId) => ({
    needs: [question(() => troubles[id] !== 'silent')],
    backlog: question(() => troubles[id] !== 'behind'),
  })
  const probes: StatusProbes = {
    api: probesOf('api'),
    analysis: probesOf('analysis'),
    images: probesOf('images'),
    webhooks: probesOf('webhooks'),
    'sign-in': probesOf('sign-in'),
  }
  const ports = onlyPorts({ statusProbes: probes, clock })
  const answer = () => readStatus.handler(callOf(callerOf('anybody'), {}), ports)
  const read = async () => status.parse((await answer()).body)
  return { clock, asked, troubles, answer, read }
}

it('the status reports every component as operational if all of them answer in time', async () => {
  const { read } = setUp()
  const body = await read()
  expect(body.status).toEqual({ indicator: 'none', description: 'All Systems Operational' })
  expect(body.components.map(({ id }) => id)).toEqual(ids)
  expect(new Set(body.components.map((component) => component.status))).toEqual(
    new Set(['operational']),
  )
  expect(body.updatedAt).toBe('2026-11-20T08:00:00.000Z')
})

it.each([
  [{ webhooks: 'behind' }, 'minor', 'webhooks', 'degraded_performance'],
  [{ analysis: 'behind' }, 'minor', 'analysis', 'degraded_performance'],
  [{ images: 'silent' }, 'major', 'images', 'major_outage'],
  [{ 'sign-in': 'silent', webhooks: 'behind' }, 'major', 'sign-in', 'major_outage'],
  [{ api: 'silent' }, 'critical', 'api', 'major_outage'],
] as const)(
  'for the troubles %j, the overall status is %s, and the status of the component %s is %s',
  async (troubles, indicator, id, word) => {
    const { read, clock } = setUp(troubles)
    await read()
    clock.advance(30)
    const body = await read()
    expect(body.status.indicator).toBe(indicator)
    expect(body.components.find((component) => component.id === id)?.status).toBe(word)
    const others = body.components.filter((component) => !(component.id in troubles))
    expect(others.every((component) => component.status === 'operational')).toBe(true)
  },
)

it('the status reports one failed check as degraded performance, and two consecutive ones as an outage', async () => {
  const { clock, troubles, read } = setUp({ 'sign-in': 'silent' })
  const told = async () => {
    const { status, components } = await read()
    clock.advance(30)
    return [status.indicator, components.find(({ id }) => id === 'sign-in')?.status]
  }
  expect(await told()).toEqual(['minor', 'degraded_performance'])
  expect(await told()).toEqual(['major', 'major_outage'])
  Object.assign(troubles, { 'sign-in': undefined })
  expect(await told()).toEqual(['none', 'operational'])
  Object.assign(troubles, { 'sign-in': 'silent' })
  expect(await told()).toEqual(['minor', 'degraded_performance'])
})

it('the status asks a dependency of several components once, and counts its failure once', async () => {
  let asked = 0
  const database: Question = {
    async check() {
      asked += 1
      throw new Error('no')
    },
  }
  const component = { needs: [database] }
  const statusProbes = {
    api: component,
    analysis: component,
    images: component,
    webhooks: component,
    'sign-in': component,
  }
  const clock = testClock('2026-11-20T08:00:00.000Z')
  const call = callOf(callerOf('anybody'), {})
  const { body } = await readStatus.handler(call, onlyPorts({ statusProbes, clock }))
  expect(status.parse(body).status.indicator).toBe('minor')
  expect(asked).toBe(1)
})

it('the status checks each component at most once in 30 s, even with many callers', async () => {
  const { clock, asked, troubles, read } = setUp()
  const first = await Promise.all([read(), read(), read()])
  expect(new Set(first.map(({ updatedAt }) => updatedAt)).size).toBe(1)
  expect(asked.count).toBe(10)
  Object.assign(troubles, { images: 'silent' })
  clock.advance(29)
  expect((await read()).status.indicator).toBe('none')
  expect(asked.count).toBe(10)
  clock.advance(1)
  expect((await read()).status.indicator).toBe('minor')
  expect(asked.count).toBe(20)
})

it("the status may stay in a shared cache for 30 s, as long as in the service's own cache", async () => {
  const { answer } = setUp()
  expect((await answer()).headers).toEqual({ 'Cache-Control': 'public, max-age=30' })
})
