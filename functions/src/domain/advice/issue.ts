import { type ConditionId, conditionIds, conditions } from '../catalogue/conditions.ts'
import { toldConfidence } from '../diagnosis/confidence.ts'
import { withoutProductsOrPesticides } from '../safety/advice.ts'
import type { AdviceContext } from './context.ts'
import type { GivenIssue, Issue } from './given.ts'
import { hostFitOf } from './hosts.ts'
import { clampRegion, likelihoodOf } from './numbers.ts'
import { isReportable } from './reportable.ts'
import { severityOf, severityOfOther } from './severity.ts'

/** The id of an issue that is not in the catalogue. Every other id is one of the catalogue. */
export const otherConditionId = 'other'

const known: ReadonlySet<string> = new Set(conditionIds)

export const isConditionId = (id: string): id is ConditionId => known.has(id)

/** Everything about an issue that needs no words. */
function measuresOf(issue: GivenIssue, language: string) {
  const { conditionId, confidence: given, evidence, rightOf100 = null } = issue
  const confidence = toldConfidence(given)
  return {
    conditionId,
    confidence,
    likelihood: likelihoodOf(confidence),
    rightOf100,
    evidence: evidence.flatMap((item) => {
      const text = withoutProductsOrPesticides(item.text, language)
      return text === '' ? [] : [{ ...item, text, region: item.region && clampRegion(item.region) }]
    }),
  }
}

/**
 * An issue with the facts and the words of the catalogue. Where the catalogue lacks the language,
 * the model's words for what can be seen stand, and English for the rest.
 */
export function knownIssue(
  given: GivenIssue,
  conditionId: ConditionId,
  about: AdviceContext,
): Issue {
  const facts = conditions[conditionId]
  const measures = measuresOf(given, about.language)
  const reportable = isReportable(conditionId, about)
  return {
    ...measures,
    category: facts.category,
    scientificName: facts.scientificName,
    severity: severityOf(facts, given.severity, measures.likelihood, reportable),
    affectedParts: [...facts.affectedParts],
    ...wordsOf(given, conditionId, about),
    ...prognosisOf(conditionId, about),
    reportable,
    references: facts.references.map(({ title, publisher, url }) => ({ title, publisher, url })),
  }
}

function wordsOf(given: GivenIssue, conditionId: ConditionId, about: AdviceContext) {
  const { texts, isCatalogueLanguage } = about
  const words = texts.conditions[conditionId]
  const onlyIf = hostFitOf(conditionId, about) === 'UNKNOWN' ? (words.onlyIf ?? null) : null
  const own = isCatalogueLanguage ? noWords : modelWordsOf(given, about.language)
  // A stored diagnosis has `onlyIf` among its checks already.
  const checks = (own.howToConfirm ?? words.howToConfirm).filter((text) => text !== words.onlyIf)
  return {
    name: own.name ?? words.name,
    onlyIf,
    season: words.season ?? null,
    symptoms: [...(own.symptoms ?? words.symptoms)],
    howToConfirm: onlyIf === null ? [...checks] : [onlyIf, ...checks],
    lookAlikes: lookAlikesOf(conditionId, own.lookAlikes, texts),
    avoid: words.avoid ?? null,
  }
}

/** Each in the model's words, where it has any, else in those of the catalogue. */
function lookAlikesOf(
  conditionId: ConditionId,
  told: Issue['lookAlikes'],
  texts: AdviceContext['texts'],
): Issue['lookAlikes'] {
  return conditions[conditionId].lookAlikes.map((other) => {
    const own = told.find((each) => each.conditionId === other)
    return {
      conditionId: other,
      name: own?.name ?? texts.conditions[other].name,
      difference: own?.difference ?? texts.conditions[conditionId].lookAlikes[other] ?? '',
    }
  })
}

/** What a grower asks first. The condition's own sentence, or the common one of the fact. */
function prognosisOf(conditionId: ConditionId, { texts }: AdviceContext) {
  const { spreads, harvestEdible, controlNeeded, outlook } = conditions[conditionId]
  const words = texts.conditions[conditionId]
  return {
    spreads: { value: spreads, text: words.spreads ?? texts.spreads[spreads] },
    harvestEdible: {
      value: harvestEdible,
      text: words.harvestEdible ?? texts.harvestEdible[harvestEdible],
    },
    controlNeeded: {
      value: controlNeeded,
      text: words.controlNeeded ?? texts.controlNeeded[controlNeeded],
    },
    outlook: { value: outlook, text: words.outlook ?? texts.outlook[outlook] },
  }
}

/** Where the catalogue has the words, a model has none. */
const noWords: ReturnType<typeof modelWordsOf> = {
  name: undefined,
  symptoms: undefined,
  howToConfirm: undefined,
  lookAlikes: [],
}

/** What a model says by itself, without products; undefined where nothing is left of it. */
function modelWordsOf(given: GivenIssue, language: string) {
  const clean = (texts: readonly string[] = []) =>
    texts.map((text) => withoutProductsOrPesticides(text, language)).filter((text) => text !== '')
  const some = (texts: readonly string[]) => (texts.length > 0 ? texts : undefined)
  return {
    name: some(clean(given.name === undefined ? [] : [given.name]))?.[0],
    symptoms: some(clean(given.symptoms)),
    howToConfirm: some(clean(given.howToConfirm)),
    lookAlikes: (given.lookAlikes ?? []).filter(
      ({ difference }) => withoutProductsOrPesticides(difference, language) === difference,
    ),
  }
}

/** A condition that the catalogue lacks, in the model's words, with nothing that only facts say. */
export function otherIssue(given: GivenIssue, { language }: AdviceContext): Issue {
  const measures = measuresOf(given, language)
  const words = modelWordsOf(given, language)
  return {
    ...measures,
    category: given.category ?? 'OTHER',
    name: words.name ?? '',
    // An organism that is in no table of ours may be invented.
    scientificName: null,
    severity: severityOfOther(given.severity, measures.likelihood),
    affectedParts: given.affectedParts ?? [],
    onlyIf: null,
    season: null,
    symptoms: [...(words.symptoms ?? [])],
    howToConfirm: [...(words.howToConfirm ?? [])],
    lookAlikes: words.lookAlikes.filter(({ conditionId }) => isConditionId(conditionId)),
    avoid: null,
    spreads: null,
    harvestEdible: null,
    controlNeeded: null,
    outlook: null,
    reportable: false,
    references: [],
  }
}
