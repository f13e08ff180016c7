import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const dayMs = 86_400_000
/** No test starts in this last part of a UTC day, so that most tests end on the same day. */
const lastOfDayMs = 120_000

// Delays a test that would start shortly before midnight UTC, when the daily counts start at 0.
beforeEach(async () => {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs < lastOfDayMs) await sleep(leftMs + 100)
})
