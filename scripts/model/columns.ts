import type { Figures } from './figures.ts'
import { healthPhotosOf, nothing, percentWithin, withInterval } from './format.ts'
import {
  areaInterval,
  balancedInterval,
  type Interval,
  meanInterval,
  shareInterval,
} from './intervals.ts'

/** A column of a table, which shows one figure for each source or other set of photos. */
export type Column = {
  readonly title: string
  valueOf(figures: Figures): number
  /** The number of photos behind the figure. A figure with no photos is not shown. */
  countOf(figures: Figures): number
  /** The 95 % confidence interval, or null if the interval cannot be computed. */
  intervalOf(figures: Figures): Interval | null
  readonly isShare: boolean
  /** Which end of the scale is bad: the lowest or the highest value. */
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

/** The number of healthy or of diseased photos, whichever is smaller: a figure needs both kinds. */
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

const balanced: Column = {
  ...share('balanced accuracy', 'balancedAccuracy', ofBoth),
  intervalOf: ({ healthyRecall, healthyPhotos, diseasedRecall, diseasedPhotos }) =>
    balancedInterval(
      { share: healthyRecall, count: healthyPhotos },
      { share: diseasedRecall, count: diseasedPhotos },
    ),
}

export const diseasedTold = share(
  'diseased recognised',
  'diseasedRecall',
  (all) => all.diseasedPhotos,
)
export const healthyTold = share('healthy recognised', 'healthyRecall', (all) => all.healthyPhotos)
export const otherThingsTold = share(
  'other things recognised',
  'notAPlantRecall',
  (all) => all.noPlantPhotos,
)
export const plantsRefused = share(
  'plants rejected',
  'plantsRefusedShare',
  (all) => all.plantPhotos,
  'HIGHEST',
)

const speciesTold = ({ speciesPhotos, speciesUnnamedShare }: Figures): number =>
  Math.round(speciesPhotos * (1 - speciesUnnamedShare))

/** The columns that show how well a model distinguishes healthy from diseased plants. */
export const healthColumns: readonly Column[] = [
  area,
  balanced,
  diseasedTold,
  healthyTold,
  share('right, if decided', 'healthAccuracy', (all) => all.decidedPhotos),
  error('calibration error of health', 'healthCalibrationError', (all) => all.decidedPhotos),
]

/** The columns that show how often names are right, and how unfamiliar the photos look. */
export const nameColumns: readonly Column[] = [
  share('healthy, or condition first', 'conditionAccuracy', (all) => all.nameablePhotos),
  share('wrong name called LIKELY', 'wrongNameShare', healthPhotosOf, 'HIGHEST'),
  error('calibration error of names', 'nameCalibrationError', (all) => all.nameablePhotos),
  share('species first, if named', 'speciesAccuracy', speciesTold),
  share('species not named', 'speciesUnnamedShare', (all) => all.speciesPhotos, 'HIGHEST'),
  share('unfamiliar', 'strangeShare', healthPhotosOf),
]

/** The columns that show how well a model distinguishes plants from other things. */
export const plantColumns: readonly Column[] = [
  otherThingsTold,
  plantsRefused,
  share('inconclusive', 'inconclusiveShare', healthPhotosOf, 'HIGHEST'),
]

/** The text of a cell: the figure with its interval, or a dash without photos. */
export function cellOf(column: Column, figures: Figures): string {
  if (column.countOf(figures) === 0) return nothing
  return told(column, column.valueOf(figures), column.intervalOf(figures))
}

/** The figures of all sources that have photos for this column. */
export const valuesOf = (column: Column, sources: readonly Figures[]): number[] =>
  sources.filter((each) => column.countOf(each) > 0).map(column.valueOf)

const worstOf = ({ worst }: Column, values: readonly number[]): number =>
  worst === 'LOWEST' ? Math.min(...values) : Math.max(...values)

/** The mean over equally weighted sources, and the worst source, as texts. */
export function overSources(column: Column, sources: readonly Figures[]) {
  const values = valuesOf(column, sources)
  if (values.length === 0) return { mean: nothing, worst: nothing }
  const { mean, interval } = meanInterval(values)
  return { mean: told(column, mean, interval), worst: told(column, worstOf(column, values), null) }
}

function told({ isShare }: Column, value: number, interval: Interval | null): string {
  return isShare ? percentWithin(value, interval) : withInterval(value, interval)
}
