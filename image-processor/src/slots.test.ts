import { describe, expect, test } from 'vitest'
import { createSlots } from './slots.ts'

function held() {
  let release = () => undefined as void
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release: () => release() }
}

const staying = new AbortController().signal
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('photos in flight are bounded', () => {
  test('never more than the maximum run, and all get their turn in order', async () => {
    const slots = createSlots(2, 10)
    const gates = Array.from({ length: 5 }, held)
    const started: number[] = []
    const runs = gates.map((gate, at) =>
      slots.run('SHARED', staying, async () => {
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

  test('work alone waits for all others, and the later wait for it', async () => {
    const slots = createSlots(2, 10)
    const gates = [held(), held(), held()]
    const started: string[] = []
    const enter = (name: string, share: 'SHARED' | 'ALONE', until?: Promise<void>) =>
      slots.run(share, staying, async () => {
        started.push(name)
        await until
      })
    const runs = [
      enter('first', 'SHARED', gates[0]?.until),
      enter('second', 'SHARED', gates[1]?.until),
      enter('alone', 'ALONE', gates[2]?.until),
      enter('last', 'SHARED'),
    ]
    gates[0]?.release()
    await settle()
    expect(started).toEqual(['first', 'second'])
    gates[1]?.release()
    await settle()
    expect(started).toEqual(['first', 'second', 'alone'])
    gates[2]?.release()
    await Promise.all(runs)
    expect(started).toEqual(['first', 'second', 'alone', 'last'])
  })

  test('work apart goes one at a time, and what waits for it leaves its place to others', async () => {
    const slots = createSlots(2, 10)
    const gates = [held(), held()]
    const started: string[] = []
    const enter = (name: string, share: 'SHARED' | 'APART', until?: Promise<void>) =>
      slots.run(share, staying, async () => {
        started.push(name)
        await until
      })
    const runs = [
      enter('apart', 'APART', gates[0]?.until),
      enter('apart too', 'APART', gates[1]?.until),
      enter('beside it', 'SHARED'),
    ]
    await settle()
    expect(started.toSorted()).toEqual(['apart', 'beside it'])
    gates[0]?.release()
    await settle()
    expect(started.at(-1)).toBe('apart too')
    gates[1]?.release()
    await Promise.all(runs)
  })

  test('work that throws gives its slot back', async () => {
    const slots = createSlots(1, 1)
    const failing = slots.run('SHARED', staying, async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await slots.run('SHARED', staying, async () => 'next')).toBe('next')
  })

  test('a caller that has gone loses its turn and blocks no one', async () => {
    const slots = createSlots(1, 5)
    const gate = held()
    const first = slots.run('SHARED', staying, () => gate.until)
    const leaving = new AbortController()
    let ran = false
    const gone = slots.run('SHARED', leaving.signal, async () => {
      ran = true
    })
    const last = slots.run('SHARED', staying, async () => 'last')
    const gatecrasher = slots.run('ALONE', AbortSignal.abort(), async () => 'never')
    await expect(gatecrasher).rejects.toMatchObject({ status: 503 })
    leaving.abort()
    await expect(gone).rejects.toMatchObject({ status: 503 })
    gate.release()
    await first
    expect(await last).toBe('last')
    expect(ran).toBe(false)
  })
})

describe('requests inside are bounded', () => {
  test('one more than in flight and waiting together is a 503, until one has left', () => {
    const slots = createSlots(2, 1)
    const leave = [slots.admit(), slots.admit(), slots.admit()]
    expect(() => slots.admit()).toThrow(expect.objectContaining({ status: 503 }))
    leave[0]?.()
    expect(() => slots.admit()).not.toThrow()
    expect(() => slots.admit()).toThrow()
  })
})
