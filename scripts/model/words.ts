import type { Assessed } from './assess.ts'
import { hasCondition, isHealthRight } from './right.ts'

/** Fewer answers say too little of a hundred. */
const answersMin = 50

export type Word = 'HEALTHY' | 'UNHEALTHY' | 'POSSIBLE' | 'LIKELY' | 'VERY_LIKELY'
export type Saying = { readonly word: Word; readonly isRight: boolean }

/** What was said of each photo: its health, and of each issue how likely it is. */
export function sayingsOf(photos: readonly Assessed[]): Saying[] {
  return photos.flatMap((photo) => {
    const { answer, expected, condition } = photo
    if (expected !== 'HEALTHY' && expected !== 'DISEASED') return []
    if (answer.outcome !== 'HEALTHY' && answer.outcome !== 'ISSUES_FOUND') return []
    const word = answer.outcome === 'HEALTHY' ? 'HEALTHY' : 'UNHEALTHY'
    const health: Saying = { word, isRight: isHealthRight(photo) }
    if (expected === 'DISEASED' && !hasCondition(photo)) return [health]
    const issues = answer.issues.map(({ likelihood, conditionId }) => ({
      word: likelihood,
      isRight: conditionId === condition,
    }))
    return [health, ...issues]
  })
}

/** How many of 100 sayings with this word are right; null where there are too few to tell. */
export function rightOf100(sayings: readonly Saying[], word: Word): number | null {
  const some = sayings.filter((saying) => saying.word === word)
  const right = some.filter(({ isRight }) => isRight).length
  return some.length < answersMin ? null : Math.round((100 * right) / some.length)
}
