import { expect, it } from 'vitest'
import { freeBuffer } from './buffers.ts'

it('immediately empties a buffer that owns its memory', () => {
  const own = Buffer.allocUnsafeSlow(1000)
  freeBuffer(own)
  expect(own.length).toBe(0)
})

it('does not change a buffer that shares its memory', () => {
  const shared = Buffer.allocUnsafeSlow(1000).fill(7)
  const part = shared.subarray(10, 20)
  freeBuffer(part)
  expect([part[0], shared.length, shared[999]]).toEqual([7, 1000, 7])
})
