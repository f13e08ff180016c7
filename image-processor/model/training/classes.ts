import { namedConditions, namedSpecies, symptomGroups } from '../../src/measure/classes.ts'

/**
 * The classes that the network's heads predict. `prepare.ts` writes the classes to a file for the
 * Python code, so that TypeScript and Python use the same list.
 */

export type {
  NamedCondition as TrainedCondition,
  NamedSpecies as TrainedSpecies,
} from '../../src/measure/classes.ts'

/** The width and height of the network's input, in pixels. */
export const trainedSidePx = 160

export const classes = {
  sidePx: trainedSidePx,
  groups: symptomGroups,
  conditions: namedConditions,
  species: namedSpecies,
}
