import { percent } from '../format.ts'
import { meanInterval } from '../intervals.ts'
import { markdownOf } from '../tables.ts'
import type { ViewFigures } from '../view-figures.ts'
import { chosenOn, type FiguresFile } from './figures-file.ts'

type Form = 'SHARE' | 'NUMBER' | 'MILLISECONDS' | 'MEGABYTES'
/** A line of the table. A null value was not measured, so the value does not reach the aim. */
type Aim = readonly [what: string, value: number | null, aim: string, form: Form]

/** A Markdown table of measured values beside their aims, such as `≥ 0.95` or `≤ 0.05`. */
export function aimsTable(figures: FiguresFile): string {
  return markdownOf({
    title: 'Aims',
    head: ['', 'measured', 'aim', 'reached'],
    rows: aimsOf(figures).map((aim) => {
      const [what, value, wanted, form] = aim
      const [sign, bound = ''] = wanted.split(' ')
      const measured = value === null ? 'not measured' : told(value, form)
      const reached = isReached(aim) ? 'yes' : '**no**'
      return [what, measured, `${sign} ${told(Number(bound), form)}`, reached]
    }),
  })
}

export const missedAims = (figures: FiguresFile): string[] =>
  aimsOf(figures)
    .filter((aim) => !isReached(aim))
    .map(([what]) => what)

const aimsOf = (figures: FiguresFile): Aim[] => [
  ...alarmAims(figures.views),
  ...wordAims(figures.views),
  ...causeAims(figures),
  ...recognitionAims(figures),
  ...costAims(figures),
]

function isReached([, value, aim]: Aim): boolean {
  const [sign, bound] = aim.split(' ')
  if (value === null) return false
  if (sign === '>') return value > Number(bound)
  return sign === '≤' ? value <= Number(bound) : value >= Number(bound)
}

/** Sources photographed from straight above. The card names them if they miss the aim. */
const seenFromAbove: readonly string[] = ['potplants']
const toldUnhealthyMax = 0.25

/** The sources from straight above that miss the aim for the others. */
export const missedFromAbove = ({ unlabelledToldUnhealthy: shares }: ViewFigures): string[] =>
  seenFromAbove.filter((source) => (shares[source] ?? 0) > toldUnhealthyMax)

const meanOf = (values: readonly number[]): number => meanInterval(values).mean

function alarmAims({ unlabelledToldUnhealthy, leaves }: ViewFigures): Aim[] {
  const unlabelled = Object.values(unlabelledToldUnhealthy)
  const others = Object.entries(unlabelledToldUnhealthy)
    .filter(([source]) => !seenFromAbove.includes(source))
    .map(([, share]) => share)
  const alarms = Object.values(leaves).flatMap((each) => each.healthyToldPlainlyUnhealthy ?? [])
  return [
    ['plants without a label told UNHEALTHY, mean', meanOf(unlabelled), '≤ 0.05', 'SHARE'],
    [
      'plants without a label told UNHEALTHY, worst source not from straight above',
      Math.max(...others),
      `≤ ${toldUnhealthyMax}`,
      'SHARE',
    ],
    ['healthy leaves told UNHEALTHY with the plain word, mean', meanOf(alarms), '≤ 0.1', 'SHARE'],
  ]
}

function wordAims({ leaves, figuresConfirmed }: ViewFigures): Aim[] {
  const sources = Object.values(leaves)
  const balanced = sources.flatMap((each) => each.plainBalanced ?? [])
  const { figures, within } = figuresConfirmed
  return [
    ['plain word: balanced accuracy, mean', meanOf(balanced), '≥ 0.92', 'SHARE'],
    [
      'plain word: used for leaves, mean',
      meanOf(sources.map((each) => each.plainUsed)),
      '≥ 0.4',
      'SHARE',
    ],
    [
      'any word: used for leaves, mean',
      meanOf(sources.map((each) => each.wordUsed)),
      '≥ 0.6',
      'SHARE',
    ],
    [
      'figures within the interval of other sources',
      figures === 0 ? null : within / figures,
      '≥ 1',
      'SHARE',
    ],
  ]
}

function causeAims({ views: { headline, amongThree, questions } }: FiguresFile): Aim[] {
  const share = ({ answers, right }: { answers: number; right: number }) =>
    answers === 0 ? null : right / answers
  const { leaves, rightBefore, rightAfter } = questions
  return [
    ['headline causes right, sources left out', share(headline.strange), '≥ 0.5', 'SHARE'],
    ['headline causes right, known sources', share(headline.known), '≥ 0.9', 'SHARE'],
    [
      'diseased leaves with a headline cause, known sources',
      headline.known.answers / Math.max(1, headline.diseased),
      '≥ 0.5',
      'SHARE',
    ],
    [
      'cause among the three where shown, sources left out',
      share(amongThree.strange),
      '≥ 0.6',
      'SHARE',
    ],
    ['cause among the three where shown, known sources', share(amongThree.known), '≥ 0.6', 'SHARE'],
    [
      'right first causes gained with answers to questions',
      leaves === 0 ? null : (rightAfter - rightBefore) / leaves,
      '> 0',
      'SHARE',
    ],
  ]
}

function recognitionAims(figures: FiguresFile): Aim[] {
  const { views, leftOut } = figures
  const chosen = chosenOn(figures)
  const areas = Object.entries(views.leaves).flatMap(([source, { area }]) =>
    area === null || chosen.includes(source) ? [] : [area],
  )
  const { one, three } = views.rightWithPhotos
  return [
    ['area under the curve, mean', meanOf(areas), '≥ 0.959', 'NUMBER'],
    ['other things recognised', leftOut.all.notAPlantRecall, '≥ 0.939', 'SHARE'],
    ['plants rejected', leftOut.all.plantsRefusedShare, '≤ 0.04', 'SHARE'],
    [
      'leaves that keep their outcome at half size on a sheet',
      views.keptAtHalfSize.onSheet,
      '≥ 0.9',
      'SHARE',
    ],
    [
      'wrong words for three by three leaves, beyond single leaves',
      views.wrongWords.mosaic - views.wrongWords.single,
      '≤ 0',
      'SHARE',
    ],
    ['right words gained with three photos', three - one, '> 0', 'SHARE'],
  ]
}

const costAims = ({ cost, bytes }: FiguresFile): Aim[] => [
  ['time added to a photo', cost.addedMedianMs, '≤ 5', 'MILLISECONDS'],
  ['size of the network', bytes / 1e6, '≤ 8', 'MEGABYTES'],
]

function told(value: number, form: Form): string {
  if (form === 'SHARE') return percent(value)
  if (form === 'NUMBER') return value.toFixed(3)
  return form === 'MEGABYTES' ? `${value.toFixed(2)} MB` : `${value.toFixed(1)} ms`
}
