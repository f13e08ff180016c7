import { type ActionId, actions } from '../catalogue/actions.ts'
import { carnivores } from '../catalogue/habits.ts'
import { standIns } from '../catalogue/stand-ins.ts'
import type { Plant } from './hosts.ts'
import { areAmong } from './setting.ts'

/** The stand-ins for an action. Carnivorous plants want purer water instead of fertiliser. */
export const standInsFor = (actionId: ActionId, plants: readonly Plant[]): readonly ActionId[] =>
  actions[actionId].effects.includes('FEEDS') && areAmong(plants, carnivores)
    ? ['use_rainwater']
    : (standIns[actionId] ?? [])
