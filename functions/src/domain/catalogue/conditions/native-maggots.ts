// Apple and blueberry maggots and cherry fruit flies are native; vinegar flies infest berries.
// biome-ignore format: as a list
const hostsOfNativeMaggots: readonly string[] = [
  'Fragaria', 'Malus', 'Prunus avium', 'Prunus cerasifera', 'Prunus cerasus', 'Prunus domestica',
  'Prunus salicina', 'Pyrus', 'Ribes', 'Rubus', 'Vaccinium',
]

// The cherry fruit fly is native; the vinegar fly of cherries, grapes and berries is common.
// biome-ignore format: as a list
const hostsInEurope: readonly string[] = [
  'Fragaria', 'Prunus avium', 'Prunus cerasus', 'Prunus domestica', 'Ribes', 'Rubus', 'Vaccinium',
  'Vitis',
]

// The vinegar fly is native, and so is the fruit fly of pumpkins.
const hostsInJapan: readonly string[] = [...hostsInEurope, 'Cucurbita']

// The Mediterranean fruit fly lives further south, where maggots are common in all fruit.
// biome-ignore format: as a list
const coldEurope = [
  'AT', 'BE', 'CZ', 'DE', 'DK', 'EE', 'FI', 'GB', 'HU', 'IE', 'LT', 'LU', 'LV', 'NL', 'PL', 'SE', 'SK',
] as const

/** Where fruit flies are reported. */
export const reportsMaggots: readonly string[] = ['NZ', 'US', 'CL', 'JP', ...coldEurope]

/** The plants on which native maggots are common, by country. */
export const commonMaggots: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(coldEurope.map((country) => [country, hostsInEurope])),
  US: hostsOfNativeMaggots,
  JP: hostsInJapan,
}
