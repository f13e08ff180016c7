import type { Analysis, Issue } from '@plant-analysis/client'

/** The parts of an answer that its sentence needs. */
export type Answer =
  | { readonly kind: 'healthy' | 'unhealthy' | 'inconclusive' | 'notAPlant' | 'photoUnusable' }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'issue'; readonly likelihood: Issue['likelihood']; readonly name: string }

/** The answer of an analysis. A withheld analysis gives no answer about the plant. */
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

/** How often comparable answers were right. `healthAlone` rates only whether the plant is ill. */
export type Meaning =
  | { readonly kind: 'answer' | 'healthAlone'; readonly rightOf100: number }
  | { readonly kind: 'notMeasured' }
  /** The analysis has no answer that could be right or wrong. */
  | { readonly kind: 'none' }

/** The accuracy of an analysis's answer. Uses only measured numbers. */
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
 * Whether an issue is sure enough to treat without confirmation. The issue must be very likely, and
 * the accuracy of comparable answers must be measured.
 */
export const isSureEnough = ({ likelihood, rightOf100 }: Issue): boolean =>
  likelihood === 'VERY_LIKELY' && rightOf100 !== null
