import { localeFile } from '@plant/testing/locales'
import { describe, expect, it } from 'vitest'
import { withoutNumbers, withoutPesticides, withoutProducts } from '../safety/advice.ts'
import { type ActionFacts, actions } from './actions.ts'
import type { ConditionFacts } from './condition-facts.ts'
import { conditions } from './conditions.ts'

const facts: Readonly<Record<string, ConditionFacts>> = conditions
const actionFacts: Readonly<Record<string, ActionFacts>> = actions
const conditionTexts = localeFile('en', 'conditions')
const actionTexts = localeFile('en', 'actions')
const texts = Object.entries({ ...conditionTexts, ...actionTexts })

const treatmentOf = (id: string) => facts[id]?.actions ?? []
/** The titles and instructions of all treatments of a condition. */
const advice = (id: string) =>
  treatmentOf(id)
    .map(
      (actionId) =>
        `${actionTexts[`${actionId}.title`]} ${actionTexts[`${actionId}.instructions`]}`,
    )
    .join('\n')
const isChemical = (actionId: string) => actionFacts[actionId]?.treatmentType === 'CHEMICAL'

it('no plant is fed whose roots were cut or cleared of soil', () => {
  const fed = Object.entries(facts).filter(
    ([, { actions: ids, forbids }]) =>
      (ids.includes('repot_rotten_roots') || ids.includes('clear_grubs')) &&
      !forbids.includes('FEEDS'),
  )
  expect(fed.map(([id]) => id)).toEqual([])
})

