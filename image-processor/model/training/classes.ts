import { namedConditions, namedSpecies, symptomGroups } from '../../src/measure/classes.ts'

/**
 * What the heads of the network stand for. `prepare.ts` writes this beside the prepared photos,
 * from where the Python reads it: the one place for what both share.
 */

export type {
  NamedCondition as TrainedCondition,
  NamedSpecies as TrainedSpecies,
} from '../../src/measure/classes.ts'

/** The side of the squares that the network reads. */
export const trainedSidePx = 160

export const classes = {
  sidePx: trainedSidePx,
  groups: symptomGroups,
  conditions: namedConditions,
  species: namedSpecies,
}
