import { limits } from '../../contract/limits.ts'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { type AdviceContext, adviceContext } from '../advice/context.ts'
import type { GivenDiagnosis, GivenIssue, Issue } from '../advice/given.ts'
import { headlineOf } from '../advice/headline.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { isConditionId, knownIssue, otherConditionId, otherIssue } from '../advice/issue.ts'
import { makePlan } from '../advice/plan.ts'
import { summaryOf } from '../advice/summary.ts'
import type { ConditionId } from '../catalogue/conditions.ts'
import { type Answer, isNoCitrus } from '../catalogue/questions.ts'
import { findSpecies } from '../catalogue/species.ts'
import { displayConfidence } from '../diagnosis/confidence.ts'
import { toxicityOf } from '../diagnosis/toxicity.ts'
import type { Texts } from '../locales/format-messages.ts'
import type { Locales } from '../locales/load.ts'
import { withoutProducts, withoutProductsOrPesticides } from './advice.ts'
import { asPlanned } from './care-as-planned.ts'
import { fromAfar, unknownHealth } from './from-afar.ts'

type Candidates = Diagnosis['plant']['candidates']
type Care = NonNullable<Diagnosis['care']>
type Toxicity = Care['toxicity']
type Photo = NonNullable<Diagnosis['photo']>

const candidatesMax = 5
/** The caller's words may fit more plants than a model may name. */
const optionsMax = 10

/**
 * Applies the safety rules to a diagnosis of any model before the diagnosis is stored
 * (docs/api.md#the-analysis-object). Symptoms, checks, severity, actions and facts come from the
 * catalogue. There is no diagnosis without a plant. There are at most three issues. Chemical advice
 * names only types of products, with warnings. A stored diagnosis passes the rules unchanged.
 * `language` is the language of the diagnosis's texts, and `answers` are the grower's answers.
 */
export function applySafetyRules(
  answer: GivenDiagnosis,
  language: string,
  hints: PlantHints,
  locales: Locales,
  answers: readonly Answer[] = [],
): Diagnosis {
  const given = answer.photo?.view === 'PLANT' ? fromAfar(answer, language, locales) : answer
  if (given.outcome === 'NOT_A_PLANT' || given.outcome === 'PHOTO_UNUSABLE')
    return undiagnosed(given, language, locales)
  const candidates = ruleCandidates(given.plant.candidates)
  const isSettled = given.question !== null || isNoCitrus(answers)
  return ruled(given, adviceContext(language, hints, candidates, locales, isSettled), locales)
}

function ruled(given: GivenDiagnosis, about: AdviceContext, locales: Locales): Diagnosis {
  const { language, texts } = about
  const plant = { candidates: about.candidates, named: given.plant.named }
  const issues = given.outcome === 'HEALTHY' ? [] : ruleIssues(given.issues, about)
  const plan = makePlan(issues, given.plan, about)
  const care = given.care && ruleCare(given.care, plant, language, locales)
  const isChanged = issues.length < given.issues.length
  const answer: Diagnosis = {
    ...given,
    headline: headlineOf({ ...given, word: given.health.word, issues, isChanged }, texts),
    photo: given.photo && rulePhoto(given.photo, language, locales),
    plant,
    health: {
      ...given.health,
      confidence: displayConfidence(given.health.confidence),
      summary: summaryOf(given, issues, about),
    },
    issues,
    plan,
    care: care && (about.isCatalogueLanguage ? asPlanned(care, issues, plan, about) : care),
  }
  const lostAll = isChanged && issues.length === 0
  return lostAll && given.outcome === 'ISSUES_FOUND' ? inconclusive(answer, texts) : answer
}

/**
 * Keeps at most three conditions, each once and the strongest first. The conditions are known or
 * `other`. Drops conditions that the plant cannot have. Only observations come from the model, and
 * all other parts come from the catalogue.
 */
function ruleIssues(given: readonly GivenIssue[], about: AdviceContext): Issue[] {
  const ranked = given
    .flatMap((issue) => ruleIssue(issue, about))
    .sort((one, other) => other.confidence - one.confidence)
  const strongest = (id: string) => ranked.find(({ conditionId }) => conditionId === id)
  return ranked
    .filter((issue) => strongest(issue.conditionId) === issue)
    .slice(0, limits.analysis.issuesMax)
}

/** What a condition may be on a plant that is no host of it: stinging caterpillars walk far. */
const onOtherPlants: Readonly<Partial<Record<ConditionId, ConditionId>>> = {
  processionary_caterpillars: 'caterpillars',
}

