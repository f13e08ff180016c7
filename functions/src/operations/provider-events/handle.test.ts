import { describe, expect, test } from 'vitest'
import {
  type ProviderWorld,
  providerWorld,
  signed,
  telling,
} from '../../../../test/support/webhooks/provider.ts'
import { field, idOf } from '../../../../test/support/world/answers.ts'
import { ref } from '../../collections/collection.ts'
import { providerEvents } from '../../collections/provider-events.ts'
import { InvalidModelOutput } from '../../ports/plant-model.ts'
import { Unavailable } from '../../ports/unavailable.ts'

/** A transaction whose inference is at the provider. */
async function handedOver() {
  const world = providerWorld()
  const client = await world.service.signUp('owner')
  const id = idOf(await client.start({ photo: 'diseased leaf' }))
  await world.service.deliver()
  expect(world.operations).toEqual(['interactions/1'])
  const state = async () => field(await client.read(id), 'status')
  const used = async () => (await world.service.user('owner')).quota.used
  return { world, client, id, state, used }
}

let messages = 0
/** The provider tells of it, and the queue does the work. */
async function tell(world: ProviderWorld, type: string, operation = 'interactions/1') {
  messages += 1
  const request = signed(world.service, telling(type, operation), { id: `msg_${messages}` })
  await world.receive(request)
  const task = world.service.tasks.findLast(({ data }) => 'providerEventId' in data)
  const id = String(task?.data['providerEventId'])
  await world.handle(id)
  return id
}

const statusOf = async ({ deps }: ProviderWorld, id: string) =>
  (await deps.store.getAll(ref(providerEvents, id)))[0]?.status

describe('a transaction whose inference is with the provider', () => {
  test('is pending until the provider tells of its end, and is asked of nobody else', async () => {
    const { world, id, state } = await handedOver()
    expect(await state()).toBe('PROCESSING')
    world.service.clock.advance(61)
    await world.service.steady.sweep()
    await world.service.steady.run(id)
    expect(world.operations).toHaveLength(1)
    expect(await state()).toBe('PROCESSING')
  })

  test.each(['interaction.completed', 'batch.succeeded'])(
    'completes with %s, once, with one event',
    async (type) => {
      const { world, client, id, state, used } = await handedOver()
      expect(await statusOf(world, await tell(world, type))).toBe('HANDLED')
      expect(await state()).toBe('COMPLETED')
      await tell(world, type)
      await tell(world, 'interaction.failed')
      expect(field(await client.read(id), 'analysis')).toMatchObject({ outcome: 'ISSUES_FOUND' })
      expect(world.service.published).toHaveLength(1)
      expect(world.collected).toHaveLength(1)
      expect(await used()).toBe(1)
    },
  )

  test.each([
    'interaction.failed',
    'batch.expired',
    'batch.cancelled',
    'interaction.requires_action',
  ])('fails with %s, and gives its unit back', async (type) => {
    const { world, client, id, state, used } = await handedOver()
    await tell(world, type)
    expect(await state()).toBe('FAILED')
    expect(field(await client.read(id), 'error')).toMatchObject({ code: 'MODEL_UNAVAILABLE' })
    await tell(world, 'interaction.completed')
    expect(await state()).toBe('FAILED')
    expect(await used()).toBe(0)
    expect(world.service.published).toHaveLength(1)
  })

  test('fails where the result is no diagnosis', async () => {
    const { world, client, id } = await handedOver()
    world.fail(new InvalidModelOutput())
    await tell(world, 'interaction.completed')
    expect(field(await client.read(id), 'error')).toMatchObject({ code: 'MODEL_INVALID_OUTPUT' })
  })

  test('completes later where the result cannot be fetched at once', async () => {
    const { world, state } = await handedOver()
    world.fail()
    await expect(tell(world, 'interaction.completed')).rejects.toBeInstanceOf(Unavailable)
    expect(await state()).toBe('PROCESSING')
    world.mend()
    world.service.clock.advance(15)
    await world.sweep()
    const id = String(world.service.tasks.at(-1)?.data['providerEventId'])
    await world.handle(id)
    expect(await state()).toBe('COMPLETED')
  })

  test('fails at its deadline where nothing is ever told, and stays failed', async () => {
    const { world, state, used } = await handedOver()
    world.service.clock.advance(121)
    await world.service.steady.sweep()
    expect(await state()).toBe('FAILED')
    await tell(world, 'interaction.completed')
    expect(await state()).toBe('FAILED')
    expect(await used()).toBe(0)
  })
})

describe('an event', () => {
  test('that overtakes the hand-over is handled when that is written', async () => {
    const { world, state } = await handedOver()
    const early = await tell(world, 'interaction.completed', 'interactions/2')
    expect(await statusOf(world, early)).toBe('RECEIVED')
    const client = world.service.steady.as((await handedOver()).client.caller)
    await client.start({ photo: 'healthy leaf' })
    await world.service.deliver()
    await world.handle(early)
    expect(await statusOf(world, early)).toBe('HANDLED')
    expect(await state()).toBe('PROCESSING')
  })

  test('about work that nobody knows is ignored after a minute, and one that tells of no end at once', async () => {
    const { world } = await handedOver()
    const unknown = await tell(world, 'interaction.completed', 'interactions/none')
    expect(await statusOf(world, unknown)).toBe('RECEIVED')
    world.service.clock.advance(61)
    await world.handle(unknown)
    expect(await statusOf(world, unknown)).toBe('IGNORED')
    expect(await statusOf(world, await tell(world, 'video.generated'))).toBe('IGNORED')
  })
})

test('a synchronous call is never handed over', async () => {
  const world = providerWorld()
  const client = await world.service.signUp('owner')
  expect((await client.analyseNow({ photo: 'diseased leaf' })).status).toBe(200)
  expect(world.operations).toEqual([])
})
