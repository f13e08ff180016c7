import type { ActionId } from '../catalogue/actions.ts'
import { treeOrchids } from '../catalogue/habits.ts'
import type { AdviceContext } from './context.ts'
import type { Plant } from './hosts.ts'
import { isConditionId } from './issue.ts'
import { areAmong, areSucculents, mayWantDrySoil, settingFor } from './setting.ts'

/** Actions whose text for succulents withholds water for days, which kills other plants. */
// biome-ignore format: as a list
const withholdsWater: readonly ActionId[] = [
  'check_drainage', 'repot_rotten_roots', 'save_healthy_top', 'settle_in',
]

/** The instructions for the condition, for plants of a habit or outside a garden, if any. */
export function specialTextOf(
  actionId: ActionId,
  conditionId: string,
  plants: readonly Plant[],
  about: AdviceContext,
): string | undefined {
  const {
    title: _title,
    instructions: _general,
    SUCCULENT,
    ORCHID,
    by: byCondition,
    ...bySetting
  } = about.texts.actions[actionId]
  const own = isConditionId(conditionId) ? byCondition?.[conditionId] : undefined
  if (own !== undefined) return own
  const isDry = withholdsWater.includes(actionId) ? areSucculents : mayWantDrySoil
  if (SUCCULENT !== undefined && isDry(plants)) return SUCCULENT
  if (ORCHID !== undefined && areAmong(plants, treeOrchids)) return ORCHID
  const setting = settingFor(conditionId, plants, about)
  return setting === 'GARDEN' ? undefined : bySetting[setting]
}
