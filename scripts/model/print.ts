import type { Answer, Assessed } from './assess.ts'
import { type Claim, calibrationCurve, healthClaims, nameClaims } from './calibration.ts'
import { type Figures, figuresOf } from './figures.ts'
import { areaInterval, type Interval, shareInterval } from './intervals.ts'
import { hasCondition, isHealthRight, isNamedRight } from './right.ts'
import { rightOf100, sayingsOf, type Word } from './words.ts'

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** A share with the interval that it lies in, such as `90.0 % (82.6-94.5)`. */
function percentOf(share: number, count: number): string {
  if (count === 0) return '-'
  const { low, high } = shareInterval(share, count)
  return `${percent(share)} (${(low * 100).toFixed(1)}-${(high * 100).toFixed(1)})`
}

const areaOf = ({ healthAreaUnderCurve, healthyPhotos, diseasedPhotos }: Figures): string =>
  healthyPhotos === 0 || diseasedPhotos === 0
    ? '-'
    : withInterval(
        healthAreaUnderCurve,
        areaInterval(healthAreaUnderCurve, diseasedPhotos, healthyPhotos),
      )

const withInterval = (area: number, { low, high }: Interval): string =>
  `${area.toFixed(3)} (${low.toFixed(3)}-${high.toFixed(3)})`

/** Altered copies by the name of the alteration, in the order of the photos. */
export type Copies = Readonly<Record<string, readonly Assessed[]>>

/** Prints a line for each photo, the confusion table, the figures, and the figures as JSON. */
export function printEvaluation(photos: readonly Assessed[], copies: Copies): void {
  for (const photo of photos) print(lineOf(photo))
  print()
  printConfusion(photos)
  print()
  printLabels(photos)
  print()
  printSources(photos)
  printCurve('healthy or not', healthClaims(photos))
  printCurve('the name given first', nameClaims(photos))
  printWords(photos)
  print()
  const figures = Object.entries({ photos, ...copies }).map(
    ([name, some]) => [name, figuresOf(some)] as const,
  )
  printFigures(figures)
  for (const [name, copy] of Object.entries(copies)) {
    print(`same outcome, ${name}: ${percent(sameShare(photos, copy))}`)
  }
  print()
  print(JSON.stringify(Object.fromEntries(figures)))
}

function lineOf({ file, label, expected, answer }: Assessed): string {
  const start = `${file.padEnd(42)} ${label.padEnd(22)} ${expected.padEnd(12)}`
  if (answer.outcome === 'UNDECODABLE') return `${start} UNDECODABLE`
  const plant = answer.plantProbability.toFixed(3)
  const diseased = answer.diseasedProbability.toFixed(3)
  const familiar = answer.familiarity.toFixed(2)
  const { firstIssue } = answer
  const issue = firstIssue === null ? '' : `${firstIssue.conditionId} ${firstIssue.confidence}`
  return `${start} ${answer.outcome.padEnd(14)} plant ${plant} diseased ${diseased} familiar ${familiar} ${issue}`
}

function printConfusion(photos: readonly Assessed[]): void {
  const outcomes: Answer['outcome'][] = [
    'HEALTHY',
    'ISSUES_FOUND',
    'INCONCLUSIVE',
    'NOT_A_PLANT',
    'PHOTO_UNUSABLE',
    'UNDECODABLE',
  ]
  print(['expected', ...outcomes].map((word) => word.padEnd(15)).join(''))
  for (const expected of ['HEALTHY', 'DISEASED', 'PLANT', 'NOT_A_PLANT', 'UNDECODABLE'] as const) {
    const some = photos.filter((photo) => photo.expected === expected)
    const counts = outcomes.map(
      (outcome) => some.filter(({ answer }) => answer.outcome === outcome).length,
    )
    print([expected, ...counts].map((word) => String(word).padEnd(15)).join(''))
  }
}

/** Prints the recall of each label: of its health, and of its name where the catalogue has it. */
function printLabels(photos: readonly Assessed[]): void {
  print(['label', 'photos', 'health right', 'named first'].map((word) => word.padEnd(24)).join(''))
  const plants = photos.filter(({ expected }) => expected === 'HEALTHY' || expected === 'DISEASED')
  for (const label of [...new Set(plants.map((photo) => photo.label))].sort()) {
    const some = plants.filter((photo) => photo.label === label)
    const share = (is: typeof isHealthRight): string =>
      percent(some.filter(is).length / some.length)
    const hasName = some.some((photo) => photo.expected === 'HEALTHY' || hasCondition(photo))
    const cells = [label, some.length, share(isHealthRight), hasName ? share(isNamedRight) : '-']
    print(cells.map((cell) => String(cell).padEnd(24)).join(''))
  }
}

