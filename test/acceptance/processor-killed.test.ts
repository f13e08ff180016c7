import { setTimeout as sleep } from 'node:timers/promises'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { killListener } from '@plant/testing/listener'
import {
  call,
  finished,
  signUp,
  type TestUser,
  type Transaction,
  uuid,
} from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { describe, expect, it } from 'vitest'

const processor = Number(new URL(stack.IMAGE_PROCESSOR_URL).port)

/**
 * Waits until the processor has loaded its models and answers again, because the next test kills
 * the processor too.
 */
async function restarted(): Promise<void> {
  const isUp = () =>
    fetch(`${stack.IMAGE_PROCESSOR_URL}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 100_000, interval: 100 }).toBe(true)
}

/** Returns the units used today. Starts an analysis to read the number, but omits its own unit. */
async function usedToday(user: TestUser): Promise<number> {
  const body = { imageBase64: await leafPhoto(99) }
  const answer = await call<{ usage: { charged: number; remainingToday: number } }>(
    'POST',
    '/v1/analyses/sync',
    { user, body },
  )
  expect(answer.status).toBe(200)
  return 20 - answer.body.usage.remainingToday - answer.body.usage.charged
}

describe('killing the image processor', () => {
  it.each([
    ['while it optimises', 150],
    ['right after the start was accepted', undefined],
  ])(
    'does not prevent a transaction from ending, and the transaction is charged once: %s',
    async (_when, killAfterMs) => {
      const user = await signUp()
      const headers = { 'idempotency-key': uuid() }
      const body = { imageBase64: await leafPhoto(50, 3500) }
      const starting = call<Transaction>('POST', '/v1/analyses', { user, body, headers })
      if (killAfterMs !== undefined) {
        await sleep(killAfterMs)
        expect(killListener(processor)).toBe(true)
      }
      const started = await starting
      if (killAfterMs === undefined) expect(killListener(processor)).toBe(true)
      await restarted()
      expect(started.status).toBe(202)
      const ended = await finished(user, started.body.transactionId)
      const again = await call<Transaction>('POST', '/v1/analyses', { user, body, headers })
      expect(again.body.transactionId).toBe(started.body.transactionId)
      const charged = (ended.analysis?.usage as { charged: number } | undefined)?.charged ?? 0
      expect(await usedToday(user)).toBe(charged)
    },
    200_000,
  )
})
