import { describe, expect, it } from 'vitest'
import { isInCircle, paint } from '../../src/measure/drawn-photos.ts'
import { bitsApart, joinGroups, turnedHashes } from './near-duplicates.ts'

const sidePx = 64
const nearDuplicateBitsMax = 20

/** Draws two blobs on a gradient, so that every rotation and mirror image looks different. */
function scene(x: number, y: number): [number, number, number] {
  const blob = isInCircle(x, y, 18, 14, 9) ? 90 : isInCircle(x, y, 44, 40, 14) ? -60 : 0
  const light = 100 + x + y / 2 + blob
  return [light, light, light]
}
function hashesOf(painter: typeof scene) {
  return turnedHashes(paint(sidePx, sidePx, painter).data, sidePx)
}

const last = sidePx - 1
const upright = await hashesOf(scene)
function item(group: string, hashes: Uint32Array[]) {
  return { group, hashes }
}

describe('finding near duplicates', () => {
  it.each([
    ['turned by a quarter', (x: number, y: number) => scene(y, last - x)],
    ['mirrored', (x: number, y: number) => scene(last - x, y)],
    ['upside down', (x: number, y: number) => scene(last - x, last - y)],
  ] as const)('joins a photo with a copy that is %s', async (_, painter) => {
    const items = [item('one', upright), item('other', await hashesOf(painter))]
    expect(new Set(joinGroups(items, nearDuplicateBitsMax)).size).toBe(1)
  })

  it('does not join different photos with the same colours', async () => {
    const other = await hashesOf((x, y) => scene((x * 7) % sidePx, (y * 5) % sidePx))
    const items = [item('one', upright), item('other', other)]
    expect(new Set(joinGroups(items, nearDuplicateBitsMax)).size).toBe(2)
  })

  it('joins a copy with the whole group of the original photo', async () => {
    const far = await hashesOf((x, y) => scene((x * 7) % sidePx, (y * 5) % sidePx))
    const items = [item('leaf', upright), item('leaf', far), item('copy', far)]
    expect(new Set(joinGroups(items, nearDuplicateBitsMax)).size).toBe(1)
  })

  it('counts the differing bits in all 32-bit words of two hashes', () => {
    expect(bitsApart(Uint32Array.of(0b1011, 0), Uint32Array.of(0b0001, 0xffffffff))).toBe(34)
  })
})
