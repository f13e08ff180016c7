import type { Form } from './forms.ts'
import { type Point, pathOf, roundPath } from './geometry.ts'
import { between, type Random } from './random.ts'

type MarkKind = 'spots' | 'rust' | 'mildew' | 'chlorosis' | 'scorch' | 'blight'

/** Something that is wrong with a leaf; a `share` of 1 is as bad as it gets. */
export type Mark = { readonly kind: MarkKind; readonly share: number }

type Canvas = {
  readonly form: Form
  readonly placed: (point: Point) => Point
  /** The length of the leaf in the picture. */
  readonly px: number
  readonly random: Random
  readonly mark: Mark
}

/** What each mark adds to a leaf, as SVG. */
export const marks: Record<MarkKind, (canvas: Canvas) => string> = {
  /** Brown spots with yellow halos and pale middles. */
  spots(canvas) {
    const found = scatter(canvas, 26, 0.86)
    const dot = (part: number, fill: string) =>
      found.map(({ x, y, size }) => blob(canvas.random, [x, y], size * 0.026 * part, fill)).join('')
    return `<g ${softly} opacity="0.8">${dot(2, '#d2b83f')}</g>${dot(1.05, '#64391c')}<g opacity="0.85">${dot(0.55, '#a07a4c')}</g>`
  },
  /** Many small orange pustules. */
  rust(canvas) {
    const found = scatter(canvas, 150, 0.92)
    const dot = (part: number, fill: string) =>
      found
        .map(({ x, y, size }) => blob(canvas.random, [x, y], size * 0.0085 * part, fill))
        .join('')
    return `<g opacity="0.5">${dot(2.1, '#d9b24a')}</g>${dot(1, '#b4541a')}`
  },
  /** White, dusty patches without an edge. */
  mildew(canvas) {
    const { random } = canvas
    const found = scatter(canvas, 20, 0.8)
    const dust = found.flatMap(({ x, y, size }) =>
      Array.from({ length: 16 }, () => {
        const at = [x + (random() - 0.5) * size * 0.15, y + (random() - 0.5) * size * 0.15] as const
        return blob(random, at, size * 0.013, '#f4f4ee')
      }),
    )
    const patches = found.map(({ x, y, size }) => blob(random, [x, y], size * 0.055, '#e9ebe4'))
    return `<g ${softly} opacity="0.7">${patches.join('')}${dust.join('')}</g>`
  },
  /** Yellow between ribs that stay green. */
  chlorosis({ form, placed, px, mark }) {
    const path = (points: readonly Point[]) => pathOf(points.map(placed))
    const ribs = [form.midrib, ...form.veins].map(path).join('')
    return `<path d="${pathOf(form.outline.map(placed), true)}" fill="#e2d24f" opacity="${0.85 * mark.share}"/>
<path d="${ribs}" fill="none" stroke="#5d8f3a" stroke-width="${px * 0.028}" opacity="0.75" ${softly}/>`
  },
  /** Brown from tip and margin inwards. */
  scorch({ form, placed, px, mark }) {
    const outline = pathOf(form.outline.map(placed), true)
    const [x, y] = placed([1, 0])
    return `<path d="${outline}" fill="none" stroke="#c9a544" stroke-width="${px * 0.13 * mark.share}" opacity="0.75" ${softly}/>
<path d="${outline}" fill="none" stroke="#70461f" stroke-width="${px * 0.075 * mark.share}" opacity="0.95"/>
<circle cx="${x}" cy="${y}" r="${px * 0.2 * mark.share}" fill="#7c5128" opacity="0.92" ${softly}/>`
  },
  /** One large dead area with rings, as of a blight. */
  blight(canvas) {
    const found = scatter(canvas, 3, 0.6)
    const area = (part: number, fill: string) =>
      found.map(({ x, y, size }) => blob(canvas.random, [x, y], size * 0.11 * part, fill)).join('')
    const rings = [1, 0.78, 0.55, 0.3].map((part, at) =>
      area(part, at % 2 === 0 ? '#5a3a20' : '#7d5730'),
    )
    return `<g ${softly} opacity="0.85">${area(1.35, '#c6ab45')}</g>${rings.join('')}`
  },
}

const softly = 'filter="url(#soft)"'

type Spot = { readonly x: number; readonly y: number; readonly size: number }

function scatter(
  { form, placed, px, random, mark }: Canvas,
  most: number,
  reachMax: number,
): Spot[] {
  return Array.from({ length: Math.max(1, Math.round(most * mark.share)) }, () => {
    const [x, y] = placed(form.place(random, random() ** 0.7 * reachMax))
    return { x, y, size: px * between(random, 0.55, 1.35) }
  })
}

/** A round patch with an uneven edge: nothing on a leaf is a circle. */
function blob(random: Random, [x, y]: Point, radius: number, fill: string): string {
  const points = Array.from({ length: 9 }, (_, at): Point => {
    const angle = (at / 9) * 2 * Math.PI
    const reach = radius * between(random, 0.8, 1.2)
    return [x + reach * Math.cos(angle), y + reach * 0.9 * Math.sin(angle)]
  })
  return `<path d="${roundPath(points)}" fill="${fill}"/>`
}
