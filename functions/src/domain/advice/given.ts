import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'

export type Issue = Diagnosis['issues'][number]
export type Plan = NonNullable<Diagnosis['plan']>
export type PlannedAction = Plan['actions'][number]

/** An issue as a model names it: required observations and optional words. */
export type GivenIssue = Pick<Issue, 'conditionId' | 'confidence' | 'evidence'> & Partial<Issue>

/** An action of the catalogue that a model chose or translated. */
type GivenAction = {
  readonly actionId: string | null
  readonly conditionIds: readonly string[]
  readonly title: string | null
  readonly instructions: string | null
}

/**
 * A model's answer: what it saw, where, and with which confidence. The catalogue supplies all other
 * facts. Stored diagnoses have this type too.
 */
export type GivenDiagnosis = Omit<Diagnosis, 'issues' | 'plan'> & {
  readonly issues: readonly GivenIssue[]
  readonly plan: {
    readonly actions: readonly GivenAction[]
    readonly seekExpertIf: string | null
  } | null
}