describe('advice', () => {
  it.each([
    'citrus_canker',
    'citrus_black_spot',
    'citrus_greening',
    'bacterial_wilt',
    'banana_fusarium_wilt',
    'fire_blight',
  ])('begins with a report to the authority for %s, a disease of high severity', (id) => {
    expect(facts[id]?.reportable ?? null).not.toBeNull()
    expect(treatmentOf(id)[0]).toBe('report_to_authority')
    expect(['HIGH', 'CRITICAL']).toContain(facts[id]?.severity.floor)
    expect(conditionTexts[`${id}.onlyIf`]).toBeDefined()
  })

  it('asks, before anything is cut, whether a plant with bacterial spots is a citrus', () => {
    expect(treatmentOf('bacterial_spot')[0]).toBe('report_if_citrus')
    expect(conditionTexts['bacterial_spot.howToConfirm.is_it_citrus']).toMatch(/cut nothing/)
  })

  it('forbids cutting, moving or discarding a plant with a reportable disease before the report', () => {
    expect(advice('citrus_greening')).toMatch(/cut nothing, move nothing and throw nothing away/)
    expect(advice('citrus_greening')).not.toMatch(/for free/)
  })

  it.each(['downy_mildew', 'late_blight', 'leaf_spot', 'leaf_blight'])(
    'contains no fungicide for %s, because no fungicide helps',
    (id) => expect(treatmentOf(id).filter(isChemical)).toEqual([]),
  )

  it('starts treatment today for late blight, and warns against preserving blighted tomatoes', () => {
    expect(treatmentOf('late_blight').map((id) => actionFacts[id]?.when)).toEqual([
      { days: 0 },
      { days: 0 },
    ])
    expect(advice('late_blight')).toMatch(/never bottle or can/)
    expect(advice('late_blight')).toMatch(/dig up the tubers 2 to 3 weeks later/)
  })

  it('names the animals that carry a disease, and no other animals', () => {
    expect(advice('citrus_greening')).toMatch(/psyllid/)
    expect(advice('citrus_greening')).not.toMatch(/aphid|whitefl|virus/)
    expect(advice('spotted_wilt_virus')).toMatch(/thrips/)
    expect(advice('sooty_mould')).toMatch(/[Aa]nts/)
    expect(advice('sooty_mould')).not.toMatch(/virus/)
  })

  it.each(['cold_damage', 'sunburn'])('does not recommend cutting for %s', (id) => {
    expect(
      treatmentOf(id).flatMap((actionId) => actionFacts[actionId]?.effects ?? []),
    ).not.toContain('CUTS')
  })

  it.each(['water_deficit', 'water_excess', 'heat_stress', 'nitrogen_deficiency'])(
    'begins with a check of the soil moisture for %s',
    (id) => {
      const checks = Object.entries(conditionTexts)
        .filter(([key]) => key.startsWith(`${id}.howToConfirm.`))
        .map(([, text]) => text)
      expect(`${checks[0]} ${advice(id).split('\n')[0]}`).toMatch(/finger 3.cm into the soil/)
    },
  )

  it('begins with repotting instead of a wait for dry soil if the roots rot', () => {
    expect(treatmentOf('root_rot')[0]).toBe('repot_rotten_roots')
  })

  it('keeps the soil moist for blossom-end rot', () => {
    expect(advice('blossom_end_rot')).toMatch(/evenly moist/)
    expect(advice('blossom_end_rot')).not.toMatch(/just dry/)
  })

  it('warns against water from a household water softener if the soil is salty', () => {
    expect(advice('salt_excess')).toMatch(/not water from a household water softener/)
  })

  it('protects people, pets and wildlife when it recommends slug control', () => {
    expect(advice('slugs_snails')).toMatch(/gloves or tongs/)
    expect(actionFacts.collect_slugs?.safetyFlags).toContain('PETS')
  })

  it('distinguishes iron deficiency from magnesium deficiency', () => {
    expect(conditionTexts['iron_deficiency.name']).not.toMatch(/magnesium/)
  })

  it('names no active substance', () => {
    const substance =
      /\b(copper|bicarbonate|metaldehyde|neem|pyrethr\w+|spinosad|glyphosate|sulphur(?! product))\b/i
    expect(texts.filter(([, text]) => substance.test(text))).toEqual([])
  })

  it('contains nothing that the safety rules would remove', () => {
    for (const [key, instructions] of Object.entries(actionTexts)) {
      const [actionId = '', part] = key.split('.')
      if (part === 'title') continue
      const clean = isChemical(actionId) ? withoutNumbers : withoutPesticides
      expect(clean(withoutProducts(instructions, 'en'), 'en')).toBe(instructions)
    }
    const checks = texts.filter(([key]) => key.includes('.howToConfirm.'))
    expect(checks.filter(([, text]) => withoutProducts(text, 'en') !== text)).toEqual([])
  })

  it('tells fields and trees nothing of household waste or scissors', () => {
    const elsewhere = Object.entries(actionTexts).filter(([key]) => /\.(FIELD|TREE)$/.test(key))
    expect(elsewhere.length).toBeGreaterThan(20)
    expect(elsewhere.filter(([, text]) => /household waste|scissors/.test(text))).toEqual([])
  })

  it('gives no day to work that belongs to a stage', () => {
    const days = Object.entries(actionFacts).filter(
      ([, { when }]) => 'days' in when && when.days > 10,
    )
    expect(days).toEqual([])
  })

  it('says in a whole sentence when to ask an expert', () => {
    const sentences = texts.filter(([key]) => key.endsWith('.seekExpertIf'))
    expect(sentences.filter(([, text]) => !/^Ask an expert .*\.$/.test(text))).toEqual([])
  })

  it('calls every lack of a nutrient a deficiency, and never claims that a sign proves the cause', () => {
    expect(texts.filter(([, text]) => /shortage|supports it|rinse the pot/.test(text))).toEqual([])
  })
})

it.each([
  ['houseplants', 'oedema normal_feature transplant_shock stem_rot root_rot fungus_gnats'],
  ['seedlings and beds', 'damping_off root_knot_nematodes club_root caterpillars herbicide_injury'],
  ['tomatoes', 'septoria_leaf_spot physiological_leaf_roll fruit_blemishes poor_fruit_set'],
  ['fruit', 'peach_leaf_curl brown_rot fruit_flies fruit_borers'],
  ['maize and rice', 'fall_armyworm rice_blast'],
  ['cassava', 'cassava_mosaic cassava_brown_streak'],
  ['bananas', 'banana_bacterial_wilt banana_fusarium_wilt black_sigatoka'],
  ['groundnut and cowpea', 'groundnut_leaf_spot groundnut_rosette pod_borers'],
])('the catalogue covers the common conditions of %s', (_, ids) => {
  expect(Object.keys(conditions)).toEqual(expect.arrayContaining(ids.split(' ')))
})
