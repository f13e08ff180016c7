import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const dayMs = 86_400_000
/** Longer than most tests take on a busy machine, and less than a hook may. */
const lastOfDayMs = 120_000

// No test on the stack begins where a UTC day is about to end: units and mails are counted by it.
beforeEach(async () => {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs < lastOfDayMs) await sleep(leftMs + 100)
})

const { fetch: fetchOverKept } = globalThis
/**
 * Each request has a connection of its own: a busy machine may send into a kept one just as the
 * server closes it for idleness, and then no answer comes.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('connection', 'close')
  return fetchOverKept(input, { ...init, headers })
}
