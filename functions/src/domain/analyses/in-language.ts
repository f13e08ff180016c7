import type { StoredAnalysis } from '../../collections/analyses.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import type { GivenDiagnosis } from '../advice/given.ts'
import { findPlant } from '../catalogue/plants.ts'
import { careFor } from '../diagnosis/care.ts'
import { textOfFacts } from '../diagnosis/evidence.ts'
import { readHints } from '../diagnosis/growing-conditions.ts'
import { describeNamed, factsOf, readPlant, suspectsOf } from '../diagnosis/named-plant.ts'
import { citrusNamed, describeQuestion } from '../diagnosis/question.ts'
import { sureSpecies } from '../diagnosis/species.ts'
import type { Texts } from '../locales/format-messages.ts'
import { catalogueLanguages, reviewOf } from '../locales/languages.ts'
import type { Locales } from '../locales/load.ts'
import { isServedBy, isServedIn } from '../locales/match-language.ts'
import { applySafetyRules } from '../safety/safety-rules.ts'

type Told = Pick<StoredAnalysis, 'diagnosis' | 'language'>
type Issue = Diagnosis['issues'][number]

/**
 * An analysis with our texts in another language. Texts that exist in one language only, such as
 * those of a generative model, stay, and `language.partly` names their language. Returns the
 * stored texts if the service lacks the language.
 */
export function inLanguage(stored: StoredAnalysis, tag: string, locales: Locales): Told {
  const { diagnosis, language, input, answers } = stored
  const served = locales.textsFor(tag).language
  const isSame = served === language.served || !isServedIn(tag, catalogueLanguages)
  if (isSame) return { diagnosis, language: { ...language, requested: tag } }
  const { texts } = locales.textsFor(tag)
  const isOurs = stored.model.provider === 'embedded'
  const given = isOurs ? ours(stored, texts, locales) : modelsOwn(diagnosis, texts)
  const isPartly = !isOurs || diagnosis.issues.some(({ evidence }) => evidence.some(hasNoFacts))
  return {
    diagnosis: applySafetyRules(given, served, input, locales, answers),
    language: {
      requested: tag,
      served,
      fallback: !isServedBy(tag, served),
      review: reviewOf(served),
      partly: isPartly ? language.served : null,
    },
  }
}

const hasNoFacts = ({ facts }: Issue['evidence'][number]): boolean => facts.length === 0

/** The embedded model has no words of its own, so every text is ours. */
function ours(stored: StoredAnalysis, texts: Texts, locales: Locales): GivenDiagnosis {
  const { diagnosis, language, input, answers } = stored
  const named = readPlant(citrusNamed(input, answers), language.requested, locales)
  const candidates = renamed(diagnosis.plant.candidates, texts)
  const conditionIds = diagnosis.issues.map(({ conditionId }) => conditionId)
  const known = {
    scientificName: named === null ? sureSpecies(candidates) : factsOf(named),
    candidates: suspectsOf(named, candidates, texts),
    conditionIds,
  }
  return {
    ...diagnosis,
    photo: diagnosis.photo && photoIn(diagnosis.photo, diagnosis.outcome, texts),
    plant: {
      candidates,
      // The sentence on a plant that the photo contradicts names that plant, which is not stored.
      named:
        diagnosis.plant.named?.photoAgrees === false
          ? diagnosis.plant.named
          : describeNamed(named, candidates, texts),
    },
    health: { ...diagnosis.health, summary: '' },
    issues: issuesIn(diagnosis.issues, texts),
    question: diagnosis.question && describeQuestion(diagnosis.question.question, texts),
    plan: null,
    care: diagnosis.care && careFor(known, readHints(input), texts),
  }
}

/** The generative model's words stay. The rules replace everything that the catalogue knows. */
const modelsOwn = (diagnosis: Diagnosis, texts: Texts): GivenDiagnosis => ({
  ...diagnosis,
  plant: { ...diagnosis.plant, candidates: renamed(diagnosis.plant.candidates, texts) },
})

/** The candidates with their names in the language, as far as the catalogue knows them. */
function renamed(candidates: Diagnosis['plant']['candidates'], { plants }: Texts) {
  return candidates.map((candidate) => {
    const listedAs = findPlant(candidate.scientificName)?.listedAs
    return listedAs === undefined
      ? candidate
      : { ...candidate, commonName: plants.nameOf(listedAs) }
  })
}

function photoIn(
  photo: NonNullable<Diagnosis['photo']>,
  outcome: Diagnosis['outcome'],
  { photoIssues, retake }: Texts,
): NonNullable<Diagnosis['photo']> {
  const isLeafWanted = outcome === 'NOT_A_PLANT' || photo.view === 'PLANT'
  const hint = outcome === 'PHOTO_UNUSABLE' ? retake.unusable : retake.closer
  return {
    ...photo,
    issues: photo.issues.map(({ code }) => ({ code, text: photoIssues[code] })),
    retakeHint: photo.retakeHint && (isLeafWanted ? retake.oneLeaf : hint),
  }
}

const issuesIn = (issues: readonly Issue[], texts: Texts) =>
  issues.map(({ conditionId, confidence, rightOf100, evidence }) => ({
    conditionId,
    confidence,
    rightOf100,
    evidence: evidence.map((each) => ({
      ...each,
      text: textOfFacts(each.facts, texts) ?? each.text,
    })),
  }))
