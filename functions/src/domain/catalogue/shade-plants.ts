import { speciesCare } from './care-profiles.ts'

/** Genera and families of forest floors and shady places, whose leaves burn in the midday sun. */
// biome-ignore format: as a list
export const ofShade: readonly string[] = [
  'Actaea', 'Aeschynanthus', 'Aglaonema', 'Ajuga', 'Alocasia', 'Anthurium', 'Aphelandra', 'Arisaema', 'Asarum',
  'Aspidistra', 'Aspleniaceae', 'Aucuba', 'Begonia', 'Caladium', 'Chamaedorea', 'Clivia', 'Convallaria', 'Corydalis',
  'Cryptanthus', 'Cyclamen', 'Davalliaceae', 'Dicentra', 'Dieffenbachia', 'Dryopteridaceae', 'Episcia', 'Eucharis',
  'Exacum', 'Fatsia', 'Fittonia', 'Guzmania', 'Haworthia', 'Haworthiopsis', 'Helleborus', 'Homalomena', 'Hosta', 'Howea',
  'Hypoestes', 'Lamprocapnos', 'Marantaceae', 'Nephrolepidaceae', 'Pachysandra', 'Paphiopedilum', 'Paris', 'Peperomia',
  'Phalaenopsis', 'Philodendron', 'Pilea', 'Podophyllum', 'Polygonatum', 'Polypodiaceae', 'Pteridaceae', 'Rhapis',
  'Rhipsalis', 'Ruscus', 'Sanguinaria', 'Schlumbergera', 'Scindapsus', 'Selaginella', 'Sinningia', 'Soleirolia',
  'Spathiphyllum', 'Streptocarpus', 'Syngonium', 'Tolmiea', 'Tradescantia', 'Trillium', 'Vanilla', 'Zamioculcas',
]

const profiled = Object.entries(speciesCare).flatMap(([name, { light }]) =>
  light === 'BRIGHT_INDIRECT' ? [name] : [],
)

/** Plants that want light without midday sun. */
export const shadePlants: readonly string[] = [...ofShade, ...profiled]
