import type { Answer, Assessed } from './assess.ts'
import { type Figures, figuresOf } from './figures.ts'

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Outcome by photo, the confusion table, the figures, and the same figures as a closing line of JSON. */
export function printEvaluation(photos: readonly Assessed[]): void {
  for (const photo of photos) print(lineOf(photo))
  print()
  printConfusion(photos)
  const figures = figuresOf(photos)
  const mirrored = figuresOf(photos, (photo) => photo.mirrored)
  const reEncoded = figuresOf(photos, (photo) => photo.reEncoded)
  print()
  printFigures(figures, mirrored, reEncoded)
  print(`same outcome: mirrored ${percent(sameShare(photos, (photo) => photo.mirrored))},`)
  print(`              re-encoded ${percent(sameShare(photos, (photo) => photo.reEncoded))}`)
  print()
  print(JSON.stringify({ ...figures, mirrored, reEncoded }))
}

function lineOf({ file, label, expected, answer }: Assessed): string {
  const start = `${file.padEnd(42)} ${label.padEnd(22)} ${expected.padEnd(12)}`
  if (answer.outcome === 'UNDECODABLE') return `${start} UNDECODABLE`
  const plant = answer.plantProbability.toFixed(3)
  const diseased = answer.diseasedProbability.toFixed(3)
  const issue = answer.firstIssue === null ? '' : `${answer.firstIssue} ${answer.confidence}`
  return `${start} ${answer.outcome.padEnd(14)} plant ${plant} diseased ${diseased} ${issue}`
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
  for (const expected of ['HEALTHY', 'DISEASED', 'NOT_A_PLANT', 'UNDECODABLE'] as const) {
    const some = photos.filter((photo) => photo.expected === expected)
    const counts = outcomes.map(
      (outcome) => some.filter(({ answer }) => answer.outcome === outcome).length,
    )
    print([expected, ...counts].map((word) => String(word).padEnd(15)).join(''))
  }
}

function printFigures(figures: Figures, mirrored: Figures, reEncoded: Figures): void {
  const row = (name: string, of: (figures: Figures) => string): void => {
    print(
      `${name.padEnd(26)}${[figures, mirrored, reEncoded].map((all) => of(all).padEnd(14)).join('')}`,
    )
  }
  print(
    `${''.padEnd(26)}${['photos', 'mirrored', 're-encoded'].map((word) => word.padEnd(14)).join('')}`,
  )
  row('NOT_A_PLANT recall', (all) => percent(all.notAPlantRecall))
  row('plants refused', (all) => percent(all.plantsRefusedShare))
  row('healthy recall', (all) => percent(all.healthyRecall))
  row('diseased recall', (all) => percent(all.diseasedRecall))
  row('balanced accuracy', (all) => percent(all.balancedAccuracy))
  row('area under the curve', (all) => all.healthAreaUnderCurve.toFixed(3))
  row('inconclusive', (all) => percent(all.inconclusiveShare))
  row('measuring, median', (all) => `${all.measureMillisecondsMedian} ms`)
}

function sameShare(photos: readonly Assessed[], copy: (photo: Assessed) => Answer): number {
  const same = photos.filter((photo) => copy(photo).outcome === photo.answer.outcome).length
  return same / Math.max(1, photos.length)
}
