import { setTimeout as sleep } from 'node:timers/promises'
import { killListener } from '@plant/testing/listener'
import { z } from 'zod'
import { runLoad } from './load.ts'

// Run beside a stack, by `npm run soak:webhooks`, with the number of events and that of endpoints.
const [events = 0, endpoints = 0] = process.argv.slice(2).map(Number)
const worker = Number(new URL(z.url().parse(process.env.DELIVER_WEBHOOK_URL)).port)
const duplicatesMax = 0.001

let received = 0
const total = events * endpoints
const kills = killAt([0.25, 0.5, 0.75])
const outcome = await runLoad({ events, endpoints, onProgress: (now) => (received = now) })
kills.abort()
print(
  `${outcome.expected} deliveries in ${outcome.seconds.toFixed(0)} s (${(outcome.received / outcome.seconds).toFixed(1)}/s): ` +
    `${outcome.lost} lost, ${outcome.duplicates} twice (${((outcome.duplicates / outcome.expected) * 100).toFixed(3)} %)`,
)
process.exit(outcome.lost > 0 || outcome.duplicates / outcome.expected >= duplicatesMax ? 1 : 0)

/** At these shares of what must arrive. */
function killAt(shares: readonly number[]): AbortController {
  const stop = new AbortController()
  void (async () => {
    for (const share of shares) {
      while (received < total * share && !stop.signal.aborted) await sleep(200)
      if (stop.signal.aborted) return
      killListener(worker)
      print(`killed the delivering worker after ${received} deliveries`)
    }
  })()
  return stop
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
