import { lawCodesOf } from './law.ts'
import type { Reference } from './references.ts'

const ofUnitedKingdom: Reference = {
  publisher: 'GOV.UK, UK Plant Health Information Portal',
  title: 'How to report a plant pest or disease: links to the services of the four nations',
  url: 'https://planthealthportal.defra.gov.uk/pests-and-diseases/contingency-planning/',
}

const byCountry: Readonly<Record<string, Reference>> = {
  AU: {
    publisher: 'Australian Government, Outbreak',
    title: 'Report a plant pest: Exotic Plant Pest Hotline, 1800 084 881',
    url: 'https://www.outbreak.gov.au/prepare-respond/report/plant-pathogen-organism',
  },
  CH: {
    publisher: 'Swiss Federal Office for Agriculture (BLW)',
    title: 'Meldepflicht: whom to tell about quarantine organisms',
    url: 'https://www.blw.admin.ch/blw/de/home/nachhaltige-produktion/Pflanzengesundheit/schaedlingeundkrankheiten/meldepflicht.html',
  },
  GB: ofUnitedKingdom,
  'GB-NIR': ofUnitedKingdom,
  LV: {
    publisher: 'State Plant Protection Service of Latvia (VAAD)',
    title: 'Protected zones, and where to report fire blight',
    url: 'https://www.vaad.gov.lv/en/protected-zones',
  },
  NO: {
    publisher: 'Norwegian Food Safety Authority (Mattilsynet)',
    title: 'Pærebrann, and the duty to report it: telephone 22 40 00 00',
    url: 'https://www.mattilsynet.no/planter_og_dyrking/planteskadegjorere/bakterier_og_fytoplasma_i_planter/parebrann/',
  },
  NZ: {
    publisher: 'New Zealand Ministry for Primary Industries',
    title: 'Report pests and diseases: hotline 0800 80 99 66',
    url: 'https://mpi.govt.nz/outdoor-activities/hunting-and-gathering-biosecurity-and-food-safety/biosecurity-when-hunting-and-gathering',
  },
  US: {
    publisher: 'United States Department of Agriculture, APHIS',
    title: 'Report to a State Plant Health Director, as for citrus diseases',
    url: 'https://www.aphis.usda.gov/plant-pests-diseases/citrus-diseases',
  },
}

/** The list in which every country names its plant health service. */
const worldwide: Reference = {
  publisher: 'International Plant Protection Convention',
  title: 'National plant protection organisations and their contact points',
  url: 'https://ippc.int/fr/ippc-community/',
}

/** The pages by territory. The list of all countries has the territory null. */
export const authoritiesByTerritory: readonly (readonly [string | null, Reference])[] = [
  ...Object.entries(byCountry),
  [null, worldwide],
]

/** The pages of all authorities. Each was opened (scripts/advice/sources/law.yaml). */
export const authorities: readonly Reference[] = authoritiesByTerritory.map(([, page]) => page)

/** The page that says whom to tell in a territory. An unknown territory gets the global list. */
export function authorityOf(territory: string | null): Reference {
  const codes = territory === null ? [] : lawCodesOf(territory)
  return codes.flatMap((code) => byCountry[code] ?? [])[0] ?? worldwide
}
