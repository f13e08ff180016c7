import { lateBlight } from '@plant/testing/gemini/shapes'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { PlantHints } from '../../contract/schemas/analysis.ts'
import { applySafetyRules } from '../../domain/safety/safety-rules.ts'
import { readAnswer } from './answer.ts'
import { toDiagnosis } from './diagnosis.ts'

type Told = Partial<PlantHints> & { confidence?: number; language?: string; says?: string }

/** The final care for a species. The model names the species and calls the species harmless. */
function careOfSpecies(scientificName: string, overrides: Told = {}) {
  const { confidence = 0.9, language = 'en', says, ...hints } = overrides
  const species = [{ scientificName, commonName: 'x', family: 'x', confidence }]
  const words = says && { watering: says, light: says, soil: says, fertilizer: says }
  const care = { ...lateBlight.care, ...words }
  const read = readAnswer(JSON.stringify({ ...lateBlight, species, care }))
  if (read.kind !== 'VALID') throw new Error(read.problems)
  const request = {
    webp: new Uint8Array(),
    measurements: sampleMeasurements(),
    hints: { ...noHints, ...hints },
    language,
    takePaidCall: async () => true,
  }
  const given = toDiagnosis(read.answer, request, language, locales)
  const ruled = applySafetyRules(given, language, request.hints, locales)
  if (ruled.care === null) throw new Error('a plant has care')
  return ruled.care
}

describe('the advice for the rest period', () => {
  it.each([
    ['Cyclamen persicum', /leaves turn yellow in early summer, keep it nearly dry/],
    ['Schlumbergera truncata', /while it is in bud, in flower/],
    ['Euphorbia pulcherrima', /while it is in bud, in flower or showing colour/],
    ['Aloe vera', /November to February, water about once a month/],
    ['Pelargonium × hortorum', /November to February, water about once a month/],
    ['Monstera deliciosa', /November to February it grows less/],
  ])('is right for the species %s if the plant is inside', (name, text) => {
    const { watering } = careOfSpecies(name, { placement: 'inside', latitude: 51 })
    expect(watering.text).toMatch(text)
  })

  it.each(['Phalaenopsis amabilis', 'Malus domestica', 'Zea mays', 'Vitis vinifera'])(
    'does not reduce watering in winter for %s',
    (name) => {
      const { watering } = careOfSpecies(name, { placement: 'inside', latitude: 51 })
      expect(watering.text).not.toMatch(/November/)
    },
  )

  it('has an interval, months and a kind, so that apps can set reminders', () => {
    const inside = { placement: 'inside' as const }
    expect(careOfSpecies('Crassula ovata', { ...inside, latitude: -33 }).watering).toMatchObject({
      rest: 'WINTER_DRY',
      restIntervalDays: { min: 30, max: 45 },
      restMonths: [5, 6, 7, 8],
    })
    expect(careOfSpecies('Crassula ovata', inside).watering.restMonths).toBeNull()
    expect(careOfSpecies('Cyclamen persicum', { ...inside, latitude: 51 }).watering).toMatchObject({
      rest: 'SUMMER_DRY',
      restIntervalDays: null,
      restMonths: [6, 7, 8],
    })
  })

  it.each(['Monstera deliciosa', 'Aloe vera', 'Malus domestica', 'Salvia rosmarinus'])(
    'names no months for %s outside, because the weather decides',
    (name) => {
      for (const latitude of [36, 51, 28, -1.3]) {
        const { watering } = careOfSpecies(name, { placement: 'outside', latitude })
        expect(watering.text).not.toMatch(/November|August|rainy/)
        expect(watering.restIntervalDays).toBeNull()
      }
    },
  )

  it('does not exist for indoor plants in the tropics, where winter days are long', () => {
    const { watering } = careOfSpecies('Aloe vera', { placement: 'inside', latitude: 3 })
    expect(watering).toMatchObject({ rest: 'NONE', restIntervalDays: null })
    expect(watering.text).not.toMatch(/rainy/)
  })
})

describe('the advice on water outside', () => {
  it.each(['Lavandula angustifolia', 'Malus domestica', 'Rosa × hybrida'])(
    'recommends water only in dry spells for an established %s',
    (name) => {
      const { watering } = careOfSpecies(name, { placement: 'outside', sunExposure: 'full sun' })
      expect(watering.intervalDays).toBeNull()
      expect(watering.text).toMatch(/only in long dry spells/)
    },
  )

  it('has watering intervals for a crop, and full sun does not shorten the intervals', () => {
    const { watering } = careOfSpecies('Solanum lycopersicum', {
      placement: 'outside',
      sunExposure: 'full sun',
    })
    expect(watering.intervalDays).toEqual({ min: 1, max: 3 })
  })
})

