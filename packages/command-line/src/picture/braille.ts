/** The bit of each of the 2 x 4 dots in a braille character, by row and column. */
const bits = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const
const blank = 0x2800

/** The colour index of a character; 0 means empty. Where shapes overlap, the higher index wins. */
export type Ink = number

/** A drawing of dots. Each character of the terminal is two dots wide and four dots high. */
export type Canvas = {
  readonly columns: number
  readonly lines: number
  /** Draws a line, except the dots outside the canvas. */
  line(from: Point, to: Point, ink: Ink): void
  /** The characters of one line, each with its colour index. */
  cells(line: number): { character: string; ink: Ink }[]
}

/** A point as fractions of the width and height, measured from the top left corner. */
export type Point = readonly [x: number, y: number]
export type Region = { x: number; y: number; width: number; height: number }

export function createCanvas(columns: number, lines: number): Canvas {
  const dots = new Uint8Array(columns * lines)
  const inks = new Uint8Array(columns * lines)
  const [width, height] = [columns * 2, lines * 4]

  function dot(x: number, y: number, ink: Ink) {
    const [column, line] = [Math.round(x * (width - 1)), Math.round(y * (height - 1))]
    if (column < 0 || line < 0 || column >= width || line >= height) return
    const cell = Math.floor(line / 4) * columns + Math.floor(column / 2)
    dots[cell] = (dots[cell] ?? 0) | (bits[line % 4]?.[column % 2] ?? 0)
    inks[cell] = Math.max(inks[cell] ?? 0, ink)
  }

  function lineBetween([fromX, fromY]: Point, [toX, toY]: Point, ink: Ink) {
    const steps = Math.ceil(
      Math.max(Math.abs(toX - fromX) * width, Math.abs(toY - fromY) * height, 1),
    )
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps
      dot(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, ink)
    }
  }

  function cells(at: number) {
    return Array.from({ length: columns }, (_, column) => {
      const cell = at * columns + column
      const drawn = dots[cell] ?? 0
      // Some fonts draw the empty braille character as a box.
      const character = drawn === 0 ? ' ' : String.fromCodePoint(blank + drawn)
      return { character, ink: inks[cell] ?? 0 }
    })
  }

  return { columns, lines, line: lineBetween, cells }
}

export function drawBox(line: Canvas['line'], { x, y, width, height }: Region, ink: Ink): void {
  const [right, bottom] = [x + width, y + height]
  const corners: Point[] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ]
  drawPolygon(line, corners, ink)
}

/** Draws a closed polygon. */
export function drawPolygon(line: Canvas['line'], points: readonly Point[], ink: Ink): void {
  points.forEach((point, index) => {
    line(point, points[(index + 1) % points.length] ?? point, ink)
  })
}
