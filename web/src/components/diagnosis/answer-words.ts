import type { Analysis, Care, Issue } from '@plant-analysis/client'
import type { Diagnosed } from './diagnosed.ts'

/** The parts of an answer that its sentence needs. */
export type Answer =
  | { readonly kind: 'headline'; readonly text: string }
  /** An answer of an older version has no headline. */
  | { readonly kind: 'healthy' | 'unhealthy' | 'inconclusive' | 'notAPlant' | 'photoUnusable' }
  | { readonly kind: 'withheld' }

const kinds = {
  HEALTHY: 'healthy',
  ISSUES_FOUND: 'unhealthy',
  INCONCLUSIVE: 'inconclusive',
  NOT_A_PLANT: 'notAPlant',
  PHOTO_UNUSABLE: 'photoUnusable',
} as const

/** A diagnosis without a moderation is shown even if it is withheld from its user. */
type Moderated = Diagnosed & { readonly moderation?: Analysis['moderation'] }

/** The answer of an analysis. A withheld analysis gives no answer about the plant. */
export function answerOf({ moderation, headline, outcome }: Moderated): Answer {
  if (moderation?.state === 'BLOCKED') return { kind: 'withheld' }
  return headline ? { kind: 'headline', text: headline.text } : { kind: kinds[outcome] }
}

/**
 * The one figure of an answer: how often comparable answers were right. `among` rates whether the
 * cause is among those named, and `healthAlone` only whether the plant is ill.
 */
export type Meaning =
  | { readonly kind: 'answer' | 'among' | 'healthAlone'; readonly rightOf100: number }
  | { readonly kind: 'notMeasured' }
  /** The analysis has no answer that could be right or wrong. */
  | { readonly kind: 'none' }

/** The accuracy of an analysis's answer. Uses only measured numbers. */
export function meaningOf({ moderation, headline, outcome, health }: Moderated): Meaning {
  const isTold = outcome === 'HEALTHY' || outcome === 'ISSUES_FOUND'
  if (!isTold || moderation?.state === 'BLOCKED') return { kind: 'none' }
  const ofCause = headline?.rightOf100 ?? null
  if (ofCause !== null)
    return { kind: headline?.kind === 'SIGNS' ? 'among' : 'answer', rightOf100: ofCause }
  const { rightOf100 } = health
  if (rightOf100 === null) return { kind: 'notMeasured' }
  return { kind: outcome === 'HEALTHY' ? 'answer' : 'healthAlone', rightOf100 }
}

/** The text that says for which plants the care is, and who named the plant. */
export function careNoteOf({ basis }: Pick<Care, 'basis'>, { named }: Analysis['plant']) {
  if (basis !== 'SPECIES') return 'analysis.careGeneral'
  return named ? 'analysis.careOfNamed' : 'analysis.careOfSpecies'
}

/**
 * Whether an issue is sure enough to treat without confirmation. The issue must be very likely, and
 * the accuracy of comparable answers must be measured.
 */
export const isSureEnough = ({ likelihood, rightOf100 }: Issue): boolean =>
  likelihood === 'VERY_LIKELY' && rightOf100 !== null
