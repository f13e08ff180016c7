import { authorityOf } from '../catalogue/authorities.ts'
import { type ConditionId, conditionIds, conditions } from '../catalogue/conditions.ts'
import { factsOn } from '../catalogue/facts-on.ts'
import {
  cautionConditions,
  eatenBitter,
  harvestCautionIds,
  harvestCautions,
} from '../catalogue/harvest-cautions.ts'
import { isLawKnown } from '../catalogue/law.ts'
import { displayConfidence, likelihoodOf } from '../diagnosis/confidence.ts'
import { withoutProductsOrPesticides } from '../safety/advice.ts'
import type { AdviceContext } from './context.ts'
import { areUntouched, lookAlikesOf, referencesOf, textsOf } from './fitting-texts.ts'
import type { GivenIssue, Issue } from './given.ts'
import { hostFitOf } from './hosts.ts'
import { areAmong, areNoFood, isAnyAmong, plantsOf } from './setting.ts'
import { isReportable, severityOf, severityOfOther } from './severity.ts'

/** The id of every issue that is not in the catalogue. */
export const otherConditionId = 'other'

const known: ReadonlySet<string> = new Set(conditionIds)

export const isConditionId = (id: string): id is ConditionId => known.has(id)

/** The confidence, likelihood and evidence of an issue, without forbidden words. */
function measuresOf(issue: GivenIssue, language: string) {
  const { conditionId, confidence: given, evidence, rightOf100 = null } = issue
  const confidence = displayConfidence(given)
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

type Region = NonNullable<Issue['evidence'][number]['region']>

/** Limits a value to the range from 0 to 1. NaN becomes 0. */
function clampFraction(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value))
}

/** Returns the part of a region that lies inside the photo. */
function clampRegion(given: Region): Region {
  const [x, y] = [clampFraction(given.x), clampFraction(given.y)]
  const width = Math.min(clampFraction(given.width), 1 - x)
  const height = Math.min(clampFraction(given.height), 1 - y)
  return { x, y, width, height }
}

/**
 * An issue with the facts and texts of the catalogue. If the catalogue lacks the language, some
 * texts come from the model, and the other texts are in English.
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
    ...prognosisOf(conditionId, reportable ? reportFor(about) : null, about),
    reportable,
    references: [
      ...(reportable ? [authorityOf(about.territory)] : []),
      ...referencesOf(conditionId, about),
    ],
  }
}

/** The texts of a condition, or those of the model if the catalogue lacks the language. */
export function wordsOf(given: GivenIssue, conditionId: ConditionId, about: AdviceContext) {
  const { texts, isCatalogueLanguage } = about
  const words = texts.conditions[conditionId]
  const isAnywhere = conditions[conditionId].occursIn === null || isLawKnown(about.territory)
  const isConditional = !isAnywhere || hostFitOf(conditionId, about) === 'UNKNOWN'
  const onlyIf = isConditional ? (words.onlyIf ?? null) : null
  const own = isCatalogueLanguage ? noWords : fittingWordsOf(given, conditionId, about)
  // The checks of a stored diagnosis already include `onlyIf`.
  const known = textsOf(conditionId, 'howToConfirm', about)
  const checks = (own.howToConfirm ?? known).filter((text) => text !== words.onlyIf)
  return {
    name: own.name ?? words.name,
    onlyIf,
    season: words.season ?? null,
    symptoms: [...(own.symptoms ?? textsOf(conditionId, 'symptoms', about))],
    howToConfirm: onlyIf === null ? [...checks] : [onlyIf, ...checks],
    lookAlikes: lookAlikesOf(conditionId, own.lookAlikes, about),
    avoid: words.avoid ?? null,
  }
}

/** Whether the law requires a report; perhaps if nobody knows the law. */
type Report = 'DUE' | 'PERHAPS_DUE' | null

const reportFor = ({ territory }: AdviceContext): Report =>
  isLawKnown(territory) ? 'DUE' : 'PERHAPS_DUE'

/**
 * For each fact, uses the condition's own sentence if there is one, else the general sentence. The
 * report of a disease is due today, and the condition's own sentence may ask for cuts before it.
 */
