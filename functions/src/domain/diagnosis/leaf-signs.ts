import type { PhotoMeasurements } from '@plant/image-processor/protocol'
import type { z } from 'zod'
import type { leafSign } from '../../contract/schemas/analysis-values.ts'

export type LeafSign = z.infer<typeof leafSign>

/** Signs on the leaves, from measurements and the network, from 0 (absent) to 1 (clear). */
export type LeafSigns = {
  readonly rust: number
  readonly spots: number
  readonly blotch: number
  readonly coating: number
  readonly paling: number
  readonly greenVeins: number
  readonly mottling: number
  readonly brownRim: number
  readonly bleaching: number
  readonly deformation: number
  readonly mines: number
  readonly holes: number
}

/** Returns 0 up to the value `none`, 1 from the value `plain` on, and a linear value in between. */
const ramp = (value: number, none: number, plain: number): number =>
  Math.min(1, Math.max(0, (value - none) / (plain - none)))

/** Computes the signs that the condition rules weigh. */
export function readSigns({ foliage, lesions, pattern, signals }: PhotoMeasurements): LeafSigns {
  const groups = signals.symptomGroups
  const isBlotched = ramp(lesions.largestAreaFraction, 0.06, 0.2)
  const dead = foliage.brownFraction + foliage.darkFraction
  const necrosis = Math.max(groups.spots, ramp(dead, 0.005, 0.06) * 0.8)
  const isYellow = ramp(foliage.yellowFraction, 0.08, 0.45)
  const chlorosis = Math.max(groups.chlorosis, isYellow * 0.6)
  return {
    rust: groups.rust * (0.6 + 0.4 * ramp(lesions.rustCount, 0, 4)),
    spots: necrosis * (1 - 0.6 * isBlotched) * ramp(lesions.count, 0, 5),
    blotch: necrosis * isBlotched,
    coating: groups.powdery_coating * (0.75 + 0.25 * ramp(foliage.whiteFraction, 0, 0.1)),
    paling: chlorosis * (0.45 + 0.55 * (1 - ramp(pattern.mottledFraction, 0.1, 0.5))),
    greenVeins: chlorosis * ramp(pattern.veinContrast, 0.02, 0.09),
    mottling: chlorosis * ramp(pattern.mottledFraction, 0.1, 0.5),
    brownRim: ramp(pattern.marginBrownFraction, 0.06, 0.35) * ramp(pattern.marginShare, 0.15, 0.6),
    bleaching: ramp(foliage.whiteFraction, 0.03, 0.2) * (1 - groups.powdery_coating),
    deformation: groups.deformation,
    mines: groups.mines,
    holes: ramp(pattern.holeCount, 1, 6) * ramp(0.2 - pattern.holeFraction, 0, 0.15),
  }
}

const names: Readonly<Record<keyof LeafSigns, LeafSign>> = {
  rust: 'RUST_SPOTS',
  spots: 'BROWN_SPOTS',
  blotch: 'DEAD_AREAS',
  coating: 'WHITE_COATING',
  paling: 'YELLOWING',
  greenVeins: 'YELLOWING',
  mottling: 'MOTTLING',
  brownRim: 'BROWN_EDGES',
  bleaching: 'BLEACHING',
  deformation: 'CURLING',
  mines: 'MINES',
  holes: 'HOLES',
}

/** A sign below this strength does not stand out. */
const plainFrom = 0.3

/** The strongest sign on the leaf, or UNCLEAR if no sign stands out. */
export function strongestSign(measured: PhotoMeasurements): LeafSign {
  const signs = Object.entries(readSigns(measured)) as [keyof LeafSigns, number][]
  const [name, strength] = signs.reduce((best, each) => (each[1] > best[1] ? each : best))
  return strength < plainFrom ? 'UNCLEAR' : names[name]
}
