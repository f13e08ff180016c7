import { createHarness } from '@plant/testing/harness'
import { refusal } from '@plant/testing/harness/answers'
import { keysOf } from '@plant/testing/harness/api-keys'
import { callerOf } from '@plant/testing/harness/service'
import { prove, type Webhooks } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'

const url = 'https://hooks.example.com/plants'
const days = (count: number) => ({ withinSeconds: count * 86_400 })

async function registered(whole = createHarness()) {
  const harness = whole.webhooks
  await harness.service.signUp('owner')
  const owner = harness.steady.as('owner')
  const { id } = await owner.register(url)
  await prove(harness, 'owner')
  const status = async () => (await owner.list()).items.find((item) => item.id === id)?.status
  return { harness, owner, id, status }
}

let events = 0
// The ids decide the random delays, so this reset makes them the same in any test order.
beforeEach(() => {
  events = 0
})
async function happen(harness: Webhooks): Promise<void> {
  events += 1
  await harness.steady.fanOut(await writeEvent(harness, `evt_d${events}`), 'owner')
}

describe('an endpoint', () => {
  it('is disabled if all attempts for one event get a 410, and its owner gets one mail', async () => {
    const { harness, status } = await registered()
    harness.receivers.answer(url, 410)
    await happen(harness)
    await harness.settle(days(3))
    expect(harness.receivers.received.length).toBeLessThan(10)
    expect(await status()).toBe('active')
    await harness.settle(days(4))
    expect(harness.receivers.received).toHaveLength(10)
    expect(await status()).toBe('disabled')
    await harness.settle(days(1))
    expect(harness.mails).toHaveLength(1)
    expect(harness.mails[0]).toMatchObject({
      to: 'owner@example.org',
      subject: 'A webhook was disabled',
      text: expect.stringContaining('hooks[.]example[.]com'),
    })
  })

  it('is disabled after five days with at least ten failed attempts', async () => {
    const { harness, status } = await registered()
    harness.receivers.answer(url, 500)
    for (let day = 0; day < 6; day += 1) {
      expect(await status(), `on day ${day}`).toBe('active')
      await happen(harness)
      await harness.settle(days(1))
      if ((await status()) === 'disabled') break
    }
    expect(await status()).toBe('disabled')
    const first = harness.receivers.received[0]?.at.getTime() ?? 0
    const last = harness.receivers.received.at(-1)?.at.getTime() ?? 0
    expect(last - first).toBeGreaterThanOrEqual(5 * 86_400_000)
    expect(harness.mails).toHaveLength(1)
  })

  it('stays active after ten failures in one day', async () => {
    const { harness, status } = await registered()
    harness.receivers.answer(url, 500)
    for (let n = 0; n < 30; n += 1) await happen(harness)
    await harness.settle(days(1))
    expect(harness.receivers.received.length).toBeGreaterThan(100)
    expect(await status()).toBe('active')
  })

  it('stays active if one attempt within the five days succeeds', async () => {
    const { harness, status } = await registered()
    harness.receivers.answer(url, 500)
    await happen(harness)
    await harness.settle(days(3))
    harness.receivers.answer(url, 200)
    await happen(harness)
    await harness.settle()
    harness.receivers.answer(url, 500)
    for (let day = 0; day < 4; day += 1) {
      await happen(harness)
      await harness.settle(days(1))
    }
    expect(await status()).toBe('active')
  })

  it('stays active if only some attempts for an event get a 410', async () => {
    const { harness, status } = await registered()
    harness.receivers.answer(url, 410, 410, 500, 410)
    await happen(harness)
    await harness.settle(days(4))
    expect(harness.receivers.received).toHaveLength(10)
    expect(await status()).toBe('active')
  })
})

describe('a disabled endpoint', () => {
  async function disabled() {
    const all = await registered()
    all.harness.receivers.answer(url, 410)
    await happen(all.harness)
    await all.harness.settle(days(5))
    all.harness.receivers.received.splice(0)
    return all
  }

  it('gets no event, test or manual retry, and the service cancels its pending deliveries', async () => {
    const { harness, owner, id } = await registered()
    harness.receivers.answer(url, 410)
    await happen(harness)
    await harness.settle(days(2))
    harness.service.clock.advance(60)
    await happen(harness)
    await harness.settle(days(3))
    harness.receivers.received.splice(0)
    await happen(harness)
    await harness.settle(days(5))
    expect(harness.receivers.received).toEqual([])
    expect(await refusal(owner.test(id))).toBe('CONFLICT')
    const { items } = await owner.deliveries(id)
    expect(items.map(({ status }) => status)).toEqual(['CANCELLED', 'EXHAUSTED'])
    expect(await refusal(owner.retry(id, items[0]?.id ?? ''))).toBe('CONFLICT')
  })

  it('is enabled with a new secret when its URL is registered again, and gets only later events', async () => {
    const { harness, owner, id, status } = await disabled()
    await happen(harness)
    harness.service.clock.advance(1)
    const again = await owner.register(url)
    expect(again).toMatchObject({ id, status: 'active', secret: expect.stringMatching(/^whsec_/) })
    expect(await status()).toBe('active')
    harness.receivers.answer(url, 200)
    await harness.settle()
    expect(harness.receivers.received).toEqual([])
    await happen(harness)
    await harness.settle()
    expect(harness.receivers.received).toHaveLength(1)
    const { items } = await owner.deliveries(id)
    await owner.retry(id, items.at(-1)?.id ?? '')
    await harness.settle()
    expect(harness.receivers.received).toHaveLength(2)
  })

  it('counts towards the limit of ten webhooks', async () => {
    const { owner } = await disabled()
    for (let n = 0; n < 9; n += 1) await owner.register(`${url}/${n}`)
    expect(await refusal(owner.register(`${url}/more`))).toBe('LIMIT_REACHED')
    expect(await owner.register(url)).toMatchObject({ status: 'active' })
  })
})

