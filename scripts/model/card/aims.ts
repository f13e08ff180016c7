import { area, balanced, type Column, valuesOf, worstOf } from '../columns.ts'
import type { Figures } from '../figures.ts'
import { healthPhotosOf, nothing, percent } from '../format.ts'
import { meanInterval } from '../intervals.ts'
import { markdownOf } from '../tables.ts'
import { chosenOn, type FiguresFile } from './figures-file.ts'

type Form = 'SHARE' | 'NUMBER' | 'MILLISECONDS' | 'MEGABYTES' | 'COUNT'
/** A line of the table. A null value was not measured, so the value does not reach the aim. */
type Aim = readonly [what: string, value: number | null, aim: string, form: Form]

/** A Markdown table of measured values beside their aims, such as `≥ 0.95` or `≤ 0.05`. */
export function aimsTable(figures: FiguresFile): string {
  const aims = [...strangersAims(figures), ...knownAims(figures), ...otherAims(figures)]
  return markdownOf({
    title: 'Aims',
    head: ['', 'measured', 'aim', 'reached'],
    rows: aims.map(([what, value, aim, form]) => {
      const [sign, bound = ''] = aim.split(' ')
      const isReached =
        value !== null && (sign === '≤' ? value <= Number(bound) : value >= Number(bound))
      const wanted = `${sign} ${told(Number(bound), form)}`
      return [
        what,
        value === null ? nothing : told(value, form),
        wanted,
        isReached ? 'yes' : '**no**',
      ]
    }),
  })
}

/** Aims for equally weighted left-out sources. Excludes sources on which the training was tuned. */
function strangersAims(figures: FiguresFile): Aim[] {
  const { leftOut } = figures
  const chosen = chosenOn(figures)
  const sources = Object.entries(leftOut.sources)
    .filter(([name]) => !chosen.includes(name))
    .map(([, figures]) => figures)
  const mean = (column: Pick<Column, 'countOf' | 'valueOf'>): number =>
    meanInterval(sources.filter((each) => column.countOf(each) > 0).map(column.valueOf)).mean
  const meanOf = (name: 'wrongNameShare' | 'strangeShare'): number =>
    mean({ countOf: healthPhotosOf, valueOf: (all: Figures) => all[name] })
  const of = (what: string) => `sources left out: ${what}`
  return [
    [of('area under the curve, mean'), mean(area), '≥ 0.95', 'NUMBER'],
    [of('area under the curve, worst'), worstOf(area, valuesOf(area, sources)), '≥ 0.88', 'NUMBER'],
    [of('balanced accuracy, mean'), mean(balanced), '≥ 0.85', 'SHARE'],
    [of('wrong name called LIKELY or more, mean'), meanOf('wrongNameShare'), '≤ 0.03', 'SHARE'],
    [of('unfamiliar, mean'), meanOf('strangeShare'), '≥ 0.85', 'SHARE'],
    [of('other things recognised'), leftOut.all.notAPlantRecall, '≥ 0.97', 'SHARE'],
    [of('plants rejected'), leftOut.all.plantsRefusedShare, '≤ 0.02', 'SHARE'],
  ]
}

function knownAims({ heldOut: { all } }: FiguresFile): Aim[] {
  const of = (what: string) => `known sources: ${what}`
  return [
    [of('health right, if decided'), all.healthAccuracy, '≥ 0.97', 'SHARE'],
    [of('area under the curve'), all.healthAreaUnderCurve, '≥ 0.995', 'NUMBER'],
    [of('healthy, or the condition first'), all.conditionAccuracy, '≥ 0.92', 'SHARE'],
    [of('calibration error of health'), all.healthCalibrationError, '≤ 0.03', 'NUMBER'],
    [of('calibration error of names'), all.nameCalibrationError, '≤ 0.05', 'NUMBER'],
    [of('species first, if one is named'), all.speciesAccuracy, '≥ 0.95', 'SHARE'],
    [of('other things recognised'), all.notAPlantRecall, '≥ 0.97', 'SHARE'],
    [of('plants rejected'), all.plantsRefusedShare, '≤ 0.02', 'SHARE'],
  ]
}

function otherAims({ masks: { masks }, cost, bytes }: FiguresFile): Aim[] {
  const sumOf = (name: 'photos' | 'pointsOnSymptom' | 'regionsBeside'): number =>
    Object.values(masks).reduce((sum, each) => sum + each[name], 0)
  const onSymptom = sumOf('pointsOnSymptom') / Math.max(1, sumOf('photos'))
  return [
    ['masks: strongest point on a symptom', onSymptom, '≥ 0.8', 'SHARE'],
    ['masks: regions beside the leaf', sumOf('regionsBeside'), '≤ 0', 'COUNT'],
    ['decoding, measuring and network', cost.measureMedianMs, '≤ 45', 'MILLISECONDS'],
    ['loading the network', cost.loadMedianMs, '≤ 80', 'MILLISECONDS'],
    ['size of the network', bytes / 1e6, '≤ 8', 'MEGABYTES'],
  ]
}

function told(value: number, form: Form): string {
  if (form === 'SHARE') return percent(value)
  if (form === 'NUMBER') return value.toFixed(3)
  if (form === 'MILLISECONDS') return `${value.toFixed(1)} ms`
  return form === 'MEGABYTES' ? `${value.toFixed(2)} MB` : String(value)
}
