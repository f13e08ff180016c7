import { lawCodesOf } from './law.ts'

/** The plants on the Union's list of invasive alien species up to 2019, which Britain kept. */
// biome-ignore format: as a list
const until2019: readonly string[] = [
  'Acacia saligna', 'Ailanthus altissima', 'Alternanthera philoxeroides', 'Andropogon virginicus',
  'Asclepias syriaca', 'Baccharis halimifolia', 'Cabomba caroliniana', 'Cardiospermum grandiflorum',
  'Cenchrus setaceus', 'Cortaderia jubata', 'Ehrharta calycina', 'Eichhornia crassipes',
  'Elodea nuttallii', 'Gunnera tinctoria', 'Gymnocoronis spilanthoides', 'Heracleum mantegazzianum',
  'Heracleum persicum', 'Heracleum sosnowskyi', 'Humulus japonicus', 'Humulus scandens',
  'Hydrocotyle ranunculoides', 'Impatiens glandulifera', 'Lagarosiphon major', 'Lespedeza cuneata',
  'Ludwigia grandiflora', 'Ludwigia peploides', 'Lygodium japonicum', 'Lysichiton americanus',
  'Microstegium vimineum', 'Myriophyllum aquaticum', 'Myriophyllum heterophyllum',
  'Parthenium hysterophorus', 'Persicaria perfoliata', 'Pontederia crassipes', 'Prosopis juliflora',
  'Pueraria lobata', 'Pueraria montana', 'Salvinia molesta', 'Triadica sebifera',
]

/** The plants that the Union has listed since then. */
// biome-ignore format: as a list
const since2022: readonly string[] = [
  'Acacia mearnsii', 'Broussonetia papyrifera', 'Celastrus orbiculatus', 'Crassula helmsii',
  'Delairea odorata', 'Hakea sericea', 'Koenigia polystachya', 'Pistia', 'Reynoutria',
]

/** Genera and species that nobody may grow, move, sell or give away, by the code of the law. */
const bannedBy: Readonly<Record<string, readonly string[]>> = {
  EU: [...until2019, ...since2022],
  GB: until2019,
}

/** Genera and species whose kinds the law of other places bans. */
// biome-ignore format: as a list
const ofOtherPlaces: readonly string[] = [
  'Annona glabra', 'Asparagus aethiopicus', 'Asparagus asparagoides', 'Chromolaena', 'Cryptostegia', 'Cytisus', 'Genista',
  'Heracleum', 'Jatropha gossypiifolia', 'Lantana', 'Lycium ferocissimum', 'Mimosa pigra', 'Opuntia', 'Parkinsonia',
  'Parthenium', 'Senecio madagascariensis', 'Solanum elaeagnifolium', 'Trapa', 'Ulex', 'Vachellia nilotica',
]

/** Genera and species that the law of many places bans as weeds, or whose kinds it bans. */
export const bannedWeeds: readonly string[] = [...until2019, ...since2022, ...ofOtherPlaces]

/** Genera that the law of some place bans in part, and of which few kinds are grown for use. */
export const partlyBanned: readonly string[] = [
  ...new Set(bannedWeeds.flatMap((name) => name.split(' ')[0] ?? [])),
].filter((genus) => !['Annona', 'Cenchrus', 'Crassula', 'Humulus', 'Solanum'].includes(genus))

const nothing: readonly string[] = []

/** The plants that the law of the territory is known to ban. */
export function bannedIn(territory: string | null): readonly string[] {
  const codes = territory === null ? [] : lawCodesOf(territory)
  return codes.map((code) => bannedBy[code]).find((names) => names !== undefined) ?? nothing
}
