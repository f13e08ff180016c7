import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attemptsMax, retryAfterSeconds, retryDelayMs } from './delivery-schedule.ts'

const steps = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
const plain = { retryAfterSeconds: null, scale: 1 }
const madeBefore = fc.integer({ min: 1, max: 9 })

describe('the delay after an attempt', () => {
  it('is absent after the tenth attempt', () => {
    expect(attemptsMax).toBe(10)
    expect(retryDelayMs(0, { ...plain, seed: 'a' })).toBe(0)
    expect(retryDelayMs(10, { ...plain, seed: 'a' })).toBeUndefined()
  })

  it('is the scheduled delay plus or minus a fifth, and is always the same for one attempt', () => {
    fc.assert(
      fc.property(madeBefore, fc.string(), (made, seed) => {
        const delay = retryDelayMs(made, { ...plain, seed }) ?? Number.NaN
        const stepMs = (steps[made - 1] ?? Number.NaN) * 1000
        expect(delay).toBeGreaterThanOrEqual(stepMs * 0.8)
        expect(delay).toBeLessThanOrEqual(stepMs * 1.2)
        expect(retryDelayMs(made, { ...plain, seed })).toBe(delay)
      }),
    )
  })

  it('differs between deliveries, so that failed deliveries are not all retried together', () => {
    const delays = Array.from({ length: 200 }, (_, n) =>
      retryDelayMs(3, { ...plain, seed: `${n}` }),
    )
    expect(new Set(delays).size).toBeGreaterThan(190)
    expect(Math.min(...delays.map(Number))).toBeLessThan(1800_000 * 0.85)
    expect(Math.max(...delays.map(Number))).toBeGreaterThan(1800_000 * 1.15)
  })

  it('grows to a longer Retry-After, up to twice the scheduled delay', () => {
    fc.assert(
      fc.property(madeBefore, fc.nat({ max: 1_000_000 }), (made, asked) => {
        const delay = retryDelayMs(made, { seed: 's', retryAfterSeconds: asked, scale: 1 }) ?? 0
        const stepMs = (steps[made - 1] ?? Number.NaN) * 1000
        expect(delay).toBeLessThanOrEqual(stepMs * 2)
        expect(delay).toBeGreaterThanOrEqual(Math.min(asked * 1000, stepMs * 2))
        expect(delay).toBeGreaterThanOrEqual(stepMs * 0.8)
      }),
    )
  })

  it('is multiplied by `scale`, also if the delay comes from Retry-After', () => {
    const options = { seed: 's', scale: 0.001 }
    expect(retryDelayMs(2, { ...options, retryAfterSeconds: null })).toBeLessThanOrEqual(360)
    expect(retryDelayMs(2, { ...options, retryAfterSeconds: 86_400 })).toBe(600)
  })
})

describe('retryAfterSeconds', () => {
  const now = new Date('2026-11-20T08:00:00Z')

  it.each([
    ['120', 120],
    [' 7 ', 7],
    ['0', 0],
    ['Fri, 20 Nov 2026 08:01:00 GMT', 60],
    ['Fri, 20 Nov 2026 07:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    ['-5', null],
    ['99999999999999999999', null],
  ])('reads %j as %j seconds', (header, expected) => {
    expect(retryAfterSeconds(header, now)).toBe(expected)
  })

  it('returns null if there is no Retry-After header', () =>
    expect(retryAfterSeconds(undefined, now)).toBeNull())
})
