import type { z } from 'zod'
import type { photoIssueCode } from '../../../contract/schemas/analysis.ts'
import type { SpeciesName } from '../species.ts'
import type {
  ActionId,
  ActionText,
  ConditionId,
  ConditionText,
  Feeding,
  LightLevel,
  Soil,
  Watering,
} from '../types.ts'

export type PhotoIssueCode = z.infer<typeof photoIssueCode>

/**
 * Facts seen on the photo or told by the caller, each with what number stands in its sentence: a share of
 * 1 (`{share}`), a count (`{count}`), or none.
 */
export const evidenceAmounts = {
  discolouredShare: 'share',
  spotCount: 'count',
  rustSpotCount: 'count',
  largeBlotch: 'share',
  whiteShare: 'share',
  yellowShare: 'share',
  greenVeins: 'none',
  mottledShare: 'share',
  brownRim: 'share',
  holeCount: 'count',
  shapeAndTexture: 'share',
  wateredOften: 'count',
  wateredSeldom: 'count',
  fullSun: 'none',
  shade: 'none',
} as const satisfies Record<string, 'share' | 'count' | 'none'>
export type EvidenceKey = keyof typeof evidenceAmounts

/** One sentence, or one for each plural category that the language has for whole numbers. */
export type Message =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string })

type CareTexts = {
  readonly watering: Readonly<Record<Watering, string>>
  readonly rest: { readonly northern: string; readonly southern: string; readonly tropical: string }
  readonly light: Readonly<Record<LightLevel, string>>
  readonly soil: Readonly<Record<Soil, string>>
  readonly feeding: Readonly<Record<Feeding, string>>
}

/** Everything that is written in a language, as data. A language is complete when it compiles. */
export type Words = {
  readonly conditions: Readonly<Record<ConditionId, ConditionText>>
  readonly actions: Readonly<Record<ActionId, ActionText>>
  readonly photoIssues: Readonly<Record<PhotoIssueCode, string>>
  readonly retake: {
    readonly notAPlant: string
    readonly unusable: string
    readonly closer: string
  }
  readonly summary: {
    readonly healthy: string
    /** With `{names}`. */
    readonly issues: string
    readonly inconclusive: string
    readonly notAPlant: string
    readonly unusable: string
  }
  readonly evidence: Readonly<Record<EvidenceKey, Message>>
  readonly care: CareTexts
  readonly species: Readonly<Record<SpeciesName, string>>
  readonly disclaimer: string
  /** What stands between two sentences: nothing in Chinese and Japanese. */
  readonly sentenceGap: ' ' | ''
  /** What stands between two names of conditions: they are headings with a capital, which no `and` joins well. */
  readonly nameGap: string
}

/** The same, with numbers and lists put in as the language writes them. */
export type Texts = Omit<Words, 'summary' | 'evidence'> & {
  readonly summary: Omit<Words['summary'], 'issues'> & {
    readonly issues: (names: readonly string[]) => string
  }
  readonly evidence: Readonly<Record<EvidenceKey, (amount: number) => string>>
}
