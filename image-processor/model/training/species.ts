import type { TrainedSpecies } from './classes.ts'
import type { ClassOfFile } from './label.ts'

/** The species of each source that shows only one species. */
const speciesOfSource: Readonly<Record<string, TrainedSpecies>> = {
  apple: 'Malus domestica',
  applefruitlets: 'Malus domestica',
  appletrees: 'Malus domestica',
  bananafield: 'Musa',
  bananaplants: 'Musa',
  bananaspots: 'Musa',
  bean: 'Phaseolus vulgaris',
  blackgram: 'Vigna mungo',
  blueberry: 'Vaccinium corymbosum',
  cherry: 'Prunus avium',
  cherryfruits: 'Prunus avium',
  chilli: 'Capsicum annuum',
  citrus: 'Citrus',
  coffee: 'Coffea arabica',
  maize: 'Zea mays',
  mango: 'Mangifera indica',
  oilpalm: 'Elaeis guineensis',
  papaya: 'Carica papaya',
  papayaplants: 'Carica papaya',
  peartrees: 'Pyrus communis',
  pepper: 'Capsicum annuum',
  pothos: 'Epipremnum aureum',
  raspberry: 'Rubus idaeus',
  strawberry: 'Fragaria × ananassa',
}

/** The weed species, in the order of their numbers in the DeepWeeds table. */
const weeds: readonly TrainedSpecies[] = [
  'Ziziphus mauritiana',
  'Lantana camara',
  'Parkinsonia aculeata',
  'Parthenium hysterophorus',
  'Vachellia nilotica',
  'Cryptostegia grandiflora',
  'Chromolaena odorata',
  'Stachytarpheta',
]

const flowers: Readonly<Record<string, TrainedSpecies>> = {
  daisy: 'Bellis perennis',
  dandelion: 'Taraxacum officinale',
  roses: 'Rosa × hybrida',
  sunflowers: 'Helianthus annuus',
  tulips: 'Tulipa',
}

/** Returns the species on a source's photo, or null if the publisher does not state the species. */
export function speciesOf(
  source: string,
  path: string,
  classOf: ClassOfFile,
): TrainedSpecies | null {
  if (source === 'weeds') return weeds[classOf.get(path.split('/').at(-1) ?? '') ?? -1] ?? null
  if (source === 'flowers') return flowers[path.split('/').at(-2) ?? ''] ?? null
  return speciesOfSource[source] ?? null
}
