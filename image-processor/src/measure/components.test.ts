import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addTo, findComponents, labelsOf } from './components.ts'
import type { Mask } from './planes.ts'

const masks = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain((grid) => {
    const size = grid.width * grid.height
    const bits = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: size, maxLength: size })
    return bits.map((mask) => ({ grid, mask: Uint8Array.from(mask) }))
  })

/** Labels the components by spreading each label to neighbouring pixels until nothing changes. */
function labelsBySpreading(mask: Mask, width: number): number[] {
  const labels = Array.from(mask, () => 0)
  let count = 0
  const spread = (i: number): void => {
    if (mask[i] !== 1 || labels[i] !== 0) return
    labels[i] = count
    if (i % width > 0) spread(i - 1)
    if (i % width < width - 1) spread(i + 1)
    spread(i - width)
    spread(i + width)
  }
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== 1 || labels[i] !== 0) continue
    count++
    spread(i)
  }
  return labels
}

describe('finding connected components', () => {
  it('joins pixels that share a side, and sorts the components by their first pixel', () => {
    fc.assert(
      fc.property(masks, ({ mask, grid }) => {
        const parts = findComponents(mask, grid)
        expect([...labelsOf(parts)]).toEqual(labelsBySpreading(mask, grid.width))
      }),
    )
  })

  it("reports each component's area, box and contact with the photo's edge", () => {
    fc.assert(
      fc.property(masks, ({ mask, grid: { width, height } }) => {
        const parts = findComponents(mask, { width, height })
        const labels = [...labelsOf(parts)]
        for (const { label, area, touchesEdge, ...box } of parts.list) {
          const pixels = labels.flatMap((each, i) => (each === label ? [i] : []))
          const columns = pixels.map((i) => i % width)
          const rows = pixels.map((i) => Math.floor(i / width))
          const [left, right] = [Math.min(...columns), Math.max(...columns)]
          const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
          expect(box).toEqual({ left, top, right, bottom })
          expect(area).toBe(pixels.length)
          const [lastColumn, lastRow] = [width - 1, height - 1]
          expect(touchesEdge).toBe(
            left === 0 || top === 0 || right === lastColumn || bottom === lastRow,
          )
        }
      }),
    )
  })

  it("finds in a mask's clear pixels the same components as in the inverted mask", () => {
    fc.assert(
      fc.property(masks, ({ mask, grid }) => {
        const inverted = mask.map((value) => 1 - value)
        expect(findComponents(mask, grid, 0)).toEqual(findComponents(inverted, grid))
      }),
    )
  })

  it('adds matching components to a mask, even after a search in another mask', () => {
    const mask = Uint8Array.of(1, 1, 0, 1, 0, 0, 0, 1)
    const parts = findComponents(mask, { width: 4, height: 2 })
    findComponents(Uint8Array.of(1, 0, 1, 0), { width: 2, height: 2 })
    const chosen = Uint8Array.of(0, 0, 0, 0, 1, 0, 0, 0)
    addTo(chosen, parts, ({ area, right }) => area === 2 && right === 3)
    expect([...chosen]).toEqual([0, 0, 0, 1, 1, 0, 0, 1])
  })
})
