import type { Answer, Assessed } from './assess.ts'

type Answered = Extract<Answer, { measureMs: number }>

/** An answer of a test: a healthy plant that looks neither familiar nor strange. */
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

/** A labelled photo of a test with the answer to it. */
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

/** An issue of an answer, of which only these parts are read here. */
export const issue = (conditionId: string, likelihood = 'LIKELY', confidence = 0.6) =>
  ({ conditionId, likelihood, confidence, evidence: [] }) as unknown as Answered['issues'][number]
