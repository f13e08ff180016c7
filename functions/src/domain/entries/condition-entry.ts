import type { ConditionEntry, ConditionItem } from '../../contract/schemas/catalogue.ts'
import { ownText } from '../advice/action-texts.ts'
import type { AdviceContext } from '../advice/context.ts'
import { referencesOf } from '../advice/fitting-texts.ts'
import { prognosisOf, wordsOf } from '../advice/issue.ts'
import { safetyFlagsOf } from '../advice/plan.ts'
import { type ActionId, actions } from '../catalogue/actions.ts'
import { authoritiesByTerritory, authorityOf } from '../catalogue/authorities.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { Reportable } from '../catalogue/law.ts'
import { otherIdsOf } from '../catalogue/other-ids.ts'
import { settings } from '../catalogue/settings.ts'
import type { Texts } from '../locales/format-messages.ts'
import { plantLink } from './plant-names.ts'

type Action = ConditionEntry['actions'][number]

const plantLinks = (names: 'ANY' | readonly string[], texts: Texts) =>
  names === 'ANY' ? [] : names.map((name) => plantLink(name, texts))

export const conditionItem = (id: ConditionId, texts: Texts): ConditionItem => ({
  id,
  name: texts.conditions[id].name,
  scientificName: conditions[id].scientificName,
  category: conditions[id].category,
  hosts: plantLinks(conditions[id].hosts, texts),
})

/** What answers say about a condition if they know neither the plant nor the country. */
export function conditionEntry(id: ConditionId, language: string, texts: Texts): ConditionEntry {
  const facts = conditions[id]
  const about = aboutAnyPlant(language, texts)
  const given = { conditionId: id, confidence: 1, evidence: [] }
  return {
    ...conditionItem(id, texts),
    ...wordsOf(given, id, about),
    ...prognosisOf(id, null, about),
    affectedParts: [...facts.affectedParts],
    severity: { lowest: facts.severity.floor, highest: facts.severity.ceiling },
    neverOn: plantLinks(facts.neverOn, texts),
    occursIn: facts.occursIn && [...facts.occursIn],
    placement: facts.placement,
    actions: [
      ...facts.actions.map((actionId) => advised(actionId, id, false, texts)),
      ...facts.prevention.map((actionId) => advised(actionId, id, true, texts)),
    ],
    checkBackInDays: facts.checkBackInDays,
    seekExpertIf: texts.conditions[id].seekExpertIf,
    law: lawOn(id, about),
    // The text of the report calls this list the first source.
    references: [
      ...(facts.reportable === null ? [] : [authorityOf(about.territory)]),
      ...referencesOf(id, about),
    ],
    ids: otherIdsOf(id),
  }
}

const aboutAnyPlant = (language: string, texts: Texts): AdviceContext => ({
  language,
  texts,
  isCatalogueLanguage: true,
  placement: null,
  territory: null,
  candidates: [],
  isCitrusSettled: false,
})

function advised(
  actionId: ActionId,
  conditionId: ConditionId,
  isPrevention: boolean,
  texts: Texts,
): Action {
  const { treatmentType, when, repeatEveryDays, repeatTimes, place, plants } = actions[actionId]
  const stage = 'stage' in when ? when.stage : null
  return {
    actionId,
    isPrevention,
    title: texts.actions[actionId].title,
    instructions: instructionsFor(actionId, conditionId, texts),
    startInDays: 'days' in when ? when.days : null,
    stage,
    stageText: stage && texts.stages[stage],
    repeatEveryDays,
    repeatTimes,
    treatmentType,
    safetyFlags: safetyFlagsOf(actionId),
    place,
    plants: plantLinks(plants, texts),
  }
}

/** The texts with the settings in which each is said. */
function instructionsFor(
  actionId: ActionId,
  conditionId: ConditionId,
  texts: Texts,
): Action['instructions'] {
  const { instructions: general, SUCCULENT, ORCHID } = texts.actions[actionId]
  const told = [
    ...settings.filter((setting) => actions[actionId].settings.includes(setting)),
    ...(SUCCULENT === undefined ? [] : (['SUCCULENT'] as const)),
    ...(ORCHID === undefined ? [] : (['ORCHID'] as const)),
  ].map((setting) => ({
    setting,
    text: ownText(actionId, conditionId, setting, texts) ?? general,
  }))
  return [...Map.groupBy(told, ({ text }) => text)].map(([text, said]) => ({
    settings: said.map(({ setting }) => setting),
    text,
  }))
}

function lawOn(id: ConditionId, about: AdviceContext): ConditionEntry['law'] {
  const scope = scopeOf(conditions[id].reportable)
  if (scope === null) return null
  return {
    ...scope,
    harvestEdible: prognosisOf(id, 'DUE', about).harvestEdible,
    authorities: authoritiesByTerritory.map(([territory, { title, publisher, url }]) => ({
      territory,
      title,
      publisher,
      url,
    })),
  }
}

function scopeOf(reportable: Reportable) {
  if (reportable === null) return null
  return 'exceptIn' in reportable
    ? { scope: 'EXCEPT_IN' as const, territories: [...reportable.exceptIn] }
    : {
        scope: 'IN' as const,
        territories: [...('onlyIn' in reportable ? reportable.onlyIn : reportable)],
      }
}
