import { type ActionId, actions, type SafetyFlag } from '../catalogue/actions.ts'
import { conditions } from '../catalogue/conditions.ts'
import { rootCrops } from '../catalogue/host-groups.ts'
import { isLawKnown } from '../catalogue/law.ts'
import { isAdvisable } from '../safety/advice.ts'
import { specialTextOf } from './action-texts.ts'
import { allowsChemicals, changesNothing, chooseActions, type Wanted } from './choose-actions.ts'
import type { AdviceContext } from './context.ts'
import type { GivenDiagnosis, Issue, Plan, PlannedAction } from './given.ts'
import { isConditionId } from './issue.ts'
import { awaitsCheck } from './mistakes.ts'
import { repeatsOf } from './repeats.ts'
import { seekExpertIf } from './seek-expert.ts'
import { areAmong, plantsOf } from './setting.ts'
import { isStandIn, standInsFor } from './stand-ins.ts'
import { chosenFor, startsSoon, stepsOf } from './steps.ts'
import { withLaw, withWarnings } from './warnings.ts'

/** Actions that throw away a plant with all its roots. */
const endsPlant: readonly ActionId[] = ['remove_virus_plant', 'remove_whole_plant']
/** The id of the action by which the grower confirms the condition. */
const confirmActionId = 'confirm'

type Given = GivenDiagnosis['plan']
type Draft = Omit<PlannedAction, 'order'>

/** Makes a plan by rules alone: the steps with their texts, warnings and repeats. */
export function makePlan(issues: readonly Issue[], given: Given, about: AdviceContext): Plan {
  const drafts = stepsOf(issues, given, about).map((step) =>
    'check' in step
      ? confirmBy(step.check, step.confirms, about)
      : describe(step.actionId, issues, given, about),
  )
  return {
    actions: withLaw(withWarnings(drafts, about), about).map((action, k) => ({
      ...action,
      order: k + 1,
    })),
    checkBackInDays: checkBackDays(issues),
    seekExpertIf: seekExpertIf(issues, given, about),
  }
}

const confirmBy = (check: string, issue: Issue, { texts }: AdviceContext): Draft => ({
  actionId: confirmActionId,
  conditionIds: [issue.conditionId],
  title: texts.plan.confirm,
  instructions: withHosts(check, [issue], texts),
  startInDays: 0,
  stage: null,
  stageText: null,
  repeatEveryDays: null,
  repeatTimes: null,
  treatmentType: 'CULTURAL',
  safetyFlags: [],
})

/** Puts the sentence about the hosts before the text if the plant's species is unknown. */
function withHosts(text: string, issues: readonly Issue[], texts: AdviceContext['texts']): string {
  const onlyIf = issues[0]?.onlyIf ?? null
  return onlyIf === null ? text : texts.paragraph([onlyIf, text])
}

function describe(
  actionId: ActionId,
  issues: readonly Issue[],
  given: Given,
  about: AdviceContext,
): Draft {
  const { treatmentType, when, effects } = actions[actionId]
  const asking = issues.filter((issue) => asksFor(issue, actionId, given, about))
  const plants = plantsFor(asking, about)
  const { title, instructions } = wordsOf(actionId, asking, given, about)
  const { paragraph, plan } = about.texts
  const isSorted = endsPlant.includes(actionId) && areAmong(plants, rootCrops)
  const stage = 'stage' in when ? when.stage : null
  return {
    actionId,
    conditionIds: asking.map(({ conditionId }) => conditionId),
    title,
    instructions: effects.includes('REPORTS')
      ? withHosts(
          isLawKnown(about.territory)
            ? instructions
            : paragraph([plan.lawUnknown, instructions, ...whereCommon(issues, given, about)]),
          asking.filter(({ reportable }) => reportable),
          about.texts,
        )
      : paragraph([
          ...(awaitsCheck(actionId, asking, about) ? [plan.onlyThen] : []),
          ...(isSorted ? [plan.sortHarvest] : []),
          instructions,
        ]),
    startInDays: 'days' in when ? when.days : null,
    stage,
    stageText: stage && about.texts.stages[stage],
    ...repeatsOf(actionId, asking[0]?.conditionId, plants, about),
    treatmentType,
    safetyFlags: safetyFlagsOf(actionId),
  }
}

