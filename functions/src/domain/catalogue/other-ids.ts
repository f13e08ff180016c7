import type { ConditionEntry } from '../../contract/schemas/catalogue.ts'
import type { ConditionId } from './conditions.ts'

type OtherIds = ConditionEntry['ids']

const globalDatabase = 'https://gd.eppo.int/taxon/'

/** The EPPO code of each cause, and the page of the EPPO Global Database that names it. */
const eppoOfCauses: Readonly<Partial<Record<ConditionId, readonly [code: string, page: string]>>> =
  {
    fire_blight: ['ERWIAM', 'ERWIAM/datasheet'],
    fall_armyworm: ['LAPHFR', 'LAPHFR/datasheet'],
    citrus_black_spot: ['GUIGCI', 'GUIGCI/distribution/IT'],
    tomato_leafminer: ['GNORAB', 'GNORAB/distribution/NL'],
    club_root: ['PLADBR', 'PLADBR/hosts'],
    box_tree_moth: ['DPHNPE', 'DPHNPE/distribution/JP'],
    rice_blast: ['PYRIOR', 'PYRIOR/hosts'],
  }

/** The EPPO codes of plants, by the page of the EPPO Global Database that names them. */
// biome-ignore format: a page is a line
const eppoOfPlants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'DACULA/hosts': { 'Capsicum annuum': 'CPSAN', 'Cucumis sativus': 'CUMSA', Cucurbitaceae: '1CUCF', Solanaceae: '1SOLF', 'Solanum lycopersicum': 'LYPES', 'Solanum melongena': 'SOLME', 'Coffea arabica': 'COFAR', 'Physalis peruviana': 'PHYPE', 'Solanum aethiopicum': 'SOLAE', 'Solanum americanum': 'SOLAM', 'Solanum pseudocapsicum': 'SOLPC' },
  'PSECOB/hosts': { Citrus: '1CIDG', 'Fragaria × ananassa': 'FRAAN', Prunus: '1PRNG', 'Pyrus communis': 'PYUCO', 'Solanum tuberosum': 'SOLTU', 'Vitis vinifera': 'VITVI' },
  'PHYTCC/hosts': { Betula: '1BETG', 'Malus domestica': 'MABSD', Pyrus: '1PYUG' },
  'PHYPPR/hosts': { 'Prunus armeniaca': 'PRNAR', 'Prunus salicina': 'PRNSC', 'Prunus spinosa': 'PRNSN', 'Prunus avium': 'PRNAV', 'Prunus cerasifera': 'PRNCF', 'Prunus domestica': 'PRNDO', 'Prunus persica': 'PRNPS', Ribes: '1RIBG' },
  'MYCOLG/hosts': { 'Helianthus annuus': 'HELAN', 'Lactuca sativa': 'LACSA' },
  'PHYTKE/hosts': { 'Castanea sativa': 'CSNSA', 'Hedera helix': 'HEEHE', Magnolia: '1MAGG', 'Magnolia stellata': 'MAGST', Rhododendron: '1RHOG' },
  'PLADBR/hosts': { Brassica: '1BRSG', Brassicaceae: '1CRUF', 'Raphanus sativus': 'RAPSR' },
  'APRIJA/hosts': { Crataegus: '1CSCG', 'Ficus carica': 'FIUCA', Malus: '1MABG', Populus: '1POPG' },
  'PYRIOR/hosts': { Musa: '1MUBG', Poaceae: '1GRAF', 'Setaria italica': 'SETIT', Triticum: '1TRZG', 'Zea mays': 'ZEAMX' },
}

/** Which page names which code: scripts/advice/sources/ids.yaml has the sentences. */
const eppo = new Map(
  [
    ...Object.entries(eppoOfCauses),
    ...Object.entries(eppoOfPlants).flatMap(([page, codes]) =>
      Object.entries(codes).map(([plant, code]) => [plant, [code, page]] as const),
    ),
  ].map(([name, [code, page]]) => [name, { code, url: globalDatabase + page }]),
)

/** The ids of a condition's cause or of a plant in databases of others, as far as checked. */
export const otherIdsOf = (conditionOrPlant: string): OtherIds => ({
  eppo: eppo.get(conditionOrPlant) ?? null,
  // No page of GBIF could be opened yet.
  gbif: null,
})

/** What has an EPPO code, for tests. */
export const withEppoCode: readonly string[] = [...eppo.keys()]
