import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const dayMs = 86_400_000
/** Longer than most tests take on a busy machine, and shorter than a hook may take. */
const lastOfDayMs = 120_000

// Delays a test that would start shortly before the end of a UTC day, when units and mails reset.
beforeEach(async () => {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs < lastOfDayMs) await sleep(leftMs + 100)
})
