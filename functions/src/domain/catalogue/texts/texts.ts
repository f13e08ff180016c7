import type { z } from 'zod'
import type { photoIssueCode } from '../../../contract/schemas/analysis.ts'
import type { ActionId, ActionText, ConditionId, ConditionText, LightLevel } from '../types.ts'

export type PhotoIssueCode = z.infer<typeof photoIssueCode>

/** One fact seen on the photo or told by the caller, with the number that goes into its sentence. */
export type EvidenceKey =
  | 'discolouredShare'
  | 'spotCount'
  | 'rustSpotCount'
  | 'largeBlotch'
  | 'whiteShare'
  | 'yellowShare'
  | 'greenVeins'
  | 'mottledShare'
  | 'brownRim'
  | 'holeCount'
  | 'shapeAndTexture'
  | 'wateredOften'
  | 'wateredSeldom'
  | 'fullSun'
  | 'shade'

type CareTexts = {
  readonly watering: string
  readonly wateringOutside: string
  readonly rest: { readonly northern: string; readonly southern: string; readonly tropical: string }
  readonly light: Readonly<Record<LightLevel, string>>
  readonly soil: string
  readonly fertilizer: string
}

/** Everything that is said in a language. A language is complete when it compiles. */
export type Texts = {
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
    readonly issues: (names: readonly string[]) => string
    readonly inconclusive: string
    readonly notAPlant: string
    readonly unusable: string
  }
  readonly evidence: Readonly<Record<EvidenceKey, (amount: number) => string>>
  readonly care: CareTexts
  readonly species: Readonly<Record<string, { readonly name: string; readonly note: string }>>
}
