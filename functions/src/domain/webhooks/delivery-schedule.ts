import { createHash } from 'node:crypto'
import { limits } from '../../contract/limits.ts'

const { retryStepsSeconds, retryJitterFraction, retryAfterStepsMax } = limits.webhook

/** The attempts that a delivery gets before it counts as exhausted. */
export const attemptsMax = retryStepsSeconds.length

/**
 * The wait after the given number of attempts, in milliseconds; undefined when they are used up.
 * The step varies by up to a fifth, so that deliveries which failed together do not come back
 * together; a receiver's Retry-After can lengthen it to twice the step. `seed` decides the jitter,
 * so that the same attempt computes the same moment again.
 */
export function retryDelayMs(
  attemptsMade: number,
  options: { seed: string; retryAfterSeconds: number | null; scale: number },
): number | undefined {
  const step = retryStepsSeconds[attemptsMade]
  if (step === undefined) return undefined
  const stepMs = step * 1000 * options.scale
  const jittered = stepMs * (1 + retryJitterFraction * (2 * fractionOf(options.seed) - 1))
  const asked = (options.retryAfterSeconds ?? 0) * 1000
  return Math.round(Math.max(jittered, Math.min(asked, stepMs * retryAfterStepsMax)))
}

/** Seconds of a Retry-After header (RFC 9110, section 10.2.3), a number or a date, or null. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // Date.parse alone takes "-5" for a year.
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

/** From 0 to below 1, the same for the same seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32
}
