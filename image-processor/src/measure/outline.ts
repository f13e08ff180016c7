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
  const keptUpToPx = tolerancesOf(rim)
  for (let tolerancePx = tolerancePxMin; tolerancePx < 256; tolerancePx *= 1.5) {
    const polygon = rim.filter((_point, k) => (keptUpToPx[k] ?? 0) > tolerancePx)
    if (polygon.length <= pointsMax) return polygon
  }
  return []
}

const tolerancePxMin = 1

type Span = { from: number; to: number; tolerancePx: number }

/**
 * The tolerance below which Douglas-Peucker keeps each point of a rim. All tolerances split a rim
 * in the same places, so one pass serves them all: the rim of many narrow leaves takes long.
 */
function tolerancesOf(rim: readonly Point[]): Float64Array {
  const tolerances = new Float64Array(rim.length)
  const half = Math.floor(rim.length / 2)
  tolerances[0] = tolerances[half] = Number.POSITIVE_INFINITY
  const spans: Span[] = [
    { from: 0, to: half, tolerancePx: Number.POSITIVE_INFINITY },
    { from: half, to: rim.length, tolerancePx: Number.POSITIVE_INFINITY },
  ]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const { from, to } = span
    const { at, distance } = farthestIn(rim, from, to)
    if (distance <= tolerancePxMin) continue
    const tolerancePx = Math.min(span.tolerancePx, distance)
    tolerances[at] = tolerancePx
    spans.push({ from, to: at, tolerancePx }, { from: at, to, tolerancePx })
  }
  return tolerances
}

/** The point between two points of a closed rim that is farthest from the line through both. */
function farthestIn(rim: readonly Point[], from: number, to: number) {
  const [ax, ay] = rim[from] ?? [0, 0]
  const [bx, by] = rim[to % rim.length] ?? [0, 0]
  const [dx, dy] = [bx - ax, by - ay]
  const isPoint = dx === 0 && dy === 0
  let [farthest, at] = [0, from]
  for (let k = from + 1; k < to; k++) {
    const [x, y] = rim[k] ?? [0, 0]
    const distance = isPoint
      ? (x - ax) ** 2 + (y - ay) ** 2
      : Math.abs(dx * (ay - y) - (ax - x) * dy)
    if (distance > farthest) {
      farthest = distance
      at = k
    }
  }
  return { at, distance: isPoint ? Math.sqrt(farthest) : farthest / Math.hypot(dx, dy) }
}
