import { describe, expect, it } from 'vitest'
import { systemClock } from '../adapters/system.ts'
import { createBuckets } from './charging.ts'

function bucketsAt(rules: { perSecond: number; size: number }) {
  let nowMs = 0
  const clock = { ...systemClock, now: () => new Date(nowMs), sleep: async () => undefined }
  const buckets = createBuckets(rules, clock)
  const headers: Record<string, string> = {}
  return {
    headers,
    pass: (ms: number) => {
      nowMs += ms
    },
    takes: (key: string) => {
      try {
        buckets.charge(key, headers)
        return true
      } catch (error) {
        expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
        return false
      }
    },
  }
}

describe('a bucket', () => {
  it('allows as many requests at once as its size', () => {
    const { takes } = bucketsAt({ perSecond: 2, size: 3 })
    expect(['a', 'a', 'a', 'a'].map(takes)).toEqual([true, true, true, false])
  })

  it('regains tokens at its rate, up to its size', () => {
    const { takes, pass } = bucketsAt({ perSecond: 2, size: 3 })
    for (const key of ['a', 'a', 'a']) takes(key)
    pass(500)
    expect([takes('a'), takes('a')]).toEqual([true, false])
    pass(60_000)
    expect(['a', 'a', 'a', 'a'].map(takes)).toEqual([true, true, true, false])
  })

  it('counts only the requests of its key', () => {
    const { takes } = bucketsAt({ perSecond: 1, size: 1 })
    expect([takes('a'), takes('b'), takes('a')]).toEqual([true, true, false])
  })

  it('states in headers that no token is left, and for how long', () => {
    const { takes, headers } = bucketsAt({ perSecond: 0.25, size: 1 })
    takes('a')
    expect(headers).toEqual({})
    takes('a')
    expect(headers).toEqual({
      'RateLimit-Policy': '"burst";q=1;w=4',
      RateLimit: '"burst";r=0;t=4',
    })
  })

  it('is dropped if there are over 50,000 buckets and no other bucket has been idle for longer', () => {
    const { takes } = bucketsAt({ perSecond: 0.001, size: 1 })
    takes('first')
    takes('second')
    for (let index = 0; index < 49_998; index += 1) takes(`key ${index}`)
    expect([takes('first'), takes('one more'), takes('first')]).toEqual([false, true, false])
    expect(takes('second')).toBe(true)
  })
})
