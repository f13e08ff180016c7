import type { ActionId } from '../catalogue/actions.ts'
import { treeOrchids } from '../catalogue/habits.ts'
import type { Setting } from '../catalogue/settings.ts'
import type { Texts } from '../locales/format-messages.ts'
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
  { texts, placement }: Pick<AdviceContext, 'texts' | 'placement'>,
): string | undefined {
  const { SUCCULENT, ORCHID } = texts.actions[actionId]
  const isDry = withholdsWater.includes(actionId) ? areSucculents : mayWantDrySoil
  const growing = () => {
    if (SUCCULENT !== undefined && isDry(plants)) return 'SUCCULENT'
    if (ORCHID !== undefined && areAmong(plants, treeOrchids)) return 'ORCHID'
    return settingFor(conditionId, plants, { placement })
  }
  return ownText(actionId, conditionId, growing(), texts)
}

/** The instructions that differ from the general ones: for the condition, else for the plants. */
export function ownText(
  actionId: ActionId,
  conditionId: string,
  growing: Setting | 'SUCCULENT' | 'ORCHID',
  texts: Texts,
): string | undefined {
  const { by, ...own } = texts.actions[actionId]
  const ofCondition = isConditionId(conditionId) ? by?.[conditionId] : undefined
  return ofCondition ?? (growing === 'GARDEN' ? undefined : own[growing])
}
