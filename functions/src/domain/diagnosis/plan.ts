import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { type ActionId, actions, type SafetyFlag } from '../catalogue/actions.ts'
import { type ConditionId, conditions } from '../catalogue/conditions.ts'
import type { Texts } from '../locales/format-messages.ts'

type Plan = NonNullable<Diagnosis['plan']>

const treatmentsMax = 6

/**
 * What to do for the conditions found: gentle actions before strong ones, each once, then what
 * keeps the strongest condition from coming back. A chemical treatment is left out unless its
 * condition is at least likely.
 */
export function makePlan(
  found: readonly { readonly conditionId: ConditionId; readonly isLikely: boolean }[],
  texts: Texts,
): Plan {
  const wanted = collectActions(found)
  const treatments = [...wanted.keys()]
    .sort((one, other) => gradeOf(one) - gradeOf(other))
    .slice(0, treatmentsMax)
  const strongest = found[0]?.conditionId
  const ordered = withPrevention(treatments, strongest)
  return {
    actions: ordered.map((actionId, k) => ({
      order: k + 1,
      conditionIds: wanted.get(actionId) ?? found.slice(0, 1).map(({ conditionId }) => conditionId),
      title: texts.actions[actionId].title,
      instructions: texts.actions[actionId].instructions,
      startInDays: actions[actionId].startInDays,
      repeatEveryDays: actions[actionId].repeatEveryDays,
      treatmentType: actions[actionId].treatmentType,
      safetyFlags: safetyFlagsOf(actionId),
    })),
    checkBackInDays: checkBackDays(found.map(({ conditionId }) => conditionId)),
    seekExpertIf: strongest === undefined ? null : texts.conditions[strongest].seekExpertIf,
  }
}

function collectActions(
  found: readonly { readonly conditionId: ConditionId; readonly isLikely: boolean }[],
): Map<ActionId, ConditionId[]> {
  const wanted = new Map<ActionId, ConditionId[]>()
  for (const { conditionId, isLikely } of found) {
    for (const actionId of conditions[conditionId].actions) {
      if (actions[actionId].treatmentType === 'CHEMICAL' && !isLikely) continue
      wanted.set(actionId, [...(wanted.get(actionId) ?? []), conditionId])
    }
  }
  return wanted
}

/** Prevention comes after the treatments and before a chemical, which stays the last resort. */
function withPrevention(
  treatments: readonly ActionId[],
  strongest: ConditionId | undefined,
): ActionId[] {
  const lasting = strongest === undefined ? [] : conditions[strongest].prevention
  const isChemical = (actionId: ActionId) => actions[actionId].treatmentType === 'CHEMICAL'
  return [
    ...treatments.filter((actionId) => !isChemical(actionId)),
    ...lasting.filter((actionId) => !treatments.includes(actionId)),
    ...treatments.filter(isChemical),
  ]
}

/** Earlier first; chemical treatment last whatever its start. */
function gradeOf(actionId: ActionId): number {
  const { startInDays, treatmentType } = actions[actionId]
  return startInDays + (treatmentType === 'CHEMICAL' ? 1000 : 0)
}

/** Puts LABEL_CHECK on every chemical action, since the catalogue does not list it. */
function safetyFlagsOf(actionId: ActionId): SafetyFlag[] {
  const { treatmentType, safetyFlags } = actions[actionId]
  return treatmentType === 'CHEMICAL' ? ['LABEL_CHECK', ...safetyFlags] : [...safetyFlags]
}

function checkBackDays(conditionIds: readonly ConditionId[]): number | null {
  if (conditionIds.length === 0) return null
  return Math.min(...conditionIds.map((conditionId) => conditions[conditionId].checkBackInDays))
}
