import type { Grid, Mask } from './planes.ts'
import type { Region } from './schema.ts'
import { roundShare } from './statistics.ts'

type Extent = { area: number; left: number; top: number; right: number; bottom: number }
export type Component = Readonly<Extent> & { readonly label: number; readonly touchesEdge: boolean }

export type Components = {
  /** 0 outside; inside, the component's label, which is its index in `list` plus 1. */
  readonly labels: Int32Array
  readonly list: Component[]
}

/** Finds the 4-connected parts of a mask by flood fill, in reading order of their first pixel. */
export function findComponents(mask: Mask, grid: Grid): Components {
  const labels = new Int32Array(mask.length)
  const stack = new Int32Array(mask.length)
  const list: Component[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1 || labels[start] !== 0) continue
    list.push(flood(mask, grid, labels, stack, start, list.length + 1))
  }
  return { labels, list }
}

function flood(
  mask: Mask,
  { width, height }: Grid,
  labels: Int32Array,
  stack: Int32Array,
  start: number,
  label: number,
): Component {
  const found = { label, area: 0, left: width, top: height, right: 0, bottom: 0 }
  let depth = claim(mask, labels, stack, label, start, 0)
  while (depth > 0) {
    const i = stack[--depth] ?? 0
    const x = i % width
    const y = (i - x) / width
    grow(found, x, y)
    if (x > 0) depth = claim(mask, labels, stack, label, i - 1, depth)
    if (x < width - 1) depth = claim(mask, labels, stack, label, i + 1, depth)
    if (y > 0) depth = claim(mask, labels, stack, label, i - width, depth)
    if (y < height - 1) depth = claim(mask, labels, stack, label, i + width, depth)
  }
  const { left, top, right, bottom } = found
  const touchesEdge = left === 0 || top === 0 || right === width - 1 || bottom === height - 1
  return { ...found, touchesEdge }
}

/**
 * Labels a pixel that is free, puts it on the stack and returns the new depth. No closure, because
 * most of the time of measuring is spent here.
 */
function claim(
  mask: Mask,
  labels: Int32Array,
  stack: Int32Array,
  label: number,
  i: number,
  depth: number,
): number {
  if (mask[i] !== 1 || labels[i] !== 0) return depth
  labels[i] = label
  stack[depth] = i
  return depth + 1
}

function grow(component: Extent, x: number, y: number): void {
  component.area++
  if (x < component.left) component.left = x
  if (x > component.right) component.right = x
  if (y < component.top) component.top = y
  if (y > component.bottom) component.bottom = y
}

/** The box around a component, in shares of the photo. */
export function boxOf(part: Component, { width, height }: Grid): Region {
  return {
    x: roundShare(part.left / width),
    y: roundShare(part.top / height),
    width: roundShare((part.right - part.left + 1) / width),
    height: roundShare((part.bottom - part.top + 1) / height),
  }
}

/** The pixels of all components that pass the test. */
export function maskOf(
  { labels, list }: Components,
  test: (component: Component) => boolean,
): Mask {
  const chosen = Uint8Array.from([0, ...list.map((component) => (test(component) ? 1 : 0))])
  const mask = new Uint8Array(labels.length)
  for (let i = 0; i < mask.length; i++) mask[i] = chosen[labels[i] ?? 0] ?? 0
  return mask
}

/** The mask without its components smaller than `areaMin`. */
export function keepLarge(mask: Mask, grid: Grid, areaMin: number): Mask {
  return maskOf(findComponents(mask, grid), ({ area }) => area >= areaMin)
}
