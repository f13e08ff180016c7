import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createConcurrencyLimiter, type Isolation } from './concurrency-limiter.ts'

function held() {
  let release = () => undefined as void
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release: () => release() }
}

const staying = { gone: new AbortController().signal }
function settle() {
  return new Promise((resolve) => setImmediate(resolve))
}

describe('limiting the photos that are processed at once', () => {
  it('processes at most the maximum number of photos, in the order of arrival', async () => {
    const limiter = createConcurrencyLimiter(2, 10)
    const gates = Array.from({ length: 5 }, held)
    const started: number[] = []
    const runs = gates.map((gate, at) =>
      limiter.run('SHARED', staying, async () => {
        started.push(at)
        await gate.until
      }),
    )
    await settle()
    expect(started).toEqual([0, 1])
    gates[1]?.release()
    await settle()
    expect(started).toEqual([0, 1, 2])
    for (const gate of gates) gate.release()
    await Promise.all(runs)
    expect(started).toEqual([0, 1, 2, 3, 4])
  })

  it('runs exclusive work after all earlier work and before all later work', async () => {
    const limiter = createConcurrencyLimiter(2, 10)
    const gates = [held(), held(), held()]
    const started: string[] = []
    const enter = (name: string, isolation: 'SHARED' | 'EXCLUSIVE', until?: Promise<void>) =>
      limiter.run(isolation, staying, async () => {
        started.push(name)
        await until
      })
    const runs = [
      enter('first', 'SHARED', gates[0]?.until),
      enter('second', 'SHARED', gates[1]?.until),
      enter('exclusive', 'EXCLUSIVE', gates[2]?.until),
      enter('last', 'SHARED'),
    ]
    gates[0]?.release()
    await settle()
    expect(started).toEqual(['first', 'second'])
    gates[1]?.release()
    await settle()
    expect(started).toEqual(['first', 'second', 'exclusive'])
    gates[2]?.release()
    await Promise.all(runs)
    expect(started).toEqual(['first', 'second', 'exclusive', 'last'])
  })

  it.each(['SHARED', 'EXCLUSIVE'] as const)(
    'V1: %s work of an owner who has used much time goes after the work of the others',
    async (isolation) => {
      vi.useFakeTimers({ toFake: ['performance'] })
      onTestFinished(() => void vi.useRealTimers())
      const limiter = createConcurrencyLimiter(2, 20)
      const started: string[] = []
      const enter = (mode: Isolation, owner: string, seconds: number) =>
        limiter.run(mode, { ...staying, owner }, async () => {
          started.push(owner)
          await settle()
          vi.advanceTimersByTime(seconds * 1000)
        })
      const many = Array.from({ length: 16 }, () => enter(isolation, 'ada', 5))
      await Promise.all([...many, enter('SHARED', 'ben', 0), enter(isolation, 'eve', 0)])
      const before = isolation === 'SHARED' ? ['ada', 'ada'] : ['ada']
      expect(started.slice(0, before.length + 2)).toEqual([...before, 'ben', 'eve'])
      await Promise.all([
        enter('CHILD_PROCESS', 'nobody', 0),
        enter('CHILD_PROCESS', 'ada', 0),
        enter('CHILD_PROCESS', 'ben', 0),
      ])
      expect(started.slice(-2)).toEqual(['ben', 'ada'])
    },
  )

  it('releases the permit when the work throws', async () => {
    const limiter = createConcurrencyLimiter(1, 1)
    const failing = limiter.run('SHARED', staying, async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await limiter.run('SHARED', staying, async () => 'next')).toBe('next')
  })

  it('skips the work of a caller that has hung up, and runs the next work', async () => {
    const limiter = createConcurrencyLimiter(1, 5)
    const gate = held()
    const first = limiter.run('SHARED', staying, () => gate.until)
    const leaving = new AbortController()
    let ran = false
    const gone = limiter.run('SHARED', { gone: leaving.signal }, async () => {
      ran = true
    })
    const last = limiter.run('SHARED', staying, async () => 'last')
    const gatecrasher = limiter.run('EXCLUSIVE', { gone: AbortSignal.abort() }, async () => 'never')
    await expect(gatecrasher).rejects.toMatchObject({ status: 503 })
    leaving.abort()
    await expect(gone).rejects.toMatchObject({ status: 503 })
    gate.release()
    await first
    expect(await last).toBe('last')
    expect(ran).toBe(false)
  })
})

