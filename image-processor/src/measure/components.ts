import type { Grid, Mask } from './planes.ts'
import { reusedInts } from './reused-array.ts'
import type { Region } from './schema.ts'
import { roundShare } from './statistics.ts'

type Extent = { area: number; left: number; top: number; right: number; bottom: number }
export type Component = Readonly<Extent> & { readonly label: number; readonly touchesEdge: boolean }

/**
 * The components' pixels as runs within one row, in reading order. A run has the index of its first
 * pixel, the index after its last pixel, and the label of its component.
 */
type Runs = { readonly starts: Int32Array; readonly ends: Int32Array; readonly labels: Int32Array }

export type Components = Grid & {
  readonly runs: Runs
  /** The label of a component is its index in this list plus 1. */
  readonly list: Component[]
}

const memory = { starts: reusedInts(), ends: reusedInts(), parents: reusedInts() }

/**
 * Finds the 4-connected components of the pixels with this value, sorted by first pixel. Joins
 * runs, because a mask has thirty times more pixels than runs.
 */
export function findComponents(mask: Mask, grid: Grid, value: 0 | 1 = 1): Components {
  const runsMax = Math.ceil(grid.width / 2) * grid.height
  const starts = memory.starts(runsMax)
  const ends = memory.ends(runsMax)
  const parents = memory.parents(runsMax)
  let count = 0
  let above = 0
  for (let y = 0; y < grid.height; y++) {
    const firstOfRow = count
    count = findRuns(mask, value, y * grid.width, grid.width, starts, ends, count)
    joinRows(starts, ends, parents, grid.width, above, firstOfRow, count)
    above = firstOfRow
  }
  const runs = { starts: starts.slice(0, count), ends: ends.slice(0, count) }
  const labels = new Int32Array(count)
  return { ...grid, runs: { ...runs, labels }, list: listParts(runs, parents, labels, grid) }
}

/** Appends the runs of one row and returns the new number of runs. */
function findRuns(
  mask: Mask,
  value: number,
  rowStart: number,
  width: number,
  starts: Int32Array,
  ends: Int32Array,
  count: number,
): number {
  const rowEnd = rowStart + width
  for (let i = rowStart; i < rowEnd; ) {
    if (mask[i] !== value) {
      i++
      continue
    }
    starts[count] = i
    do i++
    while (i < rowEnd && mask[i] === value)
    ends[count++] = i
  }
  return count
}

/** Joins the runs of a row (`first` to `end`) with the touching runs of the row above. */
function joinRows(
  starts: Int32Array,
  ends: Int32Array,
  parents: Int32Array,
  width: number,
  above: number,
  first: number,
  end: number,
): void {
  let k = above
  for (let run = first; run < end; run++) {
    parents[run] = run
    const left = (starts[run] ?? 0) - width
    const right = (ends[run] ?? 0) - width
    while (k < first && (ends[k] ?? 0) <= left) k++
    for (let other = k; other < first && (starts[other] ?? 0) < right; other++) {
      join(parents, other, run)
    }
  }
}

/** Makes the earlier root the root of both runs, so that components stay in reading order. */
function join(parents: Int32Array, one: number, other: number): void {
  const a = rootOf(parents, one)
  const b = rootOf(parents, other)
  if (a < b) parents[b] = a
  else parents[a] = b
}

function rootOf(parents: Int32Array, run: number): number {
  let root = run
  while (parents[root] !== root) {
    // Path halving: later lookups are shorter.
    parents[root] = parents[parents[root] ?? 0] ?? 0
    root = parents[root] ?? 0
  }
  return root
}

function listParts(
  { starts, ends }: Omit<Runs, 'labels'>,
  parents: Int32Array,
  labels: Int32Array,
  { width, height }: Grid,
): Component[] {
  const list: (Extent & { label: number; touchesEdge: boolean })[] = []
  for (let run = 0; run < labels.length; run++) {
    const start = starts[run] ?? 0
    const y = Math.trunc(start / width)
    const root = rootOf(parents, run)
    if (root === run) {
      const label = list.length + 1
      list.push({ label, area: 0, left: width, top: y, right: 0, bottom: y, touchesEdge: false })
    }
    const label = root === run ? list.length : (labels[root] ?? 0)
    labels[run] = label
    const part = list[label - 1]
    if (part) grow(part, start - y * width, (ends[run] ?? 0) - 1 - y * width, y)
  }
  for (const part of list) {
    part.touchesEdge =
      part.left === 0 || part.top === 0 || part.right === width - 1 || part.bottom === height - 1
  }
  return list
}

/** Extends a component by a run of row `y`. Runs must arrive in reading order. */
function grow(part: Extent, left: number, right: number, y: number): void {
  part.area += right - left + 1
  if (left < part.left) part.left = left
  if (right > part.right) part.right = right
  part.bottom = y
}

/** The box around a component, as fractions of the photo's width and height. */
export function boxOf(part: Component, { width, height }: Grid): Region {
  return {
    x: roundShare(part.left / width),
    y: roundShare(part.top / height),
    width: roundShare((part.right - part.left + 1) / width),
    height: roundShare((part.bottom - part.top + 1) / height),
  }
}

/** Adds to a mask the pixels of all components that pass the test. */
export function addTo(
  mask: Mask,
  { runs: { starts, ends, labels }, list }: Components,
  test: (component: Component) => boolean,
): void {
  const chosen = list.map(test)
  for (let run = 0; run < labels.length; run++) {
    if (chosen[(labels[run] ?? 0) - 1] !== true) continue
    const end = ends[run] ?? 0
    for (let i = starts[run] ?? 0; i < end; i++) mask[i] = 1
  }
}

const labelsMemory = reusedInts()

/** Returns the label of each pixel, or 0 outside components. The next call overwrites the array. */
export function labelsOf({ runs, width, height }: Components): Int32Array {
  const labels = labelsMemory(width * height).fill(0)
  for (let run = 0; run < runs.labels.length; run++) {
    const label = runs.labels[run] ?? 0
    const end = runs.ends[run] ?? 0
    for (let i = runs.starts[run] ?? 0; i < end; i++) labels[i] = label
  }
  return labels
}
