export type Point = readonly [x: number, y: number]

/** Whole tenths of a pixel, which keep a drawing short. */
const figure = (value: number) => Math.round(value * 10) / 10

/** An SVG path along points, closed where it bounds an area. */
export function pathOf(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`)
  return `${steps.join('')}${closed ? 'Z' : ''}`
}

/** A closed SVG path without corners, which runs between points and is drawn to them. */
export function roundPath(points: readonly Point[]): string {
  const middles = points.map(([x, y], at): Point => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const [startX, startY] = middles.at(-1) ?? [0, 0]
  const curves = points.map(([x, y], at) => {
    const [toX, toY] = middles[at] ?? [x, y]
    return `Q${figure(x)} ${figure(y)} ${figure(toX)} ${figure(toY)}`
  })
  return `M${figure(startX)} ${figure(startY)}${curves.join('')}Z`
}

/** Where a leaf of unit length lies in the picture. */
export type Placement = {
  readonly at: Point
  readonly lengthPx: number
  /** Degrees, clockwise from the right. */
  readonly angle: number
  /** How far the tip bends off the straight line, in radians; gravity bends a tired leaf. */
  readonly bend?: number
  /** How wide it looks, of its true width: a leaf that is seen from the side is narrow. */
  readonly breadth?: number
}

/**
 * Brings points of a leaf of unit length, whose midrib runs from (0, 0) to (1, 0), into the
 * picture.
 */
export function placedBy({ at, lengthPx, angle, bend = 0, breadth = 1 }: Placement) {
  const start = (angle * Math.PI) / 180
  return ([along, across]: Point): Point => {
    // The midrib is an arc of a circle: the direction turns evenly along it.
    const turned = start + bend * along
    const [x, y] =
      Math.abs(bend) < 1e-6
        ? [along * Math.cos(start), along * Math.sin(start)]
        : [(Math.sin(turned) - Math.sin(start)) / bend, (Math.cos(start) - Math.cos(turned)) / bend]
    const side = across * breadth
    return [
      at[0] + lengthPx * (x - side * Math.sin(turned)),
      at[1] + lengthPx * (y + side * Math.cos(turned)),
    ]
  }
}
