import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const dayMs = 86_400_000
/** The last part of a UTC day, in which no test starts. Most tests take less time than this. */
const lastOfDayMs = 120_000

// Delays a test that would start shortly before midnight UTC, when the daily counts start at 0.
beforeEach(async () => {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs < lastOfDayMs) await sleep(leftMs + 100)
})
