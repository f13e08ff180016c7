import type { Figures } from '../../image-processor/src/measure/schema.ts'
import { meanInterval } from './intervals.ts'
import type { ViewAnswer } from './view-answers.ts'
import {
  type Band,
  bands,
  type Counts,
  isRight,
  rightOfHundred,
  type Status,
  statuses,
  wordOf,
} from './view-words.ts'

/** How many words of each band and status were told, and how many of them were right. */
export function countsOf(
  leaves: readonly ViewAnswer[],
  figures: Figures,
): Record<Band, Record<Status, Counts>> {
  const counts = (band: Band, status: Status): Counts => {
    const told = leaves.filter((each) => {
      const word = wordOf(each, figures)
      return word?.band === band && word.status === status
    })
    return { answers: told.length, right: told.filter((each) => isRight(each, figures)).length }
  }
  const of = (band: Band) => ({
    HEALTHY: counts(band, 'HEALTHY'),
    UNHEALTHY: counts(band, 'UNHEALTHY'),
  })
  return { PLAIN: of('PLAIN'), CAREFUL: of('CAREFUL') }
}

/**
 * Compares each shown figure with what is measured on every publisher while the others set it: its
 * mean must lie in the 95 % interval of the mean over the publishers.
 */
export function confirmed(
  leaves: readonly ViewAnswer[],
  sets: readonly ViewAnswer[],
  figures: Figures,
): { figures: number; within: number } {
  const found = { figures: 0, within: 0 }
  for (const some of [leaves, sets])
    for (const band of bands)
      for (const status of statuses) {
        const of = (answers: readonly ViewAnswer[]) => countsOf(answers, figures)[band][status]
        if (rightOfHundred(of(some)) === null) continue
        const pairs = publishersOf(some).flatMap((name) => {
          const [own, others] = [true, false].map((isOwn) =>
            of(some.filter(({ publisher }) => (publisher === name) === isOwn)),
          ) as [Counts, Counts]
          const figure = others.right / Math.max(1, others.answers)
          return own.answers < 5 ? [] : [{ measured: own.right / own.answers, figure }]
        })
        const { interval } = meanInterval(pairs.map(({ measured }) => measured))
        const { mean } = meanInterval(pairs.map(({ figure }) => figure))
        found.figures += 1
        if (interval !== null && mean >= interval.low && mean <= interval.high) found.within += 1
      }
  return found
}

const publishersOf = (leaves: readonly ViewAnswer[]): string[] => [
  ...new Set(leaves.map(({ publisher }) => publisher)),
]
