import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sourcesToLeaveOut, together } from './train.ts'

const work = mkdtempSync(join(tmpdir(), 'train-'))
afterAll(() => rmSync(work, { recursive: true }))

it('each run leaves out one publisher of health labels and a part of the other publishers', () => {
  const photo = (source: string, kind: string, publisher = source, use = 'TRAIN') => ({
    source,
    kind,
    publisher,
    use,
  })
  const rows = [
    photo('bean', 'HEALTHY'),
    photo('bean', 'DISEASED'),
    photo('maize', 'DISEASED', 'village'),
    photo('blueberry', 'HEALTHY', 'village'),
    photo('weeds', 'PLANT'),
    photo('food', 'NO_PLANT'),
    photo('hands', 'NO_PLANT'),
    photo('potato', 'HEALTHY', 'village', 'JUDGE'),
    photo('rose', 'HEALTHY', 'rose', 'JUDGE'),
    photo('rose', 'DISEASED', 'rose', 'JUDGE'),
  ]
  writeFileSync(join(work, 'photos.json'), JSON.stringify(rows))
  expect(sourcesToLeaveOut(work)).toEqual([
    ['bean', 'weeds', 'hands'],
    ['maize', 'blueberry', 'potato', 'food'],
  ])
})

describe('parallel jobs', () => {
  it('run two at a time and start in order', async () => {
    const begun: number[] = []
    let running = 0
    let mostRunning = 0
    const job = (k: number) => async () => {
      begun.push(k)
      running += 1
      mostRunning = Math.max(mostRunning, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    await together(
      2,
      [0, 1, 2, 3, 4].map((k) => job(k)),
    )
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(mostRunning).toBe(2)
  })

  it('fail with the first error', async () => {
    const fails = async () => {
      throw new Error('out of memory')
    }
    await expect(together(1, [fails])).rejects.toThrow('out of memory')
  })
})
