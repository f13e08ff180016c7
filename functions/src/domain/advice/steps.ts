import { type ActionId, actions, isActionId } from '../catalogue/actions.ts'
import { type Choice, chooseActions, type Wanted } from './choose-actions.ts'
import type { AdviceContext } from './context.ts'
import type { GivenDiagnosis, Issue } from './given.ts'
import { otherConditionId } from './issue.ts'
import { isMistakable } from './mistakes.ts'

/** The highest number of actions in a plan, because users do not follow longer plans. */
const actionsMax = 4

type Given = GivenDiagnosis['plan']

/** An action of the catalogue, or a check that confirms an issue. */
type Step = Wanted | { readonly check: string; readonly confirms: Issue }

/**
 * The steps of a plan, at most four. The plan begins with a look that confirms the condition and
 * with the report that the law may require. All other actions follow by date.
 */
export function stepsOf(issues: readonly Issue[], given: Given, about: AdviceContext): Step[] {
  const choice = chooseActions(issues, chosenFor(given), about)
  const has = (effect: 'ASKS_FOR_CITRUS' | 'CHECKS' | 'REPORTS') => (each: Wanted) =>
    actions[each.actionId].effects.includes(effect)
  const asksForCitrus = has('ASKS_FOR_CITRUS')
  const reports = choice.kept.filter(has('REPORTS')).slice(0, 1)
  const questions = choice.kept.filter(asksForCitrus)
  const checks = checksFor(issues, choice, about, has('CHECKS'))
  const first = reports.length > 0 ? [...checks, ...reports] : [...questions, ...checks]
  const rest = choice.kept
    .filter((each) => !has('REPORTS')(each) && !has('CHECKS')(each) && !asksForCitrus(each))
    .sort((one, other) => one.step - other.step || one.rank - other.rank)
    .slice(0, actionsMax - first.length)
    .sort(byTime)
  return [...first, ...rest]
}

/** The actions that a model chose for a condition outside the catalogue. */
export const chosenFor = (given: Given): ActionId[] =>
  (given?.actions ?? [])
    .filter(({ conditionIds }) => conditionIds.includes(otherConditionId))
    .flatMap(({ actionId }) => (actionId !== null && isActionId(actionId) ? [actionId] : []))

/** Sorts actions by day, then those of a stage. On the same day, chemical actions are last. */
const byTime = (one: Wanted, other: Wanted): number =>
  dayOf(one) - dayOf(other) || Number(isChemical(one)) - Number(isChemical(other))

const isChemical = ({ actionId }: Wanted): boolean => actions[actionId].treatmentType === 'CHEMICAL'

/** A day after all days in the catalogue stands for a stage. */
const dayOf = ({ actionId }: Wanted): number => {
  const { when } = actions[actionId]
  return 'days' in when ? when.days : 366
}

/**
 * The action that confirms a condition: a catalogue action, or the issue's first check. A condition
 * that must be reported is confirmed before any other, because its first check harms nothing.
 */
function checksFor(
  issues: readonly Issue[],
  { kept, contested }: Choice,
  about: AdviceContext,
  isCheck: (each: Wanted) => boolean,
): Step[] {
  const reported = issues.findIndex(({ reportable }) => reportable)
  const rank = reported >= 0 ? reported : (contested ?? 0)
  const own = kept.find((each) => isCheck(each) && each.rank === rank)
  if (own) return [own]
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
  return check === undefined ? [] : [{ check, confirms: issue }]
}

/**
 * Whether an action starts within days, so that a plan without a check has a step. Nobody takes a
 * chemical before the check.
 */
export const startsSoon = ({ actionId }: Wanted): boolean => {
  const { when, treatmentType } = actions[actionId]
  return 'days' in when && when.days <= 3 && treatmentType !== 'CHEMICAL'
}
