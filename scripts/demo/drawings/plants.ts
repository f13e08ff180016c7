import type { Form } from './forms.ts'
import { type Point, pathOf } from './geometry.ts'
import { type Green, greens, leaf } from './leaf.ts'
import type { Mark } from './marks.ts'
import { between, pseudoRandom, type Random } from './random.ts'

export type Health = {
  /** How bad the marks are, and how many leaves have them, 0 to 1. */
  readonly marked?: number
  readonly kinds?: readonly Mark['kind'][]
  /** How many leaves are yellow, 0 to 1. */
  readonly yellow?: number
  /** How far leaves hang, 0 to 1. */
  readonly wilted?: number
}

export type PottedPlant = {
  readonly form: Form
  readonly green: Green
  readonly leaves: number
  readonly leafPx: number
  /** The same seed draws the same plant, whatever its health. */
  readonly seed: number
  readonly habit: 'TREE' | 'ROSETTE'
  readonly health?: Health
}

const potTop: Point = [500, 560]

/** A plant in a pot that stands on the sill. */
export function potted(plant: PottedPlant): string {
  const random = pseudoRandom(plant.seed)
  const drawn = plant.habit === 'TREE' ? tree(plant, random) : rosette(plant, random)
  return `${pot(random)}${drawn}`
}

function tree(plant: PottedPlant, random: Random): string {
  const { leaves, leafPx } = plant
  const top: Point = [potTop[0] + between(random, -20, 20), potTop[1] - 370]
  const twigs: string[] = []
  const blades = Array.from({ length: leaves }, (_, at) => {
    const height = Math.min(1, 0.34 + 0.66 * (at / leaves) + between(random, -0.06, 0.06))
    const side = at % 2 === 0 ? 1 : -1
    const from: Point = [
      potTop[0] + (top[0] - potTop[0]) * height,
      potTop[1] + (top[1] - potTop[1]) * height,
    ]
    const reach = (1.5 - height) * between(random, 8, 185)
    const to: Point = [from[0] + side * reach, from[1] - between(random, 0, 60) - reach * 0.25]
    twigs.push(
      `<path d="${pathOf([from, to])}" stroke="#6d5b3d" stroke-width="4" stroke-linecap="round"/>`,
    )
    const rest = side > 0 ? between(random, -55, 45) : between(random, 135, 235)
    return { at: to, rest, lengthPx: leafPx * between(random, 0.7, 1.15), name: at }
  })
  const trunk = `<path d="M${potTop[0]} ${potTop[1]}C${potTop[0] - 18} 470 ${top[0] + 22} 340 ${top[0]} ${top[1]}" fill="none" stroke="#75613f" stroke-width="11" stroke-linecap="round"/>`
  return `${trunk}${twigs.join('')}${blades.map((each) => blade(plant, each, random)).join('')}`
}

function rosette(plant: PottedPlant, random: Random): string {
  const { leaves, leafPx } = plant
  const blades = Array.from({ length: leaves }, (_, at) => {
    const spread = (at / Math.max(1, leaves - 1)) * 2 - 1
    const at0: Point = [potTop[0] + spread * 46, potTop[1] - 4 - (1 - Math.abs(spread)) * 12]
    const rest = -90 + spread * 62 + between(random, -9, 9)
    return { at: at0, rest, lengthPx: leafPx * between(random, 0.72, 1.12), name: at }
  })
  // The leaves of the middle stand behind those of the rim.
  const order = blades.toSorted((a, b) => Math.abs(a.rest + 90) - Math.abs(b.rest + 90))
  return order.map((each) => blade(plant, each, random)).join('')
}

type Blade = { at: Point; rest: number; lengthPx: number; name: number }

/** One leaf of a plant, as ill as the plant makes it. */
export function blade(
  plant: Pick<PottedPlant, 'form' | 'green' | 'seed' | 'habit' | 'health'>,
  { at, rest, lengthPx, name }: Blade,
  random: Random,
): string {
  const { form, green, health = {}, habit } = plant
  const { marked = 0, kinds = [], yellow = 0, wilted = 0 } = health
  const [isYellow, isMarked] = [random() < yellow, random() < marked]
  const kind = kinds[Math.floor(random() * kinds.length)]
  const down = Math.cos((rest * Math.PI) / 180) >= 0 ? 1 : -1
  const hang = wilted * between(random, 0.7, 1.3)
  const bend = down * (between(random, 0.1, 0.45) + hang * (habit === 'TREE' ? 0.9 : 1.6))
  const marks: Mark[] = isMarked && kind ? [{ kind, share: 0.35 + 0.65 * marked }] : []
  const place = {
    at,
    lengthPx,
    angle: rest + down * hang * 55,
    bend,
    breadth: between(random, 0.72, 1) * (1 - 0.35 * wilted),
  }
  const own = pseudoRandom(plant.seed * 1000 + name)
  return leaf(
    { form, green: isYellow ? greens.yellow : green, place, marks },
    `leaf-${plant.seed}-${name}`,
    own,
  )
}

function pot(random: Random): string {
  const [x, y] = potTop
  const crumbs = Array.from({ length: 40 }, () => {
    const at = between(random, -88, 88)
    return `<circle cx="${(x + at).toFixed(0)}" cy="${(y + 6 + between(random, -7, 8)).toFixed(0)}" r="${between(random, 2, 6).toFixed(1)}" fill="${random() < 0.5 ? '#2f241b' : '#5a4636'}"/>`
  })
  return `
<ellipse cx="${x + 26}" cy="${y + 166}" rx="128" ry="17" fill="#2b241c" opacity="0.45" filter="url(#shadow)"/>
<linearGradient id="clay"><stop offset="0" stop-color="#a85f3d"/><stop offset="0.4" stop-color="#c77d56"/><stop offset="1" stop-color="#7f4429"/></linearGradient>
<path d="M${x - 98} ${y + 18}L${x - 72} ${y + 164}Q${x} ${y + 178} ${x + 72} ${y + 164}L${x + 98} ${y + 18}Z" fill="url(#clay)"/>
<path d="M${x - 110} ${y}H${x + 110}L${x + 104} ${y + 38}Q${x} ${y + 50} ${x - 104} ${y + 38}Z" fill="url(#clay)"/>
<path d="M${x - 104} ${y + 38}Q${x} ${y + 50} ${x + 104} ${y + 38}" fill="none" stroke="#5f3019" stroke-width="3" opacity="0.5"/>
<ellipse cx="${x}" cy="${y + 2}" rx="108" ry="15" fill="#4a382b"/>${crumbs.join('')}`
}
