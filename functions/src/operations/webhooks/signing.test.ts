import { createHarness } from '@plant/testing/harness'
import type { Webhooks } from '@plant/testing/harness/webhooks'
import { writeEvent } from '@plant/testing/webhooks/events'
import { eventBodyOf, longestAnalysis } from '@plant/testing/webhooks/longest'
import type { Received } from '@plant/testing/webhooks/receivers'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { analysisCompletedEvent } from '../../contract/events.ts'

const url = 'https://hooks.example.com/plants'

afterEach(() => void vi.useRealTimers())

/** Sets the clock to the time of sending, because the official library checks the real time. */
function verifies(secret: string, { headers, body, at }: Received): boolean {
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}

async function tested(harness: Webhooks, id: string): Promise<Received> {
  await harness.steady.as('owner').test(id)
  await harness.settle()
  const last = harness.receivers.received.at(-1)
  if (!last) throw new Error('nothing was received')
  return last
}

describe('a call to an endpoint', () => {
  it('has a signature that the official library accepts, and an identical Plant-Signature header', async () => {
    const harness = createHarness().webhooks
    const { id, secret } = await harness.steady.as('owner').register(url)
    const call = await tested(harness, id)
    expect(verifies(secret, call)).toBe(true)
    expect(verifies('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', call)).toBe(false)
    expect(call.headers['Plant-Signature']).toBe(call.headers['webhook-signature'])
    const event = JSON.parse(call.body)
    expect(event).toMatchObject({ type: 'webhook.test', data: { webhookId: id } })
    expect(call.headers['webhook-id']).toBe(event.id)
  })

  it('is signed with both secrets until the grace period of a rotation ends', async () => {
    const harness = createHarness().webhooks
    const owner = harness.steady.as('owner')
    const { id, secret } = await owner.register(url)
    const rotated = await owner.rotate(id, 3600)
    expect(rotated.previousSecretExpiresAt).toBe('2026-11-20T09:00:00.000Z')
    const during = await tested(harness, id)
    expect([verifies(secret, during), verifies(rotated.secret, during)]).toEqual([true, true])
    harness.service.clock.advance(3600)
    const after = await tested(harness, id)
    expect([verifies(secret, after), verifies(rotated.secret, after)]).toEqual([false, true])
  })

  it('is signed only with the new secret after a rotation without a grace period', async () => {
    const harness = createHarness().webhooks
    const owner = harness.steady.as('owner')
    const { id, secret } = await owner.register(url)
    const second = await owner.rotate(id, 604_800)
    const third = await owner.rotate(id, 0)
    const call = await tested(harness, id)
    expect(
      [secret, second.secret, third.secret].map((candidate) => verifies(candidate, call)),
    ).toEqual([false, false, true])
  })

  it('has at most five signatures, even after many rotations', async () => {
    const harness = createHarness().webhooks
    const { id } = await harness.steady.as('owner').register(url)
    for (let n = 0; n < 50; n += 1) await harness.steady.as('owner').rotate(id)
    const call = await tested(harness, id)
    expect(call.headers['webhook-signature']?.split(' ')).toHaveLength(5)
  })
})

it('an event that was shortened to 64 KB has a valid signature', async () => {
  const harness = createHarness().webhooks
  const { secret } = await harness.steady.as('owner').register(url)
  await writeEvent(harness, 'evt_long', { body: eventBodyOf(longestAnalysis()) })
  await harness.steady.fanOut('evt_long', 'owner')
  await harness.settle()
  const [call] = harness.receivers.received
  if (!call) throw new Error('nothing was received')
  expect(verifies(secret, call)).toBe(true)
  expect(Buffer.byteLength(call.body)).toBeGreaterThan(50_000)
})

it('a test event has the same fields as a completed analysis', async () => {
  const harness = createHarness().webhooks
  const { id } = await harness.steady.as('owner').register(url)
  const { type, data } = JSON.parse((await tested(harness, id)).body)
  expect(type).toBe('webhook.test')
  const read = analysisCompletedEvent.shape.data.parse(data)
  expect(read).toMatchObject({ accountId: 'owner', status: 'COMPLETED', truncated: [] })
  expect(read.analysis).toMatchObject({ id: read.transactionId, outcome: read.outcome })
})
