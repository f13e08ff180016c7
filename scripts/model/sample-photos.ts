import type { Answer, Assessed } from './assess.ts'

type Answered = Extract<Answer, { measureMs: number }>

/** A sample answer: a healthy plant of medium familiarity. */
export const answered = (answer: Partial<Answered> = {}): Answered => ({
  outcome: 'HEALTHY',
  plantProbability: 0.9,
  diseasedProbability: 0.1,
  familiarity: 0.5,
  firstSpecies: null,
  firstIssue: answer.issues?.[0] ?? null,
  issues: [],
  measureMs: 1,
  ...answer,
})

export const assessed = (photo: Partial<Assessed> = {}): Assessed => ({
  file: 'leaf.jpg',
  label: 'any',
  expected: 'HEALTHY',
  condition: null,
  source: 'drawn',
  species: null,
  network: '',
  masks: null,
  answer: answered(),
  strongestPoint: null,
  ...photo,
})

/** A sample issue with only the fields that the evaluation reads. */
export const issue = (conditionId: string, likelihood = 'LIKELY', confidence = 0.6) =>
  ({ conditionId, likelihood, confidence, evidence: [] }) as unknown as Answered['issues'][number]
