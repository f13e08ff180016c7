import type { ActionFacts, ActionId } from './types.ts'

/** What can be done, by type, start, rhythm and care for people, pets, bees and harvest. */
export const actions: Readonly<Record<ActionId, ActionFacts>> = {
  remove_affected_leaves: {
    treatmentType: 'MECHANICAL',
    startInDays: 0,
    repeatEveryDays: 7,
    safetyFlags: ['SAP_IRRITANT'],
  },
  keep_leaves_dry: {
    treatmentType: 'CULTURAL',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  improve_air_flow: {
    treatmentType: 'CULTURAL',
    startInDays: 1,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  isolate_plant: {
    treatmentType: 'PREVENTION',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: ['QUARANTINE'],
  },
  fungicide: {
    treatmentType: 'CHEMICAL',
    startInDays: 7,
    repeatEveryDays: null,
    safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'],
  },
  wash_with_mild_soap: {
    treatmentType: 'MECHANICAL',
    startInDays: 1,
    repeatEveryDays: 7,
    safetyFlags: ['EDIBLE_HARVEST'],
  },
  release_beneficials: {
    treatmentType: 'BIOLOGICAL',
    startInDays: 5,
    repeatEveryDays: 21,
    safetyFlags: [],
  },
  insecticidal_soap: {
    treatmentType: 'CHEMICAL',
    startInDays: 5,
    repeatEveryDays: null,
    safetyFlags: ['PETS', 'CHILDREN', 'POLLINATORS', 'EDIBLE_HARVEST'],
  },
  search_for_pests: {
    treatmentType: 'MECHANICAL',
    startInDays: 0,
    repeatEveryDays: 3,
    safetyFlags: [],
  },
  remove_virus_plant: {
    treatmentType: 'MECHANICAL',
    startInDays: 14,
    repeatEveryDays: null,
    safetyFlags: ['QUARANTINE'],
  },
  control_sap_suckers: {
    treatmentType: 'MECHANICAL',
    startInDays: 0,
    repeatEveryDays: 4,
    safetyFlags: [],
  },
  let_soil_dry: {
    treatmentType: 'CULTURAL',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  check_drainage: {
    treatmentType: 'CULTURAL',
    startInDays: 1,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  water_thoroughly: {
    treatmentType: 'CULTURAL',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  adjust_watering_rhythm: {
    treatmentType: 'PREVENTION',
    startInDays: 3,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  move_out_of_sun: {
    treatmentType: 'CULTURAL',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  move_to_light: {
    treatmentType: 'CULTURAL',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: [],
  },
  feed_balanced: {
    treatmentType: 'CULTURAL',
    startInDays: 2,
    repeatEveryDays: 14,
    safetyFlags: ['PETS', 'CHILDREN'],
  },
  correct_soil_reaction: {
    treatmentType: 'CULTURAL',
    startInDays: 2,
    repeatEveryDays: 14,
    safetyFlags: ['PETS', 'CHILDREN'],
  },
  feed_potassium: {
    treatmentType: 'CULTURAL',
    startInDays: 2,
    repeatEveryDays: 14,
    safetyFlags: ['PETS', 'CHILDREN'],
  },
  leave_alone: {
    treatmentType: 'CULTURAL',
    startInDays: 0,
    repeatEveryDays: null,
    safetyFlags: [],
  },
}
