import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../ports/clock.ts'

export const systemClock: Clock = {
  now: () => new Date(),
  async sleep(milliseconds, signal) {
    await wait(milliseconds, undefined, { signal }).catch(() => undefined)
  },
}