export function prognosisOf(conditionId: ConditionId, report: Report, about: AdviceContext) {
  const { texts } = about
  const { spreads, harvestEdible, outlook, ...facts } = factsFor(conditionId, about)
  const controlNeeded = report ? ('URGENT' as const) : facts.controlNeeded
  const words = wordsFor(conditionId, about)
  const isFood = !isPoison(conditionId, about)
  return {
    spreads: { value: spreads, text: words.spreads ?? texts.spreads[spreads] },
    harvestEdible: {
      value: isFood ? harvestEdible : ('NO' as const),
      text: isFood
        ? texts.paragraph([
            ...(report === 'DUE'
              ? [texts.harvestReported]
              : [
                  ...(report ? [texts.harvestLawUnknown] : []),
                  words.harvestEdible ?? texts.harvestEdible[harvestEdible],
                ]),
            ...harvestCautionsOf(conditionId, about),
          ])
        : texts.notFood,
    },
    controlNeeded: {
      value: controlNeeded,
      text: (report ? undefined : words.controlNeeded) ?? texts.controlNeeded[controlNeeded],
    },
    outlook: { value: outlook, text: words.outlook ?? texts.outlook[outlook] },
  }
}

const ownFactsOn = (conditionId: ConditionId, about: AdviceContext) => {
  const plants = plantsOf(conditionId, about)
  return factsOn.find(
    (each) => each.conditions.includes(conditionId) && areAmong(plants, each.plants),
  )?.facts
}

/** The facts of a condition on these plants. */
const factsFor = (conditionId: ConditionId, about: AdviceContext) => ({
  ...conditions[conditionId],
  ...ownFactsOn(conditionId, about),
})

/** The condition's own sentences, without those on facts that differ on these plants. */
function wordsFor(conditionId: ConditionId, about: AdviceContext) {
  const differ = Object.keys(ownFactsOn(conditionId, about) ?? {})
  const { spreads, harvestEdible, controlNeeded, outlook } = about.texts.conditions[conditionId]
  const own = Object.entries({ spreads, harvestEdible, controlNeeded, outlook })
  return Object.fromEntries(own.filter(([fact]) => !differ.includes(fact)))
}

/** Whether the plant, or every plant that the caller's words fit, poisons people and is no food. */
function isPoison(conditionId: ConditionId, about: AdviceContext): boolean {
  const named = about.candidates.filter(({ source }) => source === 'HINT')
  const plants = named.length > 0 ? named : plantsOf(conditionId, about)
  return areNoFood(plants)
}

/** What makes this plant's harvest dangerous, with or without the condition. */
function harvestCautionsOf(conditionId: ConditionId, about: AdviceContext): string[] {
  if (factsFor(conditionId, about).harvestEdible === 'NO') return []
  const plants = plantsOf(conditionId, about)
  return harvestCautionIds
    .filter((id) => isAnyAmong(plants, harvestCautions[id]))
    .filter((id) => cautionConditions[id]?.includes(conditionId) ?? true)
    .filter((id) => id !== 'BITTER_GOURDS' || !areAmong(plants, eatenBitter))
    .map((id) => about.texts.harvestCautions[id])
}

/** The model's words for a catalogue language: none, because the catalogue has all texts. */
const noWords: ReturnType<typeof modelWordsOf> = {
  name: undefined,
  symptoms: undefined,
  howToConfirm: undefined,
  lookAlikes: [],
}

/** The model's texts. The model does not know that nobody may touch the plant. */
function fittingWordsOf(given: GivenIssue, conditionId: ConditionId, about: AdviceContext) {
  const words = modelWordsOf(given, about.language)
  return areUntouched(conditionId, about) ? { ...words, howToConfirm: undefined } : words
}

/** The model's texts without product names and pesticides; undefined if no text is left. */
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

/** An issue outside the catalogue, with the model's texts and without the catalogue's facts. */
export function otherIssue(given: GivenIssue, { language }: AdviceContext): Issue {
  const measures = measuresOf(given, language)
  const words = modelWordsOf(given, language)
  return {
    ...measures,
    category: given.category ?? 'OTHER',
    name: words.name ?? '',
    // A model may invent the name of an organism, so only names from our tables are used.
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
