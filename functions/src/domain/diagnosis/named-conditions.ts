import { namedConditions } from '@plant/image-processor/protocol'
import { type ConditionId, conditionIds } from '../catalogue/conditions.ts'
import { ruleConditions } from './candidates.ts'

const named: ReadonlySet<string> = new Set([...namedConditions, ...ruleConditions])

/**
 * The conditions that the embedded model can name: those of the network and of the rules. A photo
 * of any other condition gets one of these, or no condition.
 */
export const embeddedConditions: readonly ConditionId[] = conditionIds.filter((id) => named.has(id))
