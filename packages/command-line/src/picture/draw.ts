import type { Analysis } from '../diagnosis/analysis.ts'
import type { Paint } from '../text/paint.ts'
import { type Page, paragraph } from '../text/paragraph.ts'
import {
  type Canvas,
  createCanvas,
  drawBox,
  drawPolygon,
  type Point,
  type Region,
} from './braille.ts'

/** These limits keep the drawing small enough to see at a glance. */
const columnsMax = 44
const linesMax = 16
const frameColumns = 2

const foliage = 1
const spot = 2
const firstIssue = 3
/** The colours of foliage, spots and issues. Colour index 1 is the first colour. */
const colours = ['green', 'gray', 'red', 'yellow', 'magenta'] as const

/** The colour of an issue in picture and text, by its index in `issues`. */
export function colourOfIssue(index: number) {
  return colours[firstIssue - 1 + (index % 3)] ?? 'red'
}

type Mark = { region: Region; issue: number }

/**
 * Draws the foliage, the spots and the numbered boxes of the issues in a frame with the photo's
 * proportions. Adds a legend below. Returns no lines when there is nothing to draw.
 */
export function drawAnalysis(analysis: Analysis, page: Page): string[] {
  const { measurements, issues } = analysis
  const outline = measurements?.outline ?? []
  const spots = measurements?.lesions ?? []
  const marks = issues.flatMap(({ evidence }, issue) =>
    evidence.flatMap(({ region }): Mark[] => (region === null ? [] : [{ region, issue }])),
  )
  if (outline.length === 0 && marks.length === 0) return []
  const canvas = createCanvas(...sizeOf(analysis, page.columns - frameColumns))
  for (const polygon of outline) drawPolygon(canvas.line, polygon.map(pointOf), foliage)
  for (const { region } of spots) drawBox(canvas.line, middleOf(region, canvas), spot)
  for (const { region, issue } of marks) drawBox(canvas.line, region, firstIssue + issue)
  return [
    ...framed(linesOf(canvas, marks, page.paint), canvas, page.paint),
    ...legendOf(analysis, marks, page),
  ]
}

/** Shrinks a spot to four dots, because forty full-size boxes would hide the leaf. */
function middleOf({ x, y, width, height }: Region, { columns, lines }: Canvas): Region {
  const [dotWidth, dotHeight] = [1 / (columns * 2), 1 / (lines * 4)]
  const [left, top] = [x + (width - dotWidth) / 2, y + (height - dotHeight) / 2]
  return { x: left, y: top, width: dotWidth, height: dotHeight }
}

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => [x, y]

/** A character is about twice as high as wide, so each of its 2 x 4 dots takes a square. */
function sizeOf({ input }: Analysis, columns: number): [columns: number, lines: number] {
  const shape = input.imageHeightPx / input.imageWidthPx / 2
  const widest = Math.max(1, Math.min(columnsMax, columns))
  const lines = Math.max(1, Math.min(linesMax, Math.round(widest * shape)))
  return [Math.max(1, Math.min(widest, Math.round(lines / shape))), lines]
}

function linesOf(canvas: Canvas, marks: readonly Mark[], paint: Paint): string[] {
  const numbers = new Map(marks.map(({ region, issue }) => [cellOf(region, canvas), issue]))
  return Array.from({ length: canvas.lines }, (_, line) => {
    const cells = canvas.cells(line).map(({ character, ink }, column) => {
      const issue = numbers.get(`${line}:${column}`)
      if (issue !== undefined) return paint(['bold', colourOfIssue(issue)], String(issue + 1))
      const colour = colours[ink - 1]
      return colour === undefined ? character : paint(colour, character)
    })
    return cells.join('')
  })
}

/** The upper left character of a box, where the box's number is printed. */
function cellOf({ x, y }: Region, { columns, lines }: Canvas): string {
  const line = Math.min(lines - 1, Math.floor(y * lines))
  return `${line}:${Math.min(columns - 1, Math.floor(x * columns))}`
}

function framed(lines: readonly string[], { columns }: Canvas, paint: Paint): string[] {
  const edge = '─'.repeat(columns)
  const side = paint('dim', '│')
  return [
    paint('dim', `┌${edge}┐`),
    ...lines.map((line) => side + line + side),
    paint('dim', `└${edge}┘`),
  ]
}

function legendOf(
  { measurements, issues }: Analysis,
  marks: readonly Mark[],
  page: Page,
): string[] {
  const { paint } = page
  const parts = [
    ...(measurements?.outline.length ? [paint('green', '⣀ foliage')] : []),
    ...(measurements?.lesions?.length ? [paint('gray', '⠶ spots')] : []),
  ]
  const shown = new Set(marks.map(({ issue }) => issue))
  const named = issues.flatMap(({ name }, index) =>
    shown.has(index)
      ? paragraph(`${index + 1} ${name}`, page, '  ', '').map((line) =>
          paint(colourOfIssue(index), line),
        )
      : [],
  )
  return [...(parts.length > 0 ? [parts.join('  ')] : []), ...named]
}
