import { createHash } from 'node:crypto'
import { limits } from '../../contract/limits.ts'

const { retryStepsSeconds, retryJitterFraction, retryAfterStepsMax } = limits.webhook

/** The number of attempts before a delivery counts as exhausted. */
export const attemptsMax = retryStepsSeconds.length

/**
 * The delay in milliseconds after the given number of attempts; undefined after the last. It varies
 * by up to a fifth, so that failed deliveries do not repeat together. A receiver's Retry-After can
 * extend it to twice the step. `seed` determines the jitter, so that repeated computations agree.
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

/** The seconds of a Retry-After header (RFC 9110, section 10.2.3): a number or a date. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  const text = header.trim()
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // Date.parse alone reads "-5" as a year.
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

/** A number from 0 to below 1 that depends only on the seed. */
function fractionOf(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32
}
