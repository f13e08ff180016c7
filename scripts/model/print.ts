import type { Answer, Assessed } from './assess.ts'
import { type Claim, calibrationCurve, healthClaims, nameClaims } from './calibration.ts'
import { type Figures, figuresOf } from './figures.ts'
import { hasCondition, isHealthRight, isNamedRight } from './right.ts'
import { rightOf100, sayingsOf, type Word } from './words.ts'

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

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

/** One line of figures for each source, where the manifest names more than one. */
function printSources(photos: readonly Assessed[]): void {
  const sources = [...new Set(photos.map(({ source }) => source))].sort()
  if (sources.length < 2) return
  const line = (cells: readonly string[]): void => {
    print(cells.map((cell) => cell.padEnd(15)).join(''))
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
    const holds = (...expected: Assessed['expected'][]): boolean =>
      expected.every((kind) => some.some((photo) => photo.expected === kind))
    const figures = figuresOf(some)
    const hasHealth = holds('HEALTHY') || holds('DISEASED')
    line([
      source,
      String(some.length),
      holds('NOT_A_PLANT') ? percent(figures.notAPlantRecall) : '-',
      hasHealth || holds('PLANT') ? percent(figures.plantsRefusedShare) : '-',
      hasHealth ? percent(figures.inconclusiveShare) : '-',
      hasHealth ? percent(figures.healthAccuracy) : '-',
      holds('HEALTHY', 'DISEASED') ? figures.healthAreaUnderCurve.toFixed(3) : '-',
      hasHealth ? percent(figures.conditionAccuracy) : '-',
      hasHealth ? percent(figures.wrongNameShare) : '-',
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
    print(`${name.padEnd(28)}${cells.map((cell) => cell.padEnd(14)).join('')}`)
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
  row('NOT_A_PLANT recall', (all) => percent(all.notAPlantRecall))
  row('plants refused', (all) => percent(all.plantsRefusedShare))
  row('healthy recall', (all) => percent(all.healthyRecall))
  row('diseased recall', (all) => percent(all.diseasedRecall))
  row('balanced accuracy', (all) => percent(all.balancedAccuracy))
  row('area under the curve', (all) => all.healthAreaUnderCurve.toFixed(3))
  row('inconclusive', (all) => percent(all.inconclusiveShare))
  row('health right', (all) => percent(all.healthAccuracy))
  row('named right', (all) => percent(all.conditionAccuracy))
  row('named wrongly as LIKELY', (all) => percent(all.wrongNameShare))
  row('calibration error, health', (all) => all.healthCalibrationError.toFixed(3))
  row('calibration error, names', (all) => all.nameCalibrationError.toFixed(3))
  row('measuring, median', (all) => `${all.measureMedianMs} ms`)
}

function sameShare(photos: readonly Assessed[], copy: readonly Assessed[]): number {
  const same = photos.filter(({ answer }, k) => copy[k]?.answer.outcome === answer.outcome).length
  return same / Math.max(1, photos.length)
}
