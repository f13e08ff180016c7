import type { Form } from './forms.ts'
import { type Placement, type Point, pathOf, placedBy } from './geometry.ts'
import { type Mark, marks } from './marks.ts'
import type { Random } from './random.ts'

export type Green = {
  /** Of the half in the light, of the half in the shade, and of the ribs. */
  readonly light: string
  readonly shade: string
  readonly rib: string
}

export const greens = {
  fresh: { light: '#7fb352', shade: '#548f38', rib: '#b4d98a' },
  deep: { light: '#4f8b45', shade: '#2f6630', rib: '#8dbb74' },
  dusky: { light: '#5d8f5a', shade: '#3c6c45', rib: '#a5c79a' },
  pale: { light: '#b9c65e', shade: '#97ab48', rib: '#d3dc93' },
  yellow: { light: '#d9c24c', shade: '#bd9f38', rib: '#e3d98c' },
} as const satisfies Record<string, Green>

export type LeafLook = {
  readonly form: Form
  readonly green: Green
  readonly place: Placement
  readonly marks?: readonly Mark[]
}

/**
 * One leaf as SVG, with its shadow on what lies below. `name` is unique in the picture.
 */
export function leaf(
  { form, green, place, marks: on = [] }: LeafLook,
  name: string,
  random: Random,
): string {
  const placed = placedBy(place)
  const path = (points: readonly Point[], closed = false) => pathOf(points.map(placed), closed)
  const outline = path(form.outline, true)
  const lower = path(halfOf(form), true)
  const px = place.lengthPx
  const rib = (width: number, opacity: number) =>
    `fill="none" stroke="${green.rib}" stroke-linecap="round" stroke-width="${(width * px).toFixed(2)}" opacity="${opacity}"`
  const grooves = form.veins.map((vein) => path(vein)).join('')
  return `
${shadow(outline, px)}
<clipPath id="${name}"><path d="${outline}"/></clipPath>
<g clip-path="url(#${name})">
<path d="${outline}" fill="${green.light}"/>
<path d="${lower}" fill="${green.shade}" opacity="0.75"/>
<path d="${grooves}" fill="none" stroke="#16300f" stroke-width="${(0.02 * px).toFixed(2)}" opacity="0.16"/>
${on.map((mark) => marks[mark.kind]({ form, placed, px, random, mark })).join('')}
<path d="${grooves}" ${rib(0.006, 0.5)}/>
<path d="${path(form.midrib)}" fill="none" stroke="#16300f" stroke-width="${(0.024 * px).toFixed(2)}" opacity="0.2"/>
<path d="${path(form.midrib)}" ${rib(0.013, 0.8)}/>
<path d="${outline}" fill="none" stroke="#12250c" stroke-width="${(0.012 * px).toFixed(2)}" opacity="0.28"/>
</g>`
}

/** A small leaf has a shadow of two steps: thirty blurred ones would take seconds. */
function shadow(outline: string, px: number): string {
  const fallen = (part: number, rest: string) =>
    `<path d="${outline}" fill="#1d2417" transform="translate(${(px * 0.012 * part).toFixed(1)} ${(px * 0.026 * part).toFixed(1)})" ${rest}/>`
  if (px > 500) return fallen(1, 'opacity="0.34" filter="url(#shadow)"')
  return `${fallen(1.5, 'opacity="0.13"')}${fallen(0.8, 'opacity="0.16"')}`
}

/** The half below the midrib: the light falls from above. */
function halfOf({ outline }: Form): Point[] {
  const below = outline.filter(([, across]) => across >= 0)
  return [[0, 0], ...below, [1, 0]]
}
