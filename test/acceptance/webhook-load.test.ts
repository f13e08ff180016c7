import { killListener } from '@plant/testing/listener'
import { isFullSize } from '@plant/testing/size'
import { stack } from '@plant/testing/stack'
import { expect, it } from 'vitest'
import { createAccounts } from '../../scripts/benchmarks/webhooks/load.ts'

/** The maximum number of events in flight per worker (scripts/local-stack/background.ts). */
const inFlightMax = 25
const kills = 3
// The full size takes almost an hour: `npm run test:soak` (docs/webhooks.md).
const events = isFullSize ? 10_000 : 60

it(
  `the service delivers ${events} events to 10 endpoints although the worker is killed three times`,
  async () => {
    const worker = Number(new URL(stack.DELIVER_WEBHOOK_URL).port)
    const endpoints = 10
    let killed = 0
    const accounts = await createAccounts({
      endpoints,
      onProgress(received) {
        if (killed >= kills || received < ((killed + 1) * events * endpoints) / (kills + 1)) return
        // A worker that is still starting is killed at the next delivery, when it listens.
        if (killListener(worker)) killed += 1
      },
    })
    const outcome = await accounts.deliver(events).finally(accounts.close)
    expect(outcome).toMatchObject({ expected: events * endpoints, lost: 0 })
    expect(killed).toBe(kills)
    expect(outcome.duplicates).toBeLessThanOrEqual(kills * inFlightMax * endpoints)
    // Only an attempt that a kill cuts off is made again.
    expect(outcome.mostArrivals).toBeLessThanOrEqual(1 + kills)
  },
  (isFullSize ? 7200 : 300) * 1000,
)
