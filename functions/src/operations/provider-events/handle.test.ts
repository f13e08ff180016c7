import { createHarness } from '@plant/testing/harness'
import { field, idOf } from '@plant/testing/harness/answers'
import { type ProviderEvents, signed, telling } from '@plant/testing/harness/provider-events'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { providerEvents } from '../../collections/provider-events.ts'
import { InvalidModelOutput } from '../../ports/plant-model.ts'
import { Unavailable } from '../../ports/unavailable.ts'

/** A transaction whose inference is at the provider. */
async function atProvider() {
  const harness = createHarness().providerEvents
  const client = await harness.service.signUp('owner')
  const id = idOf(await client.start({ photo: 'diseased leaf' }))
  await harness.service.deliver()
  expect(harness.operations).toEqual(['interactions/1'])
  const state = async () => field(await client.read(id), 'status')
  const used = async () => (await harness.service.user('owner')).quota.used
  return { harness, client, id, state, used }
}

let messages = 0
/** The provider tells of it, and the queue does the work. */
async function tell(harness: ProviderEvents, type: string, operation = 'interactions/1') {
  messages += 1
  const request = signed(harness.service, telling(type, operation), { id: `msg_${messages}` })
  await harness.receive(request)
  const task = harness.service.tasks.findLast(({ data }) => 'providerEventId' in data)
  const id = String(task?.data['providerEventId'])
  await harness.handle(id)
  return id
}

const statusOf = async ({ deps }: ProviderEvents, id: string) =>
  (await deps.store.getAll(ref(providerEvents, id)))[0]?.status

describe('a transaction whose inference is with the provider', () => {
  it('is pending until the provider tells of its end, and is asked of nobody else', async () => {
    const { harness, id, state } = await atProvider()
    expect(await state()).toBe('PROCESSING')
    harness.service.clock.advance(61)
    await harness.service.steady.sweep()
    await harness.service.steady.run(id)
    expect(harness.operations).toHaveLength(1)
    expect(await state()).toBe('PROCESSING')
  })

  it.each(['interaction.completed', 'batch.succeeded'])(
    'completes with %s, once, with one event',
    async (type) => {
      const { harness, client, id, state, used } = await atProvider()
      expect(await statusOf(harness, await tell(harness, type))).toBe('HANDLED')
      expect(await state()).toBe('COMPLETED')
      await tell(harness, type)
      await tell(harness, 'interaction.failed')
      expect(field(await client.read(id), 'analysis')).toMatchObject({ outcome: 'ISSUES_FOUND' })
      expect(harness.service.published).toHaveLength(1)
      expect(harness.collected).toHaveLength(1)
      expect(await used()).toBe(1)
    },
  )

  it.each([
    'interaction.failed',
    'batch.expired',
    'batch.cancelled',
    'interaction.requires_action',
  ])('fails with %s, and gives its unit back', async (type) => {
    const { harness, client, id, state, used } = await atProvider()
    await tell(harness, type)
    expect(await state()).toBe('FAILED')
    expect(field(await client.read(id), 'error')).toMatchObject({ code: 'MODEL_UNAVAILABLE' })
    await tell(harness, 'interaction.completed')
    expect(await state()).toBe('FAILED')
    expect(await used()).toBe(0)
    expect(harness.service.published).toHaveLength(1)
  })

  it('fails where the result is no diagnosis', async () => {
    const { harness, client, id } = await atProvider()
    harness.fail(new InvalidModelOutput())
    await tell(harness, 'interaction.completed')
    expect(field(await client.read(id), 'error')).toMatchObject({ code: 'MODEL_INVALID_OUTPUT' })
  })

  it('completes later where the result cannot be fetched at once', async () => {
    const { harness, state } = await atProvider()
    harness.fail()
    await expect(tell(harness, 'interaction.completed')).rejects.toBeInstanceOf(Unavailable)
    expect(await state()).toBe('PROCESSING')
    harness.mend()
    harness.service.clock.advance(15)
    await harness.sweep()
    const id = String(harness.service.tasks.at(-1)?.data['providerEventId'])
    await harness.handle(id)
    expect(await state()).toBe('COMPLETED')
  })

  it('fails at its deadline where nothing is ever told, and stays failed', async () => {
    const { harness, state, used } = await atProvider()
    harness.service.clock.advance(121)
    await harness.service.steady.sweep()
    expect(await state()).toBe('FAILED')
    await tell(harness, 'interaction.completed')
    expect(await state()).toBe('FAILED')
    expect(await used()).toBe(0)
  })
})

describe('an event', () => {
  it('that overtakes the provider job is handled when that is written', async () => {
    const { harness, state } = await atProvider()
    const early = await tell(harness, 'interaction.completed', 'interactions/2')
    expect(await statusOf(harness, early)).toBe('RECEIVED')
    const client = harness.service.steady.as((await atProvider()).client.caller)
    await client.start({ photo: 'healthy leaf' })
    await harness.service.deliver()
    await harness.handle(early)
    expect(await statusOf(harness, early)).toBe('HANDLED')
    expect(await state()).toBe('PROCESSING')
  })

  it('about work that nobody knows is ignored after a minute, and one that tells of no end at once', async () => {
    const { harness } = await atProvider()
    const unknown = await tell(harness, 'interaction.completed', 'interactions/none')
    expect(await statusOf(harness, unknown)).toBe('RECEIVED')
    harness.service.clock.advance(61)
    await harness.handle(unknown)
    expect(await statusOf(harness, unknown)).toBe('IGNORED')
    expect(await statusOf(harness, await tell(harness, 'video.generated'))).toBe('IGNORED')
  })
})

it('a synchronous call is never left to the provider', async () => {
  const harness = createHarness().providerEvents
  const client = await harness.service.signUp('owner')
  expect((await client.analyseSync({ photo: 'diseased leaf' })).status).toBe(200)
  expect(harness.operations).toEqual([])
})
