import { type ActionId, actions } from '../catalogue/actions.ts'
import { carnivores } from '../catalogue/habits.ts'
import { standIns } from '../catalogue/stand-ins.ts'
import type { Plant } from './hosts.ts'
import { areAmong } from './setting.ts'

/** Carnivorous plants want purer water instead of fertiliser. */
const insteadOfFood: readonly ActionId[] = ['use_rainwater']
const none: readonly ActionId[] = []
const all: ReadonlySet<ActionId> = new Set([...Object.values(standIns).flat(), ...insteadOfFood])

export const isStandIn = (actionId: ActionId): boolean => all.has(actionId)

export const standInsFor = (actionId: ActionId, plants: readonly Plant[]): readonly ActionId[] =>
  actions[actionId].effects.includes('FEEDS') && areAmong(plants, carnivores)
    ? insteadOfFood
    : (standIns[actionId] ?? none)
