import { describe, expect, test } from 'vitest'
import { writeEvent } from '../../../../test/support/webhooks/events.ts'
import { type WebhookWorld, webhookWorld } from '../../../../test/support/webhooks/world.ts'
import { refusal } from '../../../../test/support/world/answers.ts'

const url = 'https://hooks.example.com/plants'
const days = (count: number) => ({ withinSeconds: count * 86_400 })

async function registered() {
  const world = webhookWorld()
  await world.service.signUp('owner')
  const owner = world.steady.as('owner')
  const { id } = await owner.register(url)
  const status = async () => (await owner.list()).items.find((item) => item.id === id)?.status
  return { world, owner, id, status }
}

let events = 0
async function happen(world: WebhookWorld): Promise<void> {
  events += 1
  await world.steady.fanOut(await writeEvent(world, `evt_d${events}`), 'owner')
}

describe('an endpoint is disabled', () => {
  test('when it answered nothing but 410 through all attempts of one event, and its owner is told once', async () => {
    const { world, status } = await registered()
    world.receivers.answer(url, 410)
    await happen(world)
    await world.settle(days(3))
    expect(world.receivers.received.length).toBeLessThan(10)
    expect(await status()).toBe('active')
    await world.settle(days(4))
    expect(world.receivers.received).toHaveLength(10)
    expect(await status()).toBe('disabled')
    await world.settle(days(1))
    expect(world.mails).toHaveLength(1)
    expect(world.mails[0]).toMatchObject({
      to: 'owner@example.org',
      subject: 'A webhook was disabled',
      text: expect.stringContaining(url),
    })
  })

  test('when every attempt failed for five days, at least ten of them', async () => {
    const { world, status } = await registered()
    world.receivers.answer(url, 500)
    for (let day = 0; day < 6; day += 1) {
      expect(await status(), `on day ${day}`).toBe('active')
      await happen(world)
      await world.settle(days(1))
      if ((await status()) === 'disabled') break
    }
    expect(await status()).toBe('disabled')
    const first = world.receivers.received[0]?.at.getTime() ?? 0
    const last = world.receivers.received.at(-1)?.at.getTime() ?? 0
    expect(last - first).toBeGreaterThanOrEqual(5 * 86_400_000)
    expect(world.mails).toHaveLength(1)
  })

  test('not by ten failures in a day, nor by five days with fewer failures', async () => {
    const many = await registered()
    many.world.receivers.answer(url, 500)
    for (let n = 0; n < 30; n += 1) await happen(many.world)
    await many.world.settle(days(1))
    expect(many.world.receivers.received.length).toBeGreaterThan(100)
    expect(await many.status()).toBe('active')

    const few = await registered()
    few.world.receivers.answer(url, 500, 200)
    await happen(few.world)
    few.world.service.clock.advance(6 * 86_400)
    few.world.receivers.answer(url, 500, 500, 200)
    await few.world.settle()
    expect(await few.status()).toBe('active')
  })

  test('not where one attempt in those days succeeded', async () => {
    const { world, status } = await registered()
    world.receivers.answer(url, 500)
    await happen(world)
    await world.settle(days(3))
    world.receivers.answer(url, 200)
    await happen(world)
    await world.settle()
    world.receivers.answer(url, 500)
    for (let day = 0; day < 4; day += 1) {
      await happen(world)
      await world.settle(days(1))
    }
    expect(await status()).toBe('active')
  })

  test('not by 410 among other answers', async () => {
    const { world, status } = await registered()
    world.receivers.answer(url, 410, 410, 500, 410)
    await happen(world)
    await world.settle(days(4))
    expect(world.receivers.received).toHaveLength(10)
    expect(await status()).toBe('active')
  })
})

describe('a disabled endpoint', () => {
  async function disabled() {
    const all = await registered()
    all.world.receivers.answer(url, 410)
    await happen(all.world)
    await all.world.settle(days(5))
    all.world.receivers.received.splice(0)
    return all
  }

  test('gets nothing: no event, no test, no retry by hand, and what was pending is cancelled', async () => {
    const { world, owner, id } = await registered()
    world.receivers.answer(url, 410)
    await happen(world)
    await world.settle(days(2))
    world.service.clock.advance(60)
    await happen(world)
    await world.settle(days(3))
    world.receivers.received.splice(0)
    await happen(world)
    await world.settle(days(5))
    expect(world.receivers.received).toEqual([])
    expect(await refusal(owner.test(id))).toBe('CONFLICT')
    const { items } = await owner.deliveries(id)
    expect(items.map(({ status }) => status)).toEqual(['CANCELLED', 'EXHAUSTED'])
    expect(await refusal(owner.retry(id, items[0]?.id ?? ''))).toBe('CONFLICT')
  })

  test('is enabled by registering its URL again, with the same id, a new secret, and events from then on', async () => {
    const { world, owner, id, status } = await disabled()
    await happen(world)
    world.service.clock.advance(1)
    const again = await owner.register(url)
    expect(again).toMatchObject({ id, status: 'active', secret: expect.stringMatching(/^whsec_/) })
    expect(await status()).toBe('active')
    world.receivers.answer(url, 200)
    await world.settle()
    expect(world.receivers.received).toEqual([])
    await happen(world)
    await world.settle()
    expect(world.receivers.received).toHaveLength(1)
    const { items } = await owner.deliveries(id)
    await owner.retry(id, items.at(-1)?.id ?? '')
    await world.settle()
    expect(world.receivers.received).toHaveLength(2)
  })

  test('counts against the ten', async () => {
    const { owner } = await disabled()
    for (let n = 0; n < 9; n += 1) await owner.register(`${url}/${n}`)
    expect(await refusal(owner.register(`${url}/more`))).toBe('LIMIT_REACHED')
    expect(await owner.register(url)).toMatchObject({ status: 'active' })
  })
})

describe('the owner', () => {
  test('is told by the sweeper where the mail server was down', async () => {
    const { world } = await registered()
    world.receivers.answer(url, 410)
    await happen(world)
    const { send } = world.steady.deps.mailer
    let refused = 0
    world.steady.deps.mailer.send = async () => {
      refused += 1
      throw new Error('the mail server is down')
    }
    await world.settle(days(5)).catch(() => undefined)
    expect(refused).toBeGreaterThan(0)
    expect(world.mails).toEqual([])
    world.steady.deps.mailer.send = send
    await world.settle()
    expect(world.mails).toHaveLength(1)
  })

  test('without an address is not waited for', async () => {
    const { world, status } = await registered()
    await world.service.change('owner', (user) => ({ ...user, email: null }))
    world.receivers.answer(url, 410)
    await happen(world)
    await world.settle(days(5))
    expect(await status()).toBe('disabled')
    expect(world.mails).toEqual([])
  })
})
