import type { GivenDiagnosis } from '../advice/given.ts'
import { leastConfidence } from '../diagnosis/confidence.ts'
import type { Locales } from '../locales/load.ts'

/** A photo of a whole plant shows which plant it is, but not the plant's health. */
export function fromAfar(
  given: GivenDiagnosis,
  language: string,
  locales: Locales,
): GivenDiagnosis {
  if (given.outcome === 'NOT_A_PLANT' || given.outcome === 'PHOTO_UNUSABLE') return given
  const { photoIssues, retake, summary } = locales.textsFor(language).texts
  const issues = given.photo?.issues.filter(({ code }) => code !== 'NOT_A_LEAF') ?? []
  return {
    ...given,
    outcome: 'INCONCLUSIVE',
    photo: given.photo && {
      ...given.photo,
      issues: [{ code: 'NOT_A_LEAF', text: photoIssues.NOT_A_LEAF }, ...issues],
      retakeHint: retake.oneLeaf,
    },
    health: { ...unknownHealth, summary: summary.plant },
    measurements: null,
    issues: [],
    question: null,
    plan: null,
  }
}

export const unknownHealth = {
  status: 'UNKNOWN',
  confidence: leastConfidence,
  word: 'NONE',
  rightOf100: null,
} as const
