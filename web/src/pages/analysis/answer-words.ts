import type { Analysis, Issue } from '@plant-analysis/client'

/** The answer to a photo, as far as its one sentence goes. */
export type Answer =
  | { readonly kind: 'healthy' | 'unhealthy' | 'inconclusive' | 'notAPlant' | 'photoUnusable' }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'issue'; readonly likelihood: Issue['likelihood']; readonly name: string }

/** What the one sentence of an analysis says. A withheld one says nothing of the plant. */
export function answerOf(analysis: Analysis): Answer {
  if (analysis.moderation.state === 'BLOCKED') return { kind: 'withheld' }
  switch (analysis.outcome) {
    case 'HEALTHY':
      return { kind: 'healthy' }
    case 'INCONCLUSIVE':
      return { kind: 'inconclusive' }
    case 'NOT_A_PLANT':
      return { kind: 'notAPlant' }
    case 'PHOTO_UNUSABLE':
      return { kind: 'photoUnusable' }
    case 'ISSUES_FOUND': {
      const [first] = analysis.issues
      if (!first) return { kind: 'unhealthy' }
      return { kind: 'issue', likelihood: first.likelihood, name: first.name }
    }
  }
}

/** How often such an answer was right: of its name, or of ill or healthy alone, if measured. */
export type Meaning =
  | { readonly kind: 'answer' | 'healthAlone'; readonly rightOf100: number }
  | { readonly kind: 'notMeasured' }
  /** There is no answer that could be right. */
  | { readonly kind: 'none' }

/** What stands behind the sentence of an analysis, in numbers that were measured and no others. */
export function meaningOf(analysis: Analysis): Meaning {
  const { kind } = answerOf(analysis)
  if (kind !== 'healthy' && kind !== 'unhealthy' && kind !== 'issue') return { kind: 'none' }
  const ofHealth = analysis.health.rightOf100
  const ofAnswer = kind === 'issue' ? (analysis.issues[0]?.rightOf100 ?? null) : ofHealth
  if (ofAnswer !== null) return { kind: 'answer', rightOf100: ofAnswer }
  if (ofHealth !== null) return { kind: 'healthAlone', rightOf100: ofHealth }
  return { kind: 'notMeasured' }
}

/**
 * Whether a name is sure enough that what depends on it need not be confirmed before: it is very
 * likely, and somebody measured what that is worth.
 */
export const isSureEnough = ({ likelihood, rightOf100 }: Issue): boolean =>
  likelihood === 'VERY_LIKELY' && rightOf100 !== null
