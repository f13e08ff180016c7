import type { ConditionFacts } from './condition-facts.ts'
import type { ConditionId } from './conditions.ts'
import { beans, cereals, fleshyFruit, palms, rootCrops } from './host-groups.ts'
import { fieldPlants } from './settings.ts'

type Facts = Partial<
  Pick<ConditionFacts, 'controlNeeded' | 'harvestEdible' | 'outlook' | 'spreads'>
>

const crops = [...fieldPlants, ...cereals, ...beans, ...rootCrops, ...fleshyFruit]
const mildewed = [...cereals, 'Cucurbitaceae', 'Fragaria', 'Malus', 'Mangifera', 'Pisum', 'Vitis']

/** Facts that a condition has on certain plants only. The first entry that fits counts. */
// biome-ignore format: an entry is a line, as in a table
export const factsOn: readonly {
  readonly plants: readonly string[]
  readonly conditions: readonly ConditionId[]
  readonly facts: Facts
}[] = [
  // Each of these costs a crop much of its yield.
  { plants: crops, conditions: ['magnesium_deficiency', 'nitrogen_deficiency', 'phosphorus_deficiency', 'potassium_deficiency'], facts: { controlNeeded: 'YES' } },
  { plants: [...cereals, ...beans, 'Allium', 'Asparagus', 'Coffea', 'Saccharum'], conditions: ['rust'], facts: { controlNeeded: 'YES' } },
  { plants: mildewed, conditions: ['powdery_mildew'], facts: { controlNeeded: 'YES' } },
  { plants: [...fleshyFruit, ...beans], conditions: ['anthracnose'], facts: { controlNeeded: 'YES' } },
  { plants: palms, conditions: ['potassium_deficiency'], facts: { controlNeeded: 'YES' } },
  { plants: palms, conditions: ['vascular_wilt'], facts: { outlook: 'INCURABLE' } },
  // Fruit from a dead or frozen vine is too little acid to be canned.
  { plants: ['Solanum lycopersicum'], conditions: ['bacterial_wilt', 'cold_damage', 'root_rot', 'stem_rot', 'vascular_wilt'], facts: { harvestEdible: 'NOT_PRESERVED' } },
  // Frost drives oxalic acid from the leaves into the stalks.
  { plants: ['Rheum'], conditions: ['cold_damage'], facts: { harvestEdible: 'NO' } },
  // Tools carry the wilt of enset, not insects.
  { plants: ['Ensete'], conditions: ['banana_bacterial_wilt'], facts: { spreads: 'IN_SOIL' } },
  { plants: rootCrops, conditions: ['bacterial_wilt', 'club_root', 'root_rot', 'vascular_wilt'], facts: { harvestEdible: 'AFTER_CUTTING' } },
]
