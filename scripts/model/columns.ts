import type { Figures } from './figures.ts'
import { healthPhotosOf, nothing, percentWithin, withInterval } from './format.ts'
import {
  areaInterval,
  balancedInterval,
  type Interval,
  meanInterval,
  shareInterval,
} from './intervals.ts'

/** A figure of a table, of one source or of another set of photos. */
export type Column = {
  readonly title: string
  valueOf(figures: Figures): number
  /** How many photos it is of; without any it is not told. */
  countOf(figures: Figures): number
  /** Where it lies with 95 % confidence; null where nobody has said how to tell. */
  intervalOf(figures: Figures): Interval | null
  readonly isShare: boolean
  /** Which end of it is the bad one. */
  readonly worst: 'LOWEST' | 'HIGHEST'
}

type Share = {
  [Name in keyof Figures]: Name extends `${string}${'Share' | 'Recall' | 'Accuracy'}` ? Name : never
}[keyof Figures]

function share(
  title: string,
  name: Share,
  countOf: Column['countOf'],
  worst: Column['worst'] = 'LOWEST',
): Column {
  const valueOf = (figures: Figures) => figures[name]
  const intervalOf = (figures: Figures) => shareInterval(valueOf(figures), countOf(figures))
  return { title, valueOf, countOf, intervalOf, isShare: true, worst }
}

function error(
  title: string,
  name: `${'health' | 'name'}CalibrationError`,
  countOf: Column['countOf'],
): Column {
  return {
    title,
    valueOf: (figures) => figures[name],
    countOf,
    intervalOf: () => null,
    isShare: false,
    worst: 'HIGHEST',
  }
}

/** Only photos of both kinds say whether the two are told apart. */
const ofBoth = ({ healthyPhotos, diseasedPhotos }: Figures): number =>
  Math.min(healthyPhotos, diseasedPhotos)

export const area: Column = {
  title: 'area under the curve',
  valueOf: ({ healthAreaUnderCurve }) => healthAreaUnderCurve,
  countOf: ofBoth,
  intervalOf: ({ healthAreaUnderCurve, diseasedPhotos, healthyPhotos }) =>
    areaInterval(healthAreaUnderCurve, diseasedPhotos, healthyPhotos),
  isShare: false,
  worst: 'LOWEST',
}

export const balanced: Column = {
  ...share('balanced accuracy', 'balancedAccuracy', ofBoth),
  intervalOf: ({ healthyRecall, healthyPhotos, diseasedRecall, diseasedPhotos }) =>
    balancedInterval(
      { share: healthyRecall, count: healthyPhotos },
      { share: diseasedRecall, count: diseasedPhotos },
    ),
}

export const diseasedTold = share('diseased told so', 'diseasedRecall', (all) => all.diseasedPhotos)
export const healthyTold = share('healthy told so', 'healthyRecall', (all) => all.healthyPhotos)
export const otherThingsTold = share(
  'other things told so',
  'notAPlantRecall',
  (all) => all.noPlantPhotos,
)
export const plantsRefused = share(
  'plants refused',
  'plantsRefusedShare',
  (all) => all.plantPhotos,
  'HIGHEST',
)

const speciesTold = ({ speciesPhotos, speciesUnnamedShare }: Figures): number =>
  Math.round(speciesPhotos * (1 - speciesUnnamedShare))

/** Whether healthy and diseased are told apart. */
export const healthColumns: readonly Column[] = [
  area,
  balanced,
  diseasedTold,
  healthyTold,
  share('right, where told', 'healthAccuracy', (all) => all.decidedPhotos),
  error('calibration error of health', 'healthCalibrationError', (all) => all.decidedPhotos),
]

/** Whether the names given are right, and how strange the photos look. */
export const nameColumns: readonly Column[] = [
  share('healthy, or condition first', 'conditionAccuracy', (all) => all.nameablePhotos),
  share('wrong name as LIKELY', 'wrongNameShare', healthPhotosOf, 'HIGHEST'),
  error('calibration error of names', 'nameCalibrationError', (all) => all.nameablePhotos),
  share('species first, where told', 'speciesAccuracy', speciesTold),
  share('species not told', 'speciesUnnamedShare', (all) => all.speciesPhotos, 'HIGHEST'),
  share('noticed as strange', 'strangeShare', healthPhotosOf),
]

/** Whether plants are told from other things. */
export const plantColumns: readonly Column[] = [
  otherThingsTold,
  plantsRefused,
  share('inconclusive', 'inconclusiveShare', healthPhotosOf, 'HIGHEST'),
]

/** The figure with the interval that it lies in. */
export function cellOf(column: Column, figures: Figures): string {
  if (column.countOf(figures) === 0) return nothing
  return told(column, column.valueOf(figures), column.intervalOf(figures))
}

/** The figure of each source that it says anything of. */
export const valuesOf = (column: Column, sources: readonly Figures[]): number[] =>
  sources.filter((each) => column.countOf(each) > 0).map(column.valueOf)

export const worstOf = ({ worst }: Column, values: readonly number[]): number =>
  worst === 'LOWEST' ? Math.min(...values) : Math.max(...values)

/** The mean over sources, each of which counts alike, and the worst of them. */
export function overSources(column: Column, sources: readonly Figures[]) {
  const values = valuesOf(column, sources)
  if (values.length === 0) return { mean: nothing, worst: nothing }
  const { mean, interval } = meanInterval(values)
  return { mean: told(column, mean, interval), worst: told(column, worstOf(column, values), null) }
}

/** A figure as the tables tell it. */
function told({ isShare }: Column, value: number, interval: Interval | null): string {
  return isShare ? percentWithin(value, interval) : withInterval(value, interval)
}
