import type { Grid, Mask } from './planes.ts'

export type Component = {
  readonly label: number
  area: number
  left: number
  top: number
  right: number
  bottom: number
  touchesEdge: boolean
}

export type Components = {
  /** 0 outside, else the component's label (its index in `list` plus 1). */
  readonly labels: Int32Array
  readonly list: Component[]
}

/** 4-connected parts of a mask by flood fill, in reading order of their first pixel. */
export const findComponents = (mask: Mask, grid: Grid): Components => {
  const labels = new Int32Array(mask.length)
  const stack = new Int32Array(mask.length)
  const list: Component[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1 || labels[start] !== 0) continue
    list.push(flood(mask, grid, labels, stack, start, list.length + 1))
  }
  return { labels, list }
}

const flood = (
  mask: Mask,
  { width, height }: Grid,
  labels: Int32Array,
  stack: Int32Array,
  start: number,
  label: number,
): Component => {
  const found: Component = {
    label,
    area: 0,
    left: width,
    top: height,
    right: 0,
    bottom: 0,
    touchesEdge: false,
  }
  let depth = 0
  const visit = (i: number): void => {
    if (mask[i] !== 1 || labels[i] !== 0) return
    labels[i] = label
    stack[depth++] = i
  }
  visit(start)
  while (depth > 0) {
    const i = stack[--depth] ?? 0
    const x = i % width
    const y = (i - x) / width
    grow(found, x, y)
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) found.touchesEdge = true
    if (x > 0) visit(i - 1)
    if (x < width - 1) visit(i + 1)
    if (y > 0) visit(i - width)
    if (y < height - 1) visit(i + width)
  }
  return found
}

const grow = (component: Component, x: number, y: number): void => {
  component.area++
  if (x < component.left) component.left = x
  if (x > component.right) component.right = x
  if (y < component.top) component.top = y
  if (y > component.bottom) component.bottom = y
}

/** The mask without its components smaller than `areaMin`. */
export const keepLarge = (mask: Mask, grid: Grid, areaMin: number): Mask => {
  const { labels, list } = findComponents(mask, grid)
  return labels.reduce<Mask>((kept, label, i) => {
    if (label > 0 && (list[label - 1]?.area ?? 0) >= areaMin) kept[i] = 1
    return kept
  }, new Uint8Array(mask.length))
}
