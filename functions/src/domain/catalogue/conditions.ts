import type { ConditionFacts } from './condition-facts.ts'
import { bacteria } from './conditions/bacteria.ts'
import { cropFungi } from './conditions/crop-fungi.ts'
import { fungi } from './conditions/fungi.ts'
import { nutrients } from './conditions/nutrients.ts'
import { pests } from './conditions/pests.ts'
import { surroundings } from './conditions/surroundings.ts'
import { viruses } from './conditions/viruses.ts'

/** This type rejects a look-alike that is not a condition of the catalogue. */
const define = <Id extends string>(
  facts: Readonly<Record<Id, ConditionFacts<NoInfer<Id>>>>,
): Readonly<Record<Id, ConditionFacts<Id>>> => facts

/** The facts of each condition. Equally strong candidates keep the order of this list. */
export const conditions = define({
  ...fungi,
  ...cropFungi,
  ...bacteria,
  ...viruses,
  ...pests,
  ...nutrients,
  ...surroundings,
})
export type ConditionId = keyof typeof conditions

export const conditionIds = Object.keys(conditions) as readonly ConditionId[]
