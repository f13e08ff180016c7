import { type Answer, type Assessed, isAnswered } from './assess.ts'
import { type Claim, calibrationCurve, healthClaims, nameClaims } from './calibration.ts'
import { cellOf, healthColumns, nameColumns, plantColumns } from './columns.ts'
import { type Figures, figuresOf } from './figures.ts'
import { percent } from './format.ts'
import type { Report } from './report.ts'
import { type Table, tablesOf, textOf } from './tables.ts'

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints a line for each photo, the confusion table, the tables of the card, and the curves. */
export function printEvaluation(photos: readonly Assessed[], report: Report): void {
  for (const photo of photos) print(lineOf(photo))
  print()
  print(textOf(confusionOf(photos)))
  for (const table of tablesOf(report)) print(textOf(table))
  printCurve('healthy or not', healthClaims(photos))
  printCurve('the name given first', nameClaims(photos))
  print()
}

function lineOf({ file, label, expected, answer }: Assessed): string {
  const start = `${file.padEnd(42)} ${label.padEnd(22)} ${expected.padEnd(12)}`
  if (!isAnswered(answer)) return `${start} ${answer.outcome}`
  const plant = answer.plantProbability.toFixed(3)
  const diseased = answer.diseasedProbability.toFixed(3)
  const familiar = answer.familiarity?.toFixed(2) ?? 'unknown'
  const { firstIssue } = answer
  const issue = firstIssue === null ? '' : `${firstIssue.conditionId} ${firstIssue.confidence}`
  return `${start} ${answer.outcome.padEnd(14)} plant ${plant} diseased ${diseased} familiar ${familiar} ${issue}`
}

function confusionOf(photos: readonly Assessed[]): Table {
  const outcomes: Answer['outcome'][] = [
    'HEALTHY',
    'ISSUES_FOUND',
    'INCONCLUSIVE',
    'NOT_A_PLANT',
    'PHOTO_UNUSABLE',
    'UNDECODABLE',
    'UNANSWERED',
  ]
  const labels = ['HEALTHY', 'DISEASED', 'PLANT', 'NOT_A_PLANT', 'UNDECODABLE'] as const
  return {
    title: 'Outcomes',
    head: ['expected', ...outcomes],
    rows: labels.map((expected) => {
      const some = photos.filter((photo) => photo.expected === expected)
      const countOf = (outcome: Answer['outcome']): number =>
        some.filter(({ answer }) => answer.outcome === outcome).length
      return [expected, ...outcomes.map((outcome) => String(countOf(outcome)))]
    }),
  }
}

function printCurve(title: string, claims: readonly Claim[]): void {
  print(`${title}: claims, their mean confidence, and how many hold`)
  for (const { claims: count, confidence, right } of calibrationCurve(claims)) {
    if (count > 0)
      print(`  ${String(count).padStart(5)}  ${percent(confidence)}  ${percent(right)}`)
  }
}

/** Sets of answers by name: the answers to the photos, or to altered copies of the photos. */
export type Answers = Readonly<Record<string, readonly Assessed[]>>

/** Prints the figures of all sets of answers, and how often each set agrees with the first set. */
export function printComparison(answers: Answers): void {
  const all = Object.entries(answers).map(([name, photos]) => ({
    name,
    photos,
    figures: figuresOf(photos),
  }))
  const row = (title: string, of: (figures: Figures) => string) => [
    title,
    ...all.map(({ figures }) => of(figures)),
  ]
  const columns = [...plantColumns, ...healthColumns, ...nameColumns]
  const rows = [
    ...columns.map((column) => row(column.title, (figures) => cellOf(column, figures))),
    row('unanswered', ({ unanswered }) => String(unanswered)),
    row('measuring, median', ({ measureMedianMs }) => `${measureMedianMs} ms`),
    ['same outcome', ...all.map(({ photos }) => percent(sameShare(all[0]?.photos ?? [], photos)))],
  ]
  print(textOf({ title: 'Together', head: ['', ...all.map(({ name }) => name)], rows }))
}

function sameShare(photos: readonly Assessed[], copy: readonly Assessed[]): number {
  const same = photos.filter(({ answer }, k) => copy[k]?.answer.outcome === answer.outcome).length
  return same / Math.max(1, photos.length)
}