describe('limiting the admitted requests', () => {
  it('answers 503 to a request above the maximum, until an admitted request ends', () => {
    const limiter = createConcurrencyLimiter(2, 1)
    const leave = [limiter.admit(), limiter.admit(), limiter.admit()]
    expect(() => limiter.admit()).toThrow(expect.objectContaining({ status: 503 }))
    leave[0]?.()
    expect(() => limiter.admit()).not.toThrow()
    expect(() => limiter.admit()).toThrow()
  })
})

describe('limiting the photos that need a child process', () => {
  it('runs one child process at a time, beside other work', async () => {
    const limiter = createConcurrencyLimiter(2, 10)
    const gates = [held(), held()]
    const started: string[] = []
    const enter = (name: string, isolation: 'SHARED' | 'CHILD_PROCESS', until?: Promise<void>) =>
      limiter.run(isolation, staying, async () => {
        started.push(name)
        await until
      })
    const runs = [
      enter('child process', 'CHILD_PROCESS', gates[0]?.until),
      enter('second child process', 'CHILD_PROCESS', gates[1]?.until),
      enter('beside it', 'SHARED'),
    ]
    await settle()
    expect(started.toSorted()).toEqual(['beside it', 'child process'])
    gates[0]?.release()
    await settle()
    expect(started.at(-1)).toBe('second child process')
    gates[1]?.release()
    await Promise.all(runs)
  })

  it('W1: work that must run alone does not wait for a child process', async () => {
    const limiter = createConcurrencyLimiter(2, 10)
    const gate = held()
    const slow = limiter.run('CHILD_PROCESS', staying, () => gate.until)
    const finished: string[] = []
    const others = [
      limiter.run('EXCLUSIVE', staying, async () => finished.push('alone')),
      limiter.run('SHARED', staying, async () => finished.push('after it')),
    ]
    await settle()
    expect(finished).toEqual(['alone', 'after it'])
    gate.release()
    await Promise.all([slow, ...others])
  })

  it('J2: photos that wait for a child process leave places to other photos', async () => {
    const limiter = createConcurrencyLimiter(2, 10, 2)
    const gate = held()
    const enter = () => limiter.run('CHILD_PROCESS', staying, () => gate.until)
    const runs = [enter(), enter()]
    await expect(enter()).rejects.toMatchObject({ status: 503 })
    expect(await limiter.run('SHARED', staying, async () => 'another photo')).toBe('another photo')
    gate.release()
    await Promise.all(runs)
    await enter()
  })

  it('V1: one owner has at most two of the photos that run in a child process or wait for it', async () => {
    const limiter = createConcurrencyLimiter(2, 10)
    const gate = held()
    const enter = (owner: string | undefined) =>
      limiter.run('CHILD_PROCESS', { ...staying, owner }, () => gate.until)
    const unnamed = [enter(undefined), enter(undefined), enter(undefined)]
    const runs = [enter('ada'), enter('ada'), enter('ben'), ...unnamed]
    await expect(enter('ada')).rejects.toMatchObject({ status: 503, code: 'OWNER_BUSY' })
    gate.release()
    await Promise.all(runs)
    await enter('ada')
  })

  it('Z2: the owner whose photos took the least time lately goes first, then the order counts', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const limiter = createConcurrencyLimiter(2, 10)
    const started: string[] = []
    const enter = (owner: string, seconds: number) =>
      limiter.run('CHILD_PROCESS', { ...staying, owner }, async () => {
        started.push(owner)
        await settle()
        vi.advanceTimersByTime(seconds * 1000)
      })
    await Promise.all([
      enter('ada', 20),
      enter('ada', 1),
      enter('ben', 2),
      enter('ben', 1),
      enter('eve', 1),
    ])
    expect(started.splice(0)).toEqual(['ada', 'ben', 'eve', 'ben', 'ada'])
    vi.advanceTimersByTime(180_000)
    await Promise.all([enter('ben', 0), enter('ada', 0), enter('eve', 0)])
    expect(started.splice(0)).toEqual(['ben', 'eve', 'ada'])
    vi.advanceTimersByTime(100_000)
    await Promise.all([enter('ben', 0), enter('ada', 0), enter('eve', 0)])
    expect(started.splice(0)).toEqual(['ben', 'ada', 'eve'])
    vi.advanceTimersByTime(1_000_000)
    await enter('ada', 1)
    await Promise.all([enter('ben', 0), enter('ada', 0), enter('eve', 0)])
    expect(started).toEqual(['ada', 'ben', 'eve', 'ada'])
  })
})
