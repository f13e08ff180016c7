import { namedConditions, namedSpecies, symptomGroups } from '../../src/measure/classes.ts'

/**
 * The classes of the network's heads. `prepare.ts` writes them beside the prepared photos for the
 * Python code, so both read this one list.
 */

export type {
  NamedCondition as TrainedCondition,
  NamedSpecies as TrainedSpecies,
} from '../../src/measure/classes.ts'

/** The side in pixels of the squares that the network reads. */
export const trainedSidePx = 160

export const classes = {
  sidePx: trainedSidePx,
  groups: symptomGroups,
  conditions: namedConditions,
  species: namedSpecies,
}
