import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'

export type Issue = Diagnosis['issues'][number]
export type Plan = NonNullable<Diagnosis['plan']>
export type PlannedAction = Plan['actions'][number]

/** An issue from a model. The model must give observations and may add texts. */
export type GivenIssue = Pick<Issue, 'conditionId' | 'confidence' | 'evidence'> & Partial<Issue>

/** An action of the catalogue that a model chose or translated. */
type GivenAction = {
  readonly actionId: string | null
  readonly conditionIds: readonly string[]
  readonly title: string | null
  readonly instructions: string | null
}

/**
 * A model's answer: the findings, with their places on the photo and their confidence. The
 * catalogue supplies all other facts. A stored diagnosis also has this type.
 */
export type GivenDiagnosis = Omit<Diagnosis, 'headline' | 'issues' | 'plan'> & {
  /** What was seen, and how often the cause is among the issues. */
  readonly headline: Pick<NonNullable<Diagnosis['headline']>, 'sign' | 'rightOf100'> | null
  readonly issues: readonly GivenIssue[]
  readonly plan: {
    readonly actions: readonly GivenAction[]
    readonly seekExpertIf: string | null
  } | null
}
