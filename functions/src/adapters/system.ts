import { randomFillSync, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { base62, base62Alphabet } from '../domain/base62.ts'
import type { Clock, Ids } from '../ports/context.ts'
import type { Secrets } from '../ports/secrets.ts'

const idBytes = 16

export const systemClock: Clock = {
  now: () => new Date(),
  async sleep(milliseconds, signal) {
    await wait(milliseconds, undefined, { signal }).catch(() => undefined)
  },
  pause: (longestMs, signal) => systemClock.sleep(Math.random() * longestMs, signal),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
}

/** Random bytes for 256 ids, because the system call costs more than the bytes. */
const drawn = new Uint8Array(256 * idBytes)
let used = drawn.length

function drawId(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += idBytes
  return drawn.subarray(used - idBytes, used)
}

export const systemIds: Ids = {
  random: (prefix) => `${prefix}_${base62(drawId())}`,
}

export const systemSecrets: Secrets = {
  // randomInt redraws instead of using a remainder, so that all characters are equally likely.
  base62: (characters) =>
    Array.from({ length: characters }, () =>
      base62Alphabet.charAt(randomInt(base62Alphabet.length)),
    ).join(''),
}
