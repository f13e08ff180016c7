import { indoorThings } from './indoor-things.ts'
import { leafSources } from './leaf-sources.ts'
import { outdoorThings } from './outdoor-things.ts'
import { plantSources } from './plant-sources.ts'
import type { Source } from './source.ts'
import { tableThings } from './table-things.ts'

const things = [...outdoorThings, ...indoorThings, ...tableThings]

const viewOf = (name: string): Pick<Source, 'view'> =>
  name === 'papayaplants' ? {} : { view: name === 'mangroves' ? 'LEAF' : 'PLANT' }

/** All sources that the network learns from or is judged with. */
export const sources: readonly Source[] = [
  ...leafSources.map((source) => ({ ...source, view: 'LEAF' as const })),
  ...plantSources.map((source) => ({ ...source, shows: 'PLANT' as const, ...viewOf(source.name) })),
  ...things.map((source) => ({ ...source, shows: 'NO_PLANT' as const })),
]
