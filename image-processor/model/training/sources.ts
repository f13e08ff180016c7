import { indoorThings } from './indoor-things.ts'
import { leafSources } from './leaf-sources.ts'
import { outdoorThings } from './outdoor-things.ts'
import { plantSources } from './plant-sources.ts'
import type { Source } from './source.ts'
import { tableThings } from './table-things.ts'

const things = [...outdoorThings, ...indoorThings, ...tableThings]

/** All sources that the network learns from or is judged with. */
export const sources: readonly Source[] = [
  ...leafSources,
  ...plantSources.map((source) => ({ ...source, shows: 'PLANT' as const })),
  ...things.map((source) => ({ ...source, shows: 'NO_PLANT' as const })),
]
