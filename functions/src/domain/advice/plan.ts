import { type ActionId, actions, isActionId, type SafetyFlag } from '../catalogue/actions.ts'
import { conditions } from '../catalogue/conditions.ts'
import { rootCrops } from '../catalogue/host-groups.ts'
import { isLawKnown } from '../catalogue/law.ts'
import { isAdvisable } from '../safety/advice.ts'
import { specialTextOf } from './action-texts.ts'
import {
  allowsChemicals,
  type Choice,
  changesNothing,
  chooseActions,
  type Wanted,
} from './choose-actions.ts'
import type { AdviceContext } from './context.ts'
import type { GivenDiagnosis, Issue, Plan, PlannedAction } from './given.ts'
import { isConditionId, otherConditionId } from './issue.ts'
import { awaitsCheck, isMistakable } from './mistakes.ts'
import { repeatsOf } from './repeats.ts'
import { seekExpertIf } from './seek-expert.ts'
import { areAmong, plantsOf } from './setting.ts'
import { isStandIn, standInsFor } from './stand-ins.ts'
import { withLaw, withWarnings } from './warnings.ts'

/** The highest number of actions in a plan, because users do not follow longer plans. */
const actionsMax = 4
/** Actions that throw away a plant with all its roots. */
const endsPlant: readonly ActionId[] = ['remove_virus_plant', 'remove_whole_plant']
/** The id of the action by which the grower confirms the condition. */
const confirmActionId = 'confirm'

type Given = GivenDiagnosis['plan']
type Draft = Omit<PlannedAction, 'order'>

/**
 * Makes a plan of at most four actions by rules alone. The plan begins with a look that confirms
 * the condition and with the report that the law may require. All other actions follow by date.
 */
export function makePlan(issues: readonly Issue[], given: Given, about: AdviceContext): Plan {
  const choice = chooseActions(issues, chosenFor(given), about)
  const has = (effect: 'ASKS_FOR_CITRUS' | 'CHECKS' | 'REPORTS') => (each: Wanted) =>
    actions[each.actionId].effects.includes(effect)
  const described = (each: Wanted) => describe(each.actionId, issues, given, about)
  const reports = choice.kept.filter(has('REPORTS')).slice(0, 1).map(described)
  const asksForCitrus = has('ASKS_FOR_CITRUS')
  const questions = choice.kept.filter(asksForCitrus).map(described)
  const checks = checksFor(issues, choice, about, described, has('CHECKS'))
  const first = reports.length > 0 ? [...checks, ...reports] : [...questions, ...checks]
  const rest = choice.kept
    .filter((each) => !has('REPORTS')(each) && !has('CHECKS')(each) && !asksForCitrus(each))
    .sort((one, other) => one.step - other.step || one.rank - other.rank)
    .slice(0, actionsMax - first.length)
    .map(described)
    .sort(byTime)
  return {
    actions: withLaw(withWarnings([...first, ...rest], about), about).map((action, k) => ({
      ...action,
      order: k + 1,
    })),
    checkBackInDays: checkBackDays(issues),
    seekExpertIf: seekExpertIf(issues, given, about),
  }
}

/** The actions that a model chose for a condition outside the catalogue. */
const chosenFor = (given: Given): ActionId[] =>
  (given?.actions ?? [])
    .filter(({ conditionIds }) => conditionIds.includes(otherConditionId))
    .flatMap(({ actionId }) => (actionId !== null && isActionId(actionId) ? [actionId] : []))

/** Sorts actions by day, then those of a stage. On the same day, chemical actions are last. */
const byTime = (one: Draft, other: Draft): number =>
  dayOf(one) - dayOf(other) ||
  Number(one.treatmentType === 'CHEMICAL') - Number(other.treatmentType === 'CHEMICAL')

/** A day after all days in the catalogue stands for a stage. */
const dayOf = ({ startInDays }: Draft): number => startInDays ?? 366

/**
 * The action that confirms a condition: a catalogue action, or the issue's first check. A condition
 * that must be reported is confirmed before any other, because its first check harms nothing.
 */
function checksFor(
  issues: readonly Issue[],
  { kept, contested }: Choice,
  about: AdviceContext,
  described: (each: Wanted) => Draft,
  isCheck: (each: Wanted) => boolean,
): Draft[] {
  const reported = issues.findIndex(({ reportable }) => reportable)
  const rank = reported >= 0 ? reported : (contested ?? 0)
  const own = kept.find((each) => isCheck(each) && each.rank === rank)
  if (own) return [described(own)]
  const issue = issues[rank]
  if (!issue) return []
  const needsProof =
    isMistakable(issue, about) ||
    kept.some(
      ({ actionId }) =>
        actionId === 'contain_plant' || actions[actionId].effects.includes('DESTROYS'),
    )
  const isCertain =
    contested === null && issue.likelihood === 'VERY_LIKELY' && !needsProof && kept.some(startsSoon)
  if (isCertain) return []
  const [check] = issue.howToConfirm.filter((text) => text !== issue.onlyIf)
  return check === undefined ? [] : [confirmBy(check, issue, about)]
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

/**
 * Whether an action starts within days, so that a plan without a check has a step. Nobody takes a
 * chemical before the check.
 */
const startsSoon = ({ actionId }: Wanted): boolean => {
  const { when, treatmentType } = actions[actionId]
  return 'days' in when && when.days <= 3 && treatmentType !== 'CHEMICAL'
}

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

/** What to do first where the disease needs no report, if nobody knows the law. */
function whereCommon(issues: readonly Issue[], given: Given, about: AdviceContext): string[] {
  const rank = issues.findIndex(({ reportable }) => reportable)
  const free = issues.map((issue) => ({ ...issue, reportable: false }))
  const [first] = chooseActions(free, chosenFor(given), about)
    .kept.filter((each) => each.rank === rank && startsSoon(each) && !changesNothing(each.actionId))
    .sort((one, other) => one.step - other.step)
  if (first === undefined) return []
  const asking = free.slice(rank, rank + 1)
  return [about.texts.plan.whereCommon, wordsOf(first.actionId, asking, given, about).instructions]
}

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
