import { namedSpecies } from '@plant/image-processor/protocol'
import { adviceOnPhoto, generativeAdviceOn } from '@plant/testing/advice'
import { locales } from '@plant/testing/locales'
import { sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import { plantNames } from '../catalogue/plants.ts'
import { catalogueLanguages } from '../locales/languages.ts'
import { readPlant } from './named-plant.ts'

const read = (species: string | null, language = 'en') => readPlant({ species }, language, locales)

/** A photo that the network classifies as one species. */
const photoOf = (species: (typeof namedSpecies)[number], names = {}) =>
  sampleMeasurements({
    signals: { familiarity: 0.95 },
    species: { ...Object.fromEntries(namedSpecies.map((name) => [name, 0])), [species]: 0.98 },
    names,
  })

const adviceFor = (species: string, measured = photoOf('Phaseolus vulgaris'), language = 'en') =>
  adviceOnPhoto(measured, { hints: { species }, language })

describe('a plant that the caller names', () => {
  it.each([
    ['Zea mays', 'en', 'Zea mays'],
    [' zea MAYS ', 'en', 'Zea mays'],
    ['Lycopersicon esculentum', 'en', 'Solanum lycopersicum'],
    ["Solanum lycopersicum 'Roma'", 'en', 'Solanum lycopersicum'],
    ['Solanum lycopersicum var. cerasiforme', 'en', 'Solanum lycopersicum'],
    ['citrus x limon', 'en', 'Citrus × limon'],
    ['Citrus × limon (L.) Osbeck', 'en', 'Citrus × limon'],
    ['Pennisetum glaucum', 'en', 'Cenchrus americanus'],
    ['Amygdalus persica', 'en', 'Prunus persica'],
    ['Tomato', 'en', 'Solanum lycopersicum'],
    ['my tomato plants', 'en', 'Solanum lycopersicum'],
    ['tomatoes', 'en', 'Solanum lycopersicum'],
    ['tomato plant (cherry)', 'en', 'Solanum lycopersicum'],
    ['Tomato - Roma', 'en', 'Solanum lycopersicum'],
    ['chili pepper', 'en', 'Capsicum annuum'],
    ['Strawberries', 'en', 'Fragaria × ananassa'],
    ['Swiss-cheese plant', 'en', 'Monstera deliciosa'],
    ['apfelbaum', 'de', 'Malus domestica'],
    ['Tomaten', 'de', 'Solanum lycopersicum'],
    ['Sunflower', 'de', 'Helianthus annuus'],
    ['トマト', 'ja', 'Solanum lycopersicum'],
    ['टमाटर', 'hi', 'Solanum lycopersicum'],
    ['जुकीनी', 'hi', 'Cucurbita pepo'],
    ['corn', 'en-US', 'Zea mays'],
    ['maize', 'en-US', 'Zea mays'],
    ['brinjal', 'cs', 'Solanum melongena'],
  ])('may be a species: "%s" in the language %s is %s', (species, language, name) => {
    expect(read(species, language)).toMatchObject({ level: 'SPECIES', scientificName: name })
  })

  it.each([
    ['Narcissus', 'Narcissus', 'Narcissus'],
    ['narcissus L.', 'Narcissus', 'Narcissus'],
    ['Narcissus sp.', 'Narcissus', 'Narcissus'],
    ['Narcissus pseudonarcissus L.', 'Narcissus pseudonarcissus', 'Narcissus'],
    ['Azalea indica', 'Rhododendron indica', 'Rhododendron'],
    ['Sansevieria', 'Dracaena', 'Dracaena'],
    ['Monstera', 'Monstera', 'Monstera'],
    ['Musa × paradisiaca', 'Musa', 'Musa'],
    ['daffodil', 'Narcissus', 'Narcissus'],
    ['Daffodils', 'Narcissus', 'Narcissus'],
    ["St. John's wort", 'Hypericum', 'Hypericum'],
  ])('may be a genus: "%s" is %s with the facts of %s', (species, scientificName, listedAs) => {
    expect(read(species)).toMatchObject({ level: 'GENUS', scientificName, listedAs })
  })

  it.each([
    ['Rosaceae', 'Rosaceae'],
    ['Leguminosae', 'Fabaceae'],
    ['orchid', 'Orchidaceae'],
    ['the nightshade family', 'Solanaceae'],
  ])('may be a family: "%s" is %s', (species, scientificName) => {
    expect(read(species)).toMatchObject({ level: 'FAMILY', scientificName })
  })

  it.each([
    ['lily', ['Lilium', 'Hemerocallis', 'Convallaria', 'Spathiphyllum wallisii']],
    ['ivy', ['Hedera helix', 'Toxicodendron', 'Epipremnum aureum']],
    ['palm', ['Cycas', 'Chamaedorea elegans']],
    ['jasmine', ['Jasminum', 'Gelsemium', 'Cestrum']],
    ['mint', ['Mentha spicata', 'Coleus']],
    ['Amaryllis', ['Amaryllis', 'Hippeastrum']],
    ['geranium', ['Geranium', 'Pelargonium × hortorum']],
    ['cactus', ['Cactaceae', 'Euphorbia']],
  ])('may be several: "%s"', (species, some) => {
    const found = read(species)
    expect(found).toMatchObject({ level: 'SEVERAL', options: expect.arrayContaining(some) })
  })

  it.each(['Welwitschia mirabilis', 'constructor', '__proto__', '🌱', 'Rosa del desierto'])(
    'may be unknown: "%s"',
    (species) => {
      expect(read(species)).toEqual({ level: 'UNKNOWN', text: species })
    },
  )

  it.each([null, '', ' ', '?', 'my plant', 'Unknown', 'a houseplant', 'Pflanze', '植物'])(
    'is nothing for "%s"',
    (species) => {
      expect(read(species)).toBeNull()
    },
  )

  it('may have any first name of the catalogue in the language of the request', () => {
    for (const language of catalogueLanguages) {
      const { plants } = locales.textsFor(language).texts
      for (const name of plantNames) {
        const found = read(plants.nameOf(name), language)
        expect(found?.level, `${language}: ${name}`).not.toBe('UNKNOWN')
      }
    }
  })

  it('fits at most ten plants, which a grower can choose from', () => {
    for (const language of catalogueLanguages) {
      for (const name of plantNames) {
        const found = read(locales.textsFor(language).texts.plants.nameOf(name), language)
        if (found?.level === 'SEVERAL') expect(found.options.length).toBeLessThanOrEqual(10)
      }
    }
    for (const name of ['lily', 'palm', 'ivy', 'fern', 'jasmine']) {
      const found = read(name)
      expect(found?.level === 'SEVERAL' && found.options.length, name).toBeLessThanOrEqual(10)
    }
  })
})

describe('the answer for a plant that the caller names', () => {
  it('has the facts of the genus if the catalogue lacks the species', () => {
    const { plant, care } = adviceFor('Narcissus pseudonarcissus')
    expect(plant.candidates).toMatchObject([
      {
        scientificName: 'Narcissus pseudonarcissus',
        commonName: 'daffodil',
        family: 'Amaryllidaceae',
        source: 'HINT',
      },
    ])
    expect(plant.named).toMatchObject({ level: 'GENUS', photoAgrees: false })
    expect(care?.basis).toBe('GENERAL')
    expect(care?.toxicity.humans).toBe('TOXIC')
    expect(care?.toxicity.text).not.toMatch(/boiling/)
  })

  it('has the care of a genus whose species have the same care', () => {
    expect(adviceFor('Citrus sinensis').care?.basis).toBe('SPECIES')
  })

  it('calls a genus without care advice harmless if its plants are harmless', () => {
    expect(adviceFor('Camellia japonica').care?.toxicity).toMatchObject({ cats: 'NON_TOXIC' })
  })

  it('lists all plants that a name fits, with first aid for the most poisonous plant', () => {
    const { plant, care } = adviceFor('lily')
    const { named, candidates } = plant
    expect(named).toMatchObject({ level: 'SEVERAL', scientificName: null, photoAgrees: false })
    expect(candidates.map(({ scientificName }) => scientificName)).toEqual(
      named?.options.map(({ scientificName }) => scientificName),
    )
    expect(named?.options).toContainEqual({ scientificName: 'Lilium', commonName: 'true lily' })
    expect(care?.basis).toBe('GENERAL')
    const advice = care?.toxicity.firstAidSteps.map(({ targets, text }) => `${targets}: ${text}`)
    expect(advice).toContainEqual(expect.stringMatching(/^PEOPLE: .*emergency number/))
    expect(advice).toContainEqual(expect.stringMatching(/^CATS.*: .*call a vet .*at once/))
  })

  it('warns of all poisonous plants of a family', () => {
    const { plant, care } = adviceFor('Araceae')
    expect(plant.candidates).toMatchObject([{ scientificName: 'Araceae', family: 'Araceae' }])
    expect(care?.toxicity.text).toMatch(/^It may be a poisonous plant: .*dumb cane/)
    expect(care?.toxicity.text?.match(/dumb cane/g)).toHaveLength(1)
  })

  it('gives no facts of another plant if the catalogue lacks the plant', () => {
    const { plant, care } = adviceFor('Welwitschia mirabilis', photoOf('Cryptostegia grandiflora'))
    expect(plant.candidates).toMatchObject([
      { scientificName: 'Cryptostegia grandiflora', source: 'PHOTO', confidence: 0.4 },
    ])
    expect(plant.named).toMatchObject({ level: 'UNKNOWN', photoAgrees: null, options: [] })
    expect(plant.named?.sentence).toMatch(/We do not know .* only a guess\.$/)
    expect(care).toMatchObject({ basis: 'GENERAL', toxicity: { cats: 'UNKNOWN' } })
    expect(care?.toxicity.firstAid).toContain('call a poison centre, because it is not known')
  })

  it('takes the facts of a common name from a model that knows its scientific name', () => {
    const species = {
      scientificName: 'Aristolochia macrophylla',
      family: 'Aristolochiaceae',
      commonName: 'pipe vine',
    }
    const { plant, care } = generativeAdviceOn([{ conditionId: 'rust', confidence: 0.6 }], {
      species,
      hints: { species: 'pipe vine' },
    })
    expect(plant.named).toMatchObject({ level: 'GENUS', photoAgrees: true })
    expect(care?.toxicity.grades.humans).toBe('SERIOUS')
  })

  it('says that a model wrote the care of a plant outside the catalogue', () => {
    const species = { scientificName: 'Welwitschia mirabilis', family: 'Welwitschiaceae' }
    const { plant } = generativeAdviceOn([{ conditionId: 'rust', confidence: 0.6 }], {
      species,
      hints: { species: 'Welwitschia mirabilis' },
    })
    expect(plant.candidates).toMatchObject([{ source: 'HINT' }])
    expect(plant.named).toMatchObject({ level: 'UNKNOWN', photoAgrees: true })
    expect(plant.named?.sentence).toMatch(/^Our catalogue does not have/)
  })

  it('agrees with a photo of the same species or genus', () => {
    const agrees = (species: string) => adviceFor(species).plant.named?.photoAgrees
    expect(['bean', 'Phaseolus', 'Phaseolus coccineus', 'Fabaceae'].map(agrees)).toEqual(
      Array(4).fill(true),
    )
    expect(['tomato', 'Rosaceae', 'lily'].map(agrees)).toEqual(Array(3).fill(false))
    expect(adviceFor('bean', sampleMeasurements()).plant.named?.photoAgrees).toBeNull()
  })

  it('is the same after the safety rules have run again', () => {
    const { plant } = adviceFor('lily')
    expect(plant.candidates.length).toBeGreaterThan(5)
    expect(plant.named?.options.length).toBe(plant.candidates.length)
  })
})