/** Returns an empty array if the rules forbid the issue. */
function ruleIssue(given: GivenIssue, about: AdviceContext): Issue[] {
  const { conditionId } = given
  if (isConditionId(conditionId)) {
    if (hostFitOf(conditionId, about) !== 'MISFIT') return [knownIssue(given, conditionId, about)]
    const other = onOtherPlants[conditionId]
    return other === undefined ? [] : [knownIssue({ ...given, conditionId: other }, other, about)]
  }
  if (conditionId !== otherConditionId) return []
  const other = otherIssue(given, about)
  return other.name === '' ? [] : [other]
}

function undiagnosed(given: GivenDiagnosis, language: string, locales: Locales): Diagnosis {
  const { texts } = locales.textsFor(language)
  const { notAPlant, unusable } = texts.summary
  const instead = given.outcome === 'NOT_A_PLANT' ? notAPlant : unusable
  const summary = withoutProductsOrPesticides(given.health.summary, language) || instead
  return {
    ...given,
    headline: headlineOf({ ...given, word: 'NONE', issues: [], isChanged: false }, texts),
    photo: given.photo && rulePhoto(given.photo, language, locales),
    plant: { candidates: [], named: null },
    health: { ...unknownHealth, summary },
    measurements: null,
    issues: [],
    question: null,
    plan: null,
    care: null,
  }
}

/** Makes an answer inconclusive after the rules have removed all issues. */
function inconclusive(ruled: Diagnosis, texts: Texts): Diagnosis {
  const outcome = 'INCONCLUSIVE'
  return {
    ...ruled,
    outcome,
    headline: headlineOf({ ...ruled, outcome, word: 'NONE', isChanged: true }, texts),
    health: { ...unknownHealth, summary: ruled.health.summary },
    question: null,
    plan: null,
  }
}

/** Filters texts about the photo as strictly as advice: writing in the photo may contain advice. */
function rulePhoto(given: Photo, language: string, locales: Locales): Photo {
  const { photoIssues } = locales.textsFor(language).texts
  const clean = (text: string | null) => withoutProductsOrPesticides(text ?? '', language)
  const { value, confidence } = given.isPlant
  return {
    view: given.view,
    isPlant: { value, confidence: displayConfidence(confidence) },
    issues: given.issues.map(({ code, text }) => ({
      code,
      text: clean(text) || photoIssues[code],
    })),
    retakeHint: clean(given.retakeHint) || null,
  }
}

/** Uses the catalogue's spelling of a known species, as the care profiles do. */
function ruleCandidates(given: Candidates): Candidates {
  return given
    .map((candidate) => ({
      ...candidate,
      scientificName: findSpecies(candidate.scientificName) ?? candidate.scientificName,
      confidence: displayConfidence(candidate.confidence),
    }))
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, given.every(({ source }) => source === 'HINT') ? optionsMax : candidatesMax)
}

/** Keeps the allowed sentences on care, or uses a general text if no sentence is allowed. */
function ruleCare(
  given: Care,
  { candidates: [likeliest], named }: Diagnosis['plant'],
  language: string,
  locales: Locales,
): Care {
  const { texts } = locales.textsFor(language)
  const { watering, light, soil, feeding } = texts.care
  const clean = (text: string, instead: string) => withoutProducts(text, language) || instead
  const known = likeliest && toxicityOf(likeliest.scientificName, texts)
  // The care of a genus is general, but the catalogue may know the poison of the genus.
  const isOfPlant =
    given.basis === 'SPECIES' ||
    named?.level === 'SPECIES' ||
    named?.level === 'GENUS' ||
    given.toxicity.text === known?.text
  return {
    ...given,
    toxicity: (isOfPlant && known) || unproven(given.toxicity),
    watering: { ...given.watering, text: clean(given.watering.text, watering.GENERAL) },
    light: { ...given.light, text: clean(given.light.text, light.GENERAL) },
    soil: { text: clean(given.soil.text, soil.GENERAL) },
    fertilizer: { ...given.fertilizer, text: clean(given.fertilizer.text, feeding.GENERAL) },
  }
}

/**
 * Only the catalogue may call a plant harmless or food, because a model's wrong guess could kill.
 */
function unproven(given: Toxicity): Toxicity {
  const doubt = (level: Toxicity['humans']) => (level === 'NON_TOXIC' ? 'UNKNOWN' : level)
  const { humans, cats, dogs, livestock } = given
  return {
    ...given,
    humans: doubt(humans),
    cats: doubt(cats),
    dogs: doubt(dogs),
    livestock: doubt(livestock),
    food: null,
  }
}
