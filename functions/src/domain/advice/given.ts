import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'

export type Issue = Diagnosis['issues'][number]
export type Plan = NonNullable<Diagnosis['plan']>
export type PlannedAction = Plan['actions'][number]

/** What a model has to say of an issue, and what it may say in words of its own. */
export type GivenIssue = Pick<Issue, 'conditionId' | 'confidence' | 'evidence'> & Partial<Issue>

/** An action of the catalogue that a model chose, or put into another language. */
type GivenAction = {
  readonly actionId: string | null
  readonly conditionIds: readonly string[]
  readonly title: string | null
  readonly instructions: string | null
}

/**
 * What a model answers. It says what it saw, where and how sure it is. The rest of an issue and the
 * plan are made from the catalogue, whichever model it was. A stored diagnosis is one too.
 */
export type GivenDiagnosis = Omit<Diagnosis, 'issues' | 'plan'> & {
  readonly issues: readonly GivenIssue[]
  readonly plan: {
    readonly actions: readonly GivenAction[]
    readonly seekExpertIf: string | null
  } | null
}
