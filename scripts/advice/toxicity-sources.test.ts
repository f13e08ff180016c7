import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { findToxicity } from '../../functions/src/domain/catalogue/toxicity.ts'
import { root } from '../common/root.ts'

const folder = join(root, 'scripts/advice/sources')

const evidenceSchema = z.array(
  z.object({ about: z.string(), says: z.string(), opened: z.string().nullable() }),
)
const evidenceOf = (file: string) =>
  evidenceSchema.parse(parse(readFileSync(join(folder, file), 'utf8')))

const records = [...evidenceOf('toxicity.yaml'), ...evidenceOf('toxicity-more.yaml')]

/** Facts about the plants below that no opened page supports. */
const unopened = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readFileSync(join(root, 'scripts/advice/toxicity-unopened.yaml'), 'utf8')))

/** The plants that issue 28 and the review of the advice name. */
// biome-ignore format: as a list
const named = [
  'Vitis', 'Malus', 'Allium', 'Coffea', 'Solanum tuberosum', 'Prunus domestica', 'Pyrus', 'Fragaria',
  'Zea', 'Rubus', 'Lactuca sativa', 'Vaccinium', 'Ipomoea batatas', 'Vigna', 'Prunus laurocerasus',
  'Solanum dulcamara', 'Solanum pseudocapsicum', 'Solanum nigrum', 'Cucurbita', 'Cucumis',
  'Lagenaria', 'Citrullus', 'Narcissus', 'Lycoris', 'Alocasia', 'Ginkgo', 'Delphinium',
  'Toxicodendron', 'Euphorbia', 'Heracleum', 'Calotropis', 'Dieffenbachia', 'Manihot', 'Illicium',
  'Blighia', 'Podophyllum', 'Bryonia', 'Paris', 'Hura', 'Dioscorea', 'Averrhoa', 'Lamprocapnos',
  'Tabernaemontana', 'Juglans', 'Juglans nigra', 'Beaucarnea', 'Pachira', 'Stromanthe',
  'Nephrolepis', 'Adiantum', 'Asplenium', 'Sedum', 'Mammillaria', 'Hibiscus', 'Fuchsia', 'Gerbera',
]

/** The facts on a plant in the words of the evidence, such as `DOGS EATEN SERIOUS`. */
function claimsOn(name: string): string[] {
  const entry = findToxicity(name)
  if (entry === undefined) throw new Error(`no entry for ${name}`)
  return [
    ...entry.harms.flatMap(({ targets, route, grade }) =>
      targets.map((target) => `${target} ${route} ${grade}`),
    ),
    ...entry.harmlessTo.map((target) => `${target} EATEN HARMLESS`),
    ...(entry.food ? ['FOOD'] : []),
  ]
}

const targets = /PEOPLE|CATS|DOGS|LIVESTOCK/

/**
 * A record on a species supports its genus, and a record on a genus its species. A record that
 * names no target is on people, and one that names no grade says TOXIC.
 */
function isSupported(name: string, claim: string): boolean {
  const [first = '', route = '', grade = ''] = claim.split(' ')
  return records
    .filter(({ about, opened }) => opened !== null && isAbout(about, name))
    .flatMap(({ says }) => says.split(';'))
    .some((says) => {
      if (claim === 'FOOD') return says.includes('FOOD')
      const isGraded = says.includes(grade) || (grade !== 'HARMLESS' && says.includes('TOXIC'))
      const isOnTarget = says.includes(first) || (first === 'PEOPLE' && !targets.test(says))
      return isOnTarget && says.includes(route) && isGraded
    })
}

const isAbout = (about: string, name: string): boolean =>
  about === `toxicity/${name}` ||
  about === `toxicity/${name.split(' ')[0]}` ||
  about.startsWith(`toxicity/${name} `)

describe('the facts on the plants that issue 28 names', () => {
  it.each(named)('have an opened page or are listed as unopened: %s', (name) => {
    const missing = claimsOn(name).filter((claim) => !isSupported(name, claim))
    expect([...new Set(missing)].sort()).toEqual([...(unopened[name] ?? [])].sort())
  })

  it('are the only ones in the list of unopened facts', () => {
    expect(Object.keys(unopened).filter((name) => !named.includes(name))).toEqual([])
  })
})
