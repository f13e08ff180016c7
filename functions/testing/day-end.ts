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
