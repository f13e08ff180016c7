import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { GivenDiagnosis, GivenIssue, Issue } from '../../domain/advice/given.ts'
import { findSpecies } from '../../domain/catalogue/species.ts'
import { leastConfidence } from '../../domain/diagnosis/confidence.ts'
import { publicMeasurements } from '../../domain/diagnosis/diagnose.ts'
import { hintedCandidate, readSpecies } from '../../domain/diagnosis/species.ts'
import type { Texts } from '../../domain/locales/format-messages.ts'
import type { Locales } from '../../domain/locales/load.ts'
import type { PlantModelQuestion } from '../../ports/plant-model.ts'
import type { ModelAnswer } from './answer.ts'
import { careOf } from './care.ts'

const statuses = {
  HEALTHY: 'HEALTHY',
  ISSUES_FOUND: 'UNHEALTHY',
  INCONCLUSIVE: 'UNKNOWN',
  NOT_A_PLANT: 'UNKNOWN',
  PHOTO_UNUSABLE: 'UNKNOWN',
} as const

/** Converts the model's answer. The safety rules then add the issues and the plan. */
export function toDiagnosis(
  answer: ModelAnswer,
  { measurements, hints }: PlantModelQuestion,
  language: string,
  locales: Locales,
): GivenDiagnosis {
  const found = locales.textsFor(language)
  const texts = found.language === language ? found.texts : undefined
  const status = statuses[answer.outcome]
  const hinted = readSpecies(hints, language, locales)
  // An English plant name is better than none if the catalogue lacks the language.
  const candidates = hinted
    ? [hintedCandidate(hinted, found.texts)]
    : candidatesOf(answer, hints, texts)
  const conditionIds = answer.issues.map(({ conditionId }) => conditionId)
  return {
    outcome: answer.outcome,
    photo: {
      isPlant: { value: answer.isPlant, confidence: answer.isPlantConfidence },
      issues: answer.photoIssues,
      retakeHint: answer.retakeHint,
    },
    plant: { candidates },
    health: {
      status,
      confidence: status === 'UNKNOWN' ? leastConfidence : answer.healthConfidence,
      // Nobody has measured how often this model is right.
      rightOf100: null,
      summary: answer.summary,
    },
    measurements: publicMeasurements(measurements),
    issues: answer.issues.map(toIssue),
    plan: { actions: answer.actions, seekExpertIf: answer.seekExpertIf },
    care: careOf(answer, { hinted, candidates, conditionIds }, hints, texts, locales),
  }
}

function candidatesOf(
  { species }: ModelAnswer,
  { species: hint }: PlantHints,
  texts: Texts | undefined,
) {
  return species.map((candidate) => {
    const known = findSpecies(candidate.scientificName)
    const names = [candidate.scientificName, candidate.commonName]
    const isTold = names.some((name) => name.toLowerCase() === hint?.toLowerCase())
    return {
      ...candidate,
      commonName: (known && texts?.species[known]) ?? candidate.commonName,
      familiarity: null,
      source: isTold ? ('HINT' as const) : ('PHOTO' as const),
    }
  })
}

/** The model's observations, and words for languages that the catalogue lacks. */
function toIssue(issue: ModelAnswer['issues'][number]): GivenIssue {
  return {
    ...issue,
    evidence: issue.evidence.map(({ source, text, box }) => ({
      source,
      text,
      region: region(box),
      outline: [],
    })),
  }
}

/** Accepts corners in either order. A box without an area has no region. */
function region(box: number[] | null): Issue['evidence'][number]['region'] {
  if (box === null) return null
  const [top = 0, left = 0, bottom = 0, right = 0] = box.map((thousandths) => thousandths / 1000)
  const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)]
  if (width === 0 || height === 0) return null
  return { x: Math.min(left, right), y: Math.min(top, bottom), width, height }
}