describe('the owner of a disabled endpoint', () => {
  it('gets the mail later if the mail server was down', async () => {
    const { harness } = await registered()
    harness.receivers.answer(url, 410)
    await happen(harness)
    const { send } = harness.steady.ports.mailer
    let refused = 0
    harness.steady.ports.mailer.send = async () => {
      refused += 1
      throw new Error('the mail server is down')
    }
    await harness.settle(days(4))
    expect(refused).toBeGreaterThan(0)
    expect(harness.mails).toEqual([])
    harness.steady.ports.mailer.send = send
    await harness.settle({ withinSeconds: 600 })
    expect(harness.mails).toHaveLength(1)
  })

  it('gets no mail if the owner has no email address, but the endpoint is still disabled', async () => {
    const { harness, status } = await registered()
    await harness.service.change('owner', (user) => ({ ...user, email: null }))
    harness.receivers.answer(url, 410)
    await happen(harness)
    await harness.settle(days(5))
    expect(await status()).toBe('disabled')
    expect(harness.mails).toEqual([])
  })

  it('gets no mail after the erasure of the user, but the endpoint is still disabled', async () => {
    const { harness, status } = await registered()
    harness.receivers.answer(url, 410)
    await happen(harness)
    const user = { kind: 'overwrite', ref: ref(users, 'owner'), data: null } as const
    await harness.service.documents.commit([user], 'the erasure')
    await harness.settle(days(5))
    expect(await status()).toBe('disabled')
    expect(harness.mails).toEqual([])
  })

  it('gets one mail for each endpoint, even if another is disabled later', async () => {
    const { harness, owner, status } = await registered()
    harness.receivers.answer(url, 410)
    await happen(harness)
    await harness.settle(days(5))
    expect(await status()).toBe('disabled')
    await owner.register(`${url}/more`)
    harness.receivers.answer(`${url}/more`, 410)
    await happen(harness)
    await harness.settle(days(5))
    expect(harness.mails).toHaveLength(2)
  })

  it('gets a mail without links, because the address may belong to somebody else', async () => {
    const { harness, id } = await registered()
    harness.receivers.answer(url, 410)
    await happen(harness)
    await harness.settle(days(5))
    expect(harness.mails[0]?.text).toContain(id)
    expect(harness.mails[0]?.text).toContain('hooks[.]example[.]com')
    expect(harness.mails[0]?.text).not.toMatch(/:\/\/|hooks\.example|plants/)
  })

  it('gets the mail the next day if other accounts used up the daily mails of the mailbox', async () => {
    const whole = createHarness()
    const { harness, owner, id, status } = await registered(whole)
    for (let at = 0; at < 10; at += 1) {
      const email = `owner+${at}@example.org`
      await whole.signUp(email)
      await whole.change(email, (user) => ({ ...user, email }))
      await keysOf(whole.apiKeys, callerOf(email)).create()
    }
    await whole.sweep()
    expect(harness.mails).toHaveLength(10)
    harness.receivers.answer(url, 410)
    await happen(harness)
    await harness.settle()
    const [delivery] = (await owner.deliveries(id)).items
    for (let retry = 0; retry < 9; retry += 1) {
      harness.service.clock.advance(1)
      await owner.retry(id, delivery?.id ?? '')
      await harness.settle()
    }
    expect(await status()).toBe('disabled')
    expect(harness.mails).toHaveLength(10)
    await harness.settle(days(1))
    expect(harness.mails).toHaveLength(11)
  })

  it('gets at most ten mails a day, even if an endpoint is disabled more than ten times', async () => {
    const { harness, owner, id, status } = await registered()
    for (let time = 0; time < 12; time += 1) {
      if (time > 0) await owner.register(url)
      harness.receivers.answer(url, 410)
      await happen(harness)
      await harness.settle()
      const { items } = await owner.deliveries(id)
      const delivery = items.find(({ eventId }) => eventId === `evt_d${events}`)
      for (let retry = 0; retry < 9; retry += 1) {
        harness.service.clock.advance(1)
        await owner.retry(id, delivery?.id ?? '')
        await harness.settle()
      }
      expect(await status()).toBe('disabled')
      harness.service.clock.advance(600)
    }
    expect(harness.mails).toHaveLength(10)
  })
})
