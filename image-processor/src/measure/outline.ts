import { type Components, labelsOf } from './components.ts'
import type { Grid } from './planes.ts'
import { roundShare } from './statistics.ts'

type Point = [number, number]

const polygonsMax = 3
const pointsMax = 40
const areaShareMin = 0.01

/**
 * Traces the outlines of the largest parts of the foliage. Returns simplified polygons, in
 * fractions of the photo's width and height.
 */
export function traceOutlines(parts: Components): Point[][] {
  const labels = labelsOf(parts)
  return parts.list
    .filter((part) => part.area >= labels.length * areaShareMin)
    .sort((one, other) => other.area - one.area || one.label - other.label)
    .slice(0, polygonsMax)
    .map((part) => traceOutline(labels, parts, part.label, pointsMax))
    .filter((polygon) => polygon.length >= 3)
}

/**
 * Traces the rim of a labelled part as at most `pointsMax` points, in fractions of the photo's
 * sides. Every point lies on the part. A part that is only a line gives fewer than 3 points.
 */
export function traceOutline(
  labels: Int32Array,
  grid: Grid,
  label: number,
  pointsMax: number,
): Point[] {
  return simplify(traceRim(labels, grid, label), pointsMax).map(
    ([x, y]): Point => [roundShare((x + 0.5) / grid.width), roundShare((y + 0.5) / grid.height)],
  )
}

const steps: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]

/** Traces a rim clockwise from the first pixel in reading order (Moore-neighbour algorithm). */
function traceRim(labels: Int32Array, { width, height }: Grid, label: number): Point[] {
  const start = labels.indexOf(label)
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === label
  let x = start % width
  let y = Math.floor(start / width)
  let heading = 0
  const rim: Point[] = []
  for (let guard = 0; guard < labels.length; guard++) {
    rim.push([x, y])
    const turn = findTurn(inside, x, y, heading)
    if (turn === null) break
    heading = turn
    const [dx, dy] = steps[heading] ?? [0, 0]
    x += dx
    y += dy
    if (y * width + x === start) break
  }
  return rim
}

function findTurn(
  inside: (x: number, y: number) => boolean,
  x: number,
  y: number,
  heading: number,
): number | null {
  for (let k = 0; k < 8; k++) {
    const direction = (heading + 6 + k) % 8
    const [dx, dy] = steps[direction] ?? [0, 0]
    if (inside(x + dx, y + dy)) return direction
  }
  return null
}

/** Applies Douglas-Peucker with the smallest tolerance that leaves at most `pointsMax` points. */
function simplify(rim: readonly Point[], pointsMax: number): Point[] {
  for (let tolerancePx = 1; tolerancePx < 256; tolerancePx *= 1.5) {
    const half = Math.floor(rim.length / 2)
    const first = reduce(rim.slice(0, half + 1), tolerancePx)
    const second = reduce([...rim.slice(half), ...rim.slice(0, 1)], tolerancePx)
    const polygon = [...first.slice(0, -1), ...second.slice(0, -1)]
    if (polygon.length <= pointsMax) return polygon
  }
  return []
}

function reduce(line: readonly Point[], tolerancePx: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  const away = distanceFrom(first, last)
  let farthest = 0
  let at = 0
  for (let k = 1; k < line.length - 1; k++) {
    const distance = away(line[k] ?? first)
    if (distance > farthest) {
      farthest = distance
      at = k
    }
  }
  if (farthest <= tolerancePx) return [first, last]
  return [
    ...reduce(line.slice(0, at + 1), tolerancePx).slice(0, -1),
    ...reduce(line.slice(at), tolerancePx),
  ]
}

/**
 * Returns a function that gives the distance of a point to the line through two points. The length
 * of the line is calculated only once.
 */
function distanceFrom([ax, ay]: Point, [bx, by]: Point): (point: Point) => number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0
    ? ([x, y]) => Math.hypot(x - ax, y - ay)
    : ([x, y]) => Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
