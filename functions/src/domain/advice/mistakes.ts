import type { ActionId } from '../catalogue/actions.ts'
import { conditions } from '../catalogue/conditions.ts'
import { notchedByPeaWeevils } from '../catalogue/host-groups.ts'
import type { AdviceContext } from './context.ts'
import type { Issue } from './given.ts'
import { areAmong, plantsOf } from './setting.ts'

/** Whether a harmless pest leaves the same signs on these plants. */
export const isMistakable = (
  { conditionId }: Pick<Issue, 'conditionId'>,
  about: Pick<AdviceContext, 'candidates'>,
): boolean =>
  conditionId === 'vine_weevil' && areAmong(plantsOf(conditionId, about), notchedByPeaWeevils)

/** Whether the action treats only conditions that may be something harmless. */
export const awaitsCheck = (
  actionId: ActionId,
  issues: readonly Issue[],
  about: AdviceContext,
): boolean =>
  issues.every((issue) => isMistakable(issue, about)) &&
  conditions.vine_weevil.actions.includes(actionId)