describe('the care profile of a species', () => {
  it.each([
    ['Rosa × hybrida', 10, -20],
    ['Lavandula angustifolia', 10, -15],
    ['Malus domestica', 10, -25],
    ['Monstera deliciosa', 18, 8],
  ])(
    'distinguishes the temperatures for growth and for survival of %s',
    (name, thrives, survives) => {
      const { thrivesC, survivesC, temperatureC } = careOfSpecies(name)
      expect({ thrives: thrivesC?.min, survives: survivesC }).toEqual({ thrives, survives })
      expect(temperatureC).toEqual(thrivesC)
    },
  )

  it.each(['Goeppertia makoyana', 'Maranta leuconeura'])(
    'recommends bright light for %s',
    (name) => {
      expect(careOfSpecies(name).light.level).toBe('BRIGHT_INDIRECT')
    },
  )

  it.each([
    ['Vaccinium corymbosum', /pH 4.5 to 5.5/],
    ['Hydrangea macrophylla', /need not be acid/],
    ['Lavandula angustifolia', /neutral to alkaline/],
    ['Coffea arabica', /not water from a household water softener/],
  ])('recommends a suitable soil for %s', (name, text) => {
    expect(careOfSpecies(name).soil.text).toMatch(text)
  })

  it.each([
    ['Zea mays', /nitrogen-rich fertiliser, used as the label says/],
    ['Euphorbia pulcherrima', /None while it shows colour/],
  ])('recommends a suitable fertiliser for %s', (name, text) => {
    expect(careOfSpecies(name).fertilizer.text).toMatch(text)
  })

  it('mentions a window only if the caller said that the plant is inside', () => {
    expect(careOfSpecies('Monstera deliciosa', { placement: 'inside' }).light.text).toMatch(
      /within 1\smetre of a window/,
    )
    for (const placement of [null, 'outside'] as const) {
      expect(careOfSpecies('Monstera deliciosa', { placement }).light.text).not.toMatch(/window/)
    }
  })
})

it("a species outside our tables has the model's own care, with ordered ranges", () => {
  expect(careOfSpecies('Planta ignota').watering).toEqual({
    intervalDays: { min: 1, max: 3 },
    restIntervalDays: null,
    rest: null,
    restMonths: null,
    text: 'Water the soil, never the leaves.',
  })
})

it("the safety rules remove products and recipes from the model's care texts", () => {
  const says = 'Water it with hydrogen peroxide.'
  const { watering, light, soil, fertilizer } = careOfSpecies('Planta ignota', { says })
  const { care } = locales.textsFor('en').texts
  expect([watering.text, light.text, soil.text, fertilizer.text]).toEqual([
    care.watering.GENERAL,
    care.light.GENERAL,
    care.soil.GENERAL,
    care.feeding.GENERAL,
  ])
  const partly = careOfSpecies('Planta ignota', { says: `Keep it moist. ${says}` })
  expect(partly.soil.text).toBe('Keep it moist.')
})

describe('the toxicity of a species', () => {
  it.each([
    ['Lilium candidum', 'LIFE_THREATENING', 'MILD'],
    ['Hemerocallis fulva', 'LIFE_THREATENING', null],
    ['Cycas revoluta', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Nerium oleander', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Digitalis purpurea', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Convallaria majalis', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Ricinus communis', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Aconitum napellus', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Taxus baccata', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Colchicum autumnale', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Brugmansia suaveolens', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Azalea japonica', 'LIFE_THREATENING', 'LIFE_THREATENING'],
    ['Kalanchoe blossfeldiana', 'SERIOUS', 'SERIOUS'],
    ['Narcissus pseudonarcissus', 'SERIOUS', 'SERIOUS'],
    ['Dieffenbachia seguine', 'MILD', 'MILD'],
    ['Epipremnum aureum', 'MILD', 'MILD'],
  ] as const)(
    "has our own grades for cats and dogs for %s, not the model's grades",
    (name, cats, dogs) => {
      const { toxicity } = careOfSpecies(name)
      expect(toxicity).toMatchObject({ cats: 'TOXIC', grades: { cats, dogs } })
      expect(toxicity.firstAid).not.toBeNull()
      expect(toxicity.text).not.toBeNull()
    },
  )

  it('names the poisonous part and the first aid', () => {
    const { text, firstAid, parts } = careOfSpecies('Ricinus communis').toxicity
    expect(parts).toEqual(['SEED', 'LEAF'])
    expect(text).toBe(
      'Even a small amount can kill a person. Even a small amount can kill a cat or a dog. It can kill livestock that eat it. Poisonous parts: seeds; leaves.',
    )
    expect(firstAid).toMatch(
      /at once, .* Have a photo of the plant ready\. Do not induce vomiting\./,
    )
  })

  it('names the poisonous part of raw beans, green potatoes and peppers', () => {
    expect(careOfSpecies('Phaseolus vulgaris').toxicity.text).toMatch(/raw seeds.* boiling makes/)
    expect(careOfSpecies('Solanum tuberosum').toxicity.text).toMatch(/green or sprouted tubers/)
    expect(careOfSpecies('Capsicum annuum').toxicity.text).toMatch(/juice burns: .* children/)
  })

  it('causes a warning even if the model is not sure of the species', () => {
    const { toxicity, basis } = careOfSpecies('Lilium candidum', { confidence: 0.3 })
    expect(basis).toBe('GENERAL')
    expect(toxicity.text).toMatch(/^It may be a poisonous plant: true lily\./)
    expect(toxicity.firstAid).toMatch(/at once/)
  })

  it('is UNKNOWN instead of NON_TOXIC for a plant outside our tables', () => {
    const { toxicity } = careOfSpecies('Planta ignota')
    expect(toxicity).toMatchObject({ humans: 'UNKNOWN', cats: 'UNKNOWN' })
    expect(toxicity.firstAid).toMatch(/call a poison centre, because it is not known/)
    expect(toxicity.text).toMatch(/not known: keep it away/)
  })

  it("has texts in the user's language if the catalogue supports that language, otherwise in English", () => {
    expect(careOfSpecies('Lilium candidum', { language: 'uk' }).toxicity.firstAid).toMatch(
      /at once/,
    )
    for (const language of ['de', 'ja']) {
      const { toxicity } = locales.textsFor(language).texts
      const { firstAid } = careOfSpecies('Lilium candidum', { language }).toxicity
      expect(firstAid).toContain(toxicity.firstAid.PETS.LIFE_THREATENING)
    }
  })
})