/** What to do where the disease needs no report, if nobody knows the law. */
function whereCommon(issues: readonly Issue[], given: Given, about: AdviceContext): string[] {
  const rank = issues.findIndex(({ reportable }) => reportable)
  const free = issues.map((issue) => ({ ...issue, reportable: false }))
  const own = chooseActions(free, chosenFor(given), about)
    .kept.filter((each) => each.rank === rank && !changesNothing(each.actionId))
    .sort((one, other) => one.step - other.step)
  const asking = free.slice(rank, rank + 1)
  const isIncurable = free[rank]?.outlook?.value === 'INCURABLE'
  const chosen = [own.find(startsSoon), isIncurable ? own.find(endsInfection) : undefined]
  const texts = chosen.flatMap((each) =>
    each === undefined ? [] : wordsOf(each.actionId, asking, given, about).instructions,
  )
  return texts.length === 0 ? [] : [about.texts.plan.whereCommon, ...new Set(texts)]
}

/** Whether an action takes out diseased plants, or plants healthy ones in their place. */
const endsInfection = ({ actionId }: Wanted): boolean =>
  endsPlant.includes(actionId) || actionId === 'plant_clean_material'

/** Whether the issue is a reason for the action, or for one that it stands in for. */
function asksFor(issue: Issue, actionId: ActionId, given: Given, about: AdviceContext): boolean {
  const { conditionId } = issue
  if (actions[actionId].treatmentType === 'CHEMICAL' && !allowsChemicals(issue)) return false
  if (actionId === 'contain_plant') return issue.outlook?.value === 'INCURABLE'
  if (!isConditionId(conditionId)) return chosenFor(given).includes(actionId)
  const { actions: treatment, prevention } = conditions[conditionId]
  if (treatment.includes(actionId) || prevention.includes(actionId)) return true
  if (!isStandIn(actionId)) return false
  const plants = plantsOf(conditionId, about)
  return treatment.some((each) => standInsFor(each, plants).includes(actionId))
}

/** The plants that have the strongest of the conditions. */
function plantsFor([strongest]: readonly Issue[], about: AdviceContext) {
  const id = strongest?.conditionId ?? ''
  return plantsOf(isConditionId(id) ? id : null, about)
}

/**
 * Returns the catalogue's texts for the setting of the plant, else the model's allowed texts, else
 * English texts. A model knows no texts of settings.
 */
function wordsOf(
  actionId: ActionId,
  asking: readonly Issue[],
  given: Given,
  about: AdviceContext,
): { title: string; instructions: string } {
  const { language, texts, isCatalogueLanguage } = about
  const { title: ownTitle, instructions: general } = texts.actions[actionId]
  const id = asking[0]?.conditionId ?? ''
  const special = specialTextOf(actionId, id, plantsFor(asking, about), about)
  const known = { title: ownTitle, instructions: special ?? general }
  if (isCatalogueLanguage || special !== undefined) return known
  const own = given?.actions.find((each) => each.actionId === actionId)
  const isChemical = actions[actionId].treatmentType === 'CHEMICAL'
  const isClean = (text: string) => isAdvisable(text, language, isChemical)
  const { title, instructions } = own ?? { title: null, instructions: null }
  if (!title || !instructions || !isClean(title) || !isClean(instructions)) return known
  return { title, instructions }
}

/** Adds LABEL_CHECK to every chemical action, because the catalogue omits this flag. */
export function safetyFlagsOf(actionId: ActionId): SafetyFlag[] {
  const { treatmentType, safetyFlags } = actions[actionId]
  return treatmentType === 'CHEMICAL' ? ['LABEL_CHECK', ...safetyFlags] : [...safetyFlags]
}

function checkBackDays(issues: readonly Issue[]): number | null {
  const days = issues.flatMap(({ conditionId }) =>
    isConditionId(conditionId) ? [conditions[conditionId].checkBackInDays] : [],
  )
  return days.length > 0 ? Math.min(...days) : null
}
