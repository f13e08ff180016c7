import type { TrainedSpecies } from './classes.ts'
import type { ClassOfFile } from './label.ts'

/** The plant of each source that has only one. */
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

/** In the order of the numbers in DeepWeeds' table. */
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

/** The plant on a photo of a source; null when the publisher does not say. */
export function speciesOf(
  source: string,
  path: string,
  classOf: ClassOfFile,
): TrainedSpecies | null {
  if (source === 'weeds') return weeds[classOf.get(path.split('/').at(-1) ?? '') ?? -1] ?? null
  if (source === 'flowers') return flowers[path.split('/').at(-2) ?? ''] ?? null
  return speciesOfSource[source] ?? null
}
