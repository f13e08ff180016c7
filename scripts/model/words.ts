import { type Assessed, isAnswered } from './assess.ts'
import { hasCondition, isHealthRight } from './right.ts'

/** The smallest number of answers for which a share is given. */
const answersMin = 50

export const words = ['HEALTHY', 'UNHEALTHY', 'POSSIBLE', 'LIKELY', 'VERY_LIKELY'] as const
export type Word = (typeof words)[number]
export type Saying = { readonly word: Word; readonly isRight: boolean }

/** The words of each answer: one word for the health, and one for each issue's likelihood. */
export function sayingsOf(photos: readonly Assessed[]): Saying[] {
  return photos.flatMap((photo) => {
    const { answer, expected, condition } = photo
    if (expected !== 'HEALTHY' && expected !== 'DISEASED') return []
    if (!isAnswered(answer)) return []
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

/** How often a word was used, and how often the word was right. */
export type Count = { readonly answers: number; readonly right: number }

export function countsOf(sayings: readonly Saying[]): Record<Word, Count> {
  const countOf = (word: Word): Count => {
    const some = sayings.filter((saying) => saying.word === word)
    return { answers: some.length, right: some.filter(({ isRight }) => isRight).length }
  }
  return Object.fromEntries(words.map((word) => [word, countOf(word)])) as Record<Word, Count>
}

/** The number of right answers per 100, or null for fewer than 50 answers. */
export const rightOf100 = ({ answers, right }: Count): number | null =>
  answers < answersMin ? null : Math.round((100 * right) / answers)
