import type { Point } from './geometry.ts'
import { type Random } from './random.ts'

/** A leaf of unit length along the x axis. */
export type Form = {
  readonly outline: readonly Point[]
  readonly midrib: readonly Point[]
  readonly veins: readonly (readonly Point[])[]
  /** A point of the blade; `reach` is 0 at the midrib and 1 at the margin. */
  place(random: Random, reach?: number): Point
}

const steps = 44

/** A leaf with one midrib, by its half width along the midrib. */
function pinnate(
  halfWidth: (along: number) => number,
  { veins, teeth = 0, wave = 0 }: { veins: number; teeth?: number; wave?: number },
): Form {
  const edge = (along: number, side: number): Point => {
    const tooth = teeth === 0 ? 0 : ((along * teeth) % 1) * 0.035
    const ripple = wave * Math.sin(along * 23 + side)
    return [along, side * halfWidth(along) * (1 - tooth * 2 + ripple)]
  }
  const along = Array.from({ length: steps + 1 }, (_, at) => at / steps)
  const side = (at: number, sign: number): Point[] => {
    const reach = 0.16 + 0.1 * (1 - at)
    return [0, 0.35, 0.7, 1].map((part) => {
      const here = Math.min(0.985, at + reach * part)
      return [here, sign * halfWidth(here) * 0.94 * part ** 0.85]
    })
  }
  const starts = Array.from({ length: veins }, (_, at) => 0.06 + (0.76 * at) / veins)
  return {
    outline: [...along.map((at) => edge(at, 1)), ...along.toReversed().map((at) => edge(at, -1))],
    midrib: [
      [-0.02, 0],
      [0.985, 0],
    ],
    veins: starts.flatMap((at) => [side(at, 1), side(at + 0.02, -1)]),
    place(random, reach) {
      const at = 0.08 + 0.84 * random()
      const sign = random() < 0.5 ? 1 : -1
      return [at, sign * halfWidth(at) * (reach ?? random() * 0.85)]
    },
  }
}

/** A leaf with several ribs from its base, by its radius in each direction. */
function palmate(radius: (angle: number) => number, ribs: readonly number[]): Form {
  const heart: Point = [0.34, 0]
  const at = (angle: number, part: number): Point => [
    heart[0] + radius(angle) * part * Math.cos(angle),
    heart[1] + radius(angle) * part * Math.sin(angle),
  ]
  const turn = Array.from({ length: 120 }, (_, k) => ((k + 0.5) / 120) * 2 * Math.PI - Math.PI)
  const branches = ribs.flatMap((rib) =>
    [0.3, 0.5, 0.7].flatMap((from) =>
      [-0.3, 0.3].map((off): Point[] => [at(rib, from), at(rib + off * (1.1 - from), from + 0.24)]),
    ),
  )
  return {
    outline: turn.map((angle) => at(angle, 1)),
    midrib: [[0, 0], heart, at(0, 0.97)],
    veins: [...ribs.map((rib): Point[] => [heart, at(rib, 0.93)]), ...branches],
    place(random, reach) {
      return at((random() * 2 - 1) * 2.6, reach ?? Math.sqrt(random()) * 0.82)
    },
  }
}

const bell = (along: number, power: number) => Math.sin(Math.PI * along ** power) ** 0.85

/** Lobes of a vine or maple leaf: bays between five tips, and a deep one at the stalk. */
function lobed(angle: number): number {
  const off = Math.min(...[0, 1.15, 2.3].map((rib) => Math.abs(Math.abs(angle) - rib)))
  const lobe = Math.max(0, 1 - off / 0.575)
  const length = 0.66 - 0.1 * Math.abs(angle)
  const tooth = 1 + 0.03 * Math.sin(angle * 30)
  return length * (0.62 + 0.38 * lobe ** 0.9) * bay(angle, 0.3) * tooth
}

/** A heart with a drawn-out tip. */
function heartShaped(angle: number): number {
  const tip = Math.exp(-((angle / 0.3) ** 2))
  const sides = 0.42 + 0.09 * Math.cos(angle * 0.9)
  return (
    (sides + 0.16 * tip + 0.05 * Math.exp(-(((Math.abs(angle) - 2.2) / 0.5) ** 2))) *
    bay(angle, 0.36)
  )
}

/** The bay at the stalk, which lies opposite to the tip. */
function bay(angle: number, breadth: number): number {
  return 1 - 0.62 * Math.exp(-(((Math.PI - Math.abs(angle)) / breadth) ** 2))
}

export const forms = {
  /** As of a rubber plant or a laurel. */
  ovate: pinnate((along) => 0.27 * bell(along, 0.78) * (1 - 0.16 * along), { veins: 11 }),
  /** As of a rose or a strawberry. */
  toothed: pinnate((along) => 0.34 * bell(along, 0.8), { veins: 8, teeth: 17 }),
  /** As of a weeping fig. */
  pointed: pinnate((along) => 0.22 * bell(along, 0.66) * (1 - 0.35 * along ** 2), {
    veins: 8,
    wave: 0.02,
  }),
  /** As of a peace lily or a willow. */
  lance: pinnate((along) => 0.14 * bell(along, 0.72), { veins: 12, wave: 0.03 }),
  /** As of a snake plant or a spider plant. */
  strap: pinnate((along) => 0.055 * Math.min(1, along * 9 + 0.5) * (1 - along ** 5), { veins: 0 }),
  lobed: palmate(lobed, [0, 1.15, -1.15, 2.3, -2.3]),
  heart: palmate(heartShaped, [0, 0.75, -0.75, 1.6, -1.6, 2.35, -2.35]),
} as const satisfies Record<string, Form>
