import type { PlantEntry, PlantItem } from '../../contract/schemas/catalogue.ts'
import { hostFitOf } from '../advice/hosts.ts'
import { conditionIds, conditions } from '../catalogue/conditions.ts'
import { olderFamilyNamesOf } from '../catalogue/families.ts'
import { otherIdsOf } from '../catalogue/other-ids.ts'
import { findPlant, type Plant } from '../catalogue/plants.ts'
import { olderNamesOf } from '../catalogue/scientific-name.ts'
import { findToxicity, levelOf } from '../catalogue/toxicity.ts'
import { careFor } from '../diagnosis/care.ts'
import type { GrowingConditions } from '../diagnosis/growing-conditions.ts'
import { candidatesFor, factsOf, type NamedPlant, suspectsOf } from '../diagnosis/named-plant.ts'
import type { Texts } from '../locales/format-messages.ts'
import { familyLink, plantLink } from './plant-names.ts'

/** The plant as if a caller had named it. `listed` is a name of the catalogue. */
function namedPlant(listed: string): NamedPlant & Plant {
  const found = findPlant(listed)
  if (found === null) throw new Error(`${listed} is no plant of the catalogue`)
  return { text: listed, ...found }
}

/** The older Latin names of a plant. */
export const synonymsOf = (listed: string): string[] => [
  ...olderNamesOf(listed),
  ...olderFamilyNamesOf(listed),
]

export function plantItem(listed: string, texts: Texts): PlantItem {
  const { level } = namedPlant(listed)
  const known = level === 'FAMILY' ? undefined : findToxicity(listed)
  const on = (target: Parameters<typeof levelOf>[1]) =>
    known === undefined ? 'UNKNOWN' : levelOf(known, target)
  return {
    ...plantLink(listed, texts),
    level,
    family: familyLink(listed, texts),
    toxicity: {
      humans: on('PEOPLE'),
      cats: on('CATS'),
      dogs: on('DOGS'),
      livestock: on('LIVESTOCK'),
    },
  }
}

const hostedConditions = conditionIds.filter((id) => conditions[id].hosts !== 'ANY')

const unknown: GrowingConditions = {
  placement: null,
  light: null,
  wateringDays: null,
  wateredOften: false,
  wateredSeldom: false,
  climate: null,
  territory: null,
}

/** What answers say about a healthy plant that the caller named. */
export function plantEntry(listed: string, texts: Texts): PlantEntry {
  const named = namedPlant(listed)
  const candidates = candidatesFor(named, [], texts)
  const known = {
    scientificName: factsOf(named),
    candidates: suspectsOf(named, candidates, texts),
    conditionIds: [],
  }
  const careWhere = (where: Partial<GrowingConditions>) =>
    careFor(known, { ...unknown, ...where }, texts)
  const care = careWhere({})
  // General care is the same in all places and seasons.
  const hasProfile = care.basis === 'SPECIES'
  return {
    ...plantLink(listed, texts),
    level: named.level,
    names: [...texts.plants.namesOf(listed)],
    synonyms: synonymsOf(listed),
    family: familyLink(listed, texts),
    care,
    placements: hasProfile ? placementsOf(care, careWhere) : [],
    seasons: hasProfile ? seasonsOf(careWhere) : [],
    conditions: hostedConditions
      .filter((id) => hostFitOf(id, { candidates }) !== 'MISFIT')
      .map((id) => ({ id, name: texts.conditions[id].name })),
    ids: otherIdsOf(listed),
  }
}

type Care = PlantEntry['care']
type CareWhere = (where: Partial<GrowingConditions>) => Care

/** What answers say otherwise if they know that the plant is inside or outside. */
function placementsOf(care: Care, careWhere: CareWhere): PlantEntry['placements'] {
  const parts = ({ watering, light, soil }: Care) => ({ watering, light, soil })
  return (['inside', 'outside'] as const)
    .map((placement) => ({ placement, ...parts(careWhere({ placement })) }))
    .filter(
      ({ placement: _placement, ...own }) => JSON.stringify(own) !== JSON.stringify(parts(care)),
    )
}

function seasonsOf(careWhere: CareWhere): PlantEntry['seasons'] {
  const sides = [
    ['NORTHERN', 'northern'],
    ['SOUTHERN', 'southern'],
  ] as const
  return sides.flatMap(([hemisphere, climate]) => {
    const { restMonths, text } = careWhere({ climate }).watering
    return restMonths ? [{ hemisphere, restMonths, text }] : []
  })
}