/** One line of figures with 95 % intervals for each source, where there is more than one. */
function printSources(photos: readonly Assessed[]): void {
  const sources = [...new Set(photos.map(({ source }) => source))].sort()
  if (sources.length < 2) return
  const line = (cells: readonly string[]): void => {
    print(cells.map((cell, k) => cell.padEnd(k < 2 ? 15 : 23)).join(''))
  }
  line([
    'source',
    'photos',
    'no plant',
    'refused',
    'inconclusive',
    'health right',
    'area',
    'named right',
    'named wrongly',
  ])
  for (const source of sources) {
    const some = photos.filter((photo) => photo.source === source)
    const figures = figuresOf(some)
    const healthPhotos = figures.healthyPhotos + figures.diseasedPhotos
    line([
      source,
      String(some.length),
      percentOf(figures.notAPlantRecall, figures.noPlantPhotos),
      percentOf(figures.plantsRefusedShare, figures.plantPhotos),
      percentOf(figures.inconclusiveShare, healthPhotos),
      percentOf(figures.healthAccuracy, figures.decidedPhotos),
      areaOf(figures),
      percentOf(figures.conditionAccuracy, figures.nameablePhotos),
      percentOf(figures.wrongNameShare, healthPhotos),
    ])
  }
  print()
}

function printCurve(title: string, claims: readonly Claim[]): void {
  print(`${title}: claims, their mean confidence, and how many hold`)
  for (const { claims: count, confidence, right } of calibrationCurve(claims)) {
    if (count > 0)
      print(`  ${String(count).padStart(5)}  ${percent(confidence)}  ${percent(right)}`)
  }
}

/** What `image-processor/model/right-of-100.json` holds, of photos that nothing was learnt from. */
function printWords(photos: readonly Assessed[]): void {
  print('of 100 answers that say so, so many are right')
  const sayings = sayingsOf(photos)
  const words: Word[] = ['HEALTHY', 'UNHEALTHY', 'POSSIBLE', 'LIKELY', 'VERY_LIKELY']
  for (const word of words) {
    const count = sayings.filter((saying) => saying.word === word).length
    print(`  ${word.padEnd(12)} ${rightOf100(sayings, word) ?? 'too few'} (${count} answers)`)
  }
}

function printFigures(figures: readonly (readonly [string, Figures])[]): void {
  const line = (name: string, cells: readonly string[]): void => {
    print(`${name.padEnd(28)}${cells.map((cell) => cell.padEnd(24)).join('')}`)
  }
  const row = (name: string, of: (figures: Figures) => string): void => {
    line(
      name,
      figures.map(([, all]) => of(all)),
    )
  }
  line(
    '',
    figures.map(([name]) => name),
  )
  const plantsOf = (all: Figures): number => all.healthyPhotos + all.diseasedPhotos
  row('NOT_A_PLANT recall', (all) => percentOf(all.notAPlantRecall, all.noPlantPhotos))
  row('plants refused', (all) => percentOf(all.plantsRefusedShare, all.plantPhotos))
  row('healthy recall', (all) => percentOf(all.healthyRecall, all.healthyPhotos))
  row('diseased recall', (all) => percentOf(all.diseasedRecall, all.diseasedPhotos))
  row('balanced accuracy', (all) => percent(all.balancedAccuracy))
  row('area under the curve', areaOf)
  row('inconclusive', (all) => percentOf(all.inconclusiveShare, plantsOf(all)))
  row('health right', (all) => percentOf(all.healthAccuracy, all.decidedPhotos))
  row('named right', (all) => percentOf(all.conditionAccuracy, all.nameablePhotos))
  row('named wrongly as LIKELY', (all) => percentOf(all.wrongNameShare, plantsOf(all)))
  row('calibration error, health', (all) => all.healthCalibrationError.toFixed(3))
  row('calibration error, names', (all) => all.nameCalibrationError.toFixed(3))
  row('measuring, median', (all) => `${all.measureMedianMs} ms`)
}

function sameShare(photos: readonly Assessed[], copy: readonly Assessed[]): number {
  const same = photos.filter(({ answer }, k) => copy[k]?.answer.outcome === answer.outcome).length
  return same / Math.max(1, photos.length)
}
