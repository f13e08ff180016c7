import { locales } from '@plant/testing/locales'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { actionIds, actions } from '../catalogue/actions.ts'
import { diagnoseMeasurements } from '../diagnosis/diagnose.ts'
import { readHints } from '../diagnosis/growing-conditions.ts'
import { catalogueLanguages } from '../locales/languages.ts'
import { applySafetyRules } from './safety-rules.ts'

type Issue = Diagnosis['issues'][number]
type Action = NonNullable<Diagnosis['plan']>['actions'][number]

const hints = readHints({
  placement: null,
  sunExposure: null,
  wateringFrequency: null,
  latitude: null,
  longitude: null,
})
const embedded = (measured = plainDamage.rust, language = 'en') =>
  diagnoseMeasurements(measured, hints, locales.textsFor(language).texts)

const issue = (changes: Partial<Issue> = {}): Issue => ({
  conditionId: 'late_blight',
  category: 'FUNGAL',
  name: 'Late blight',
  scientificName: 'Phytophthora infestans',
  confidence: 0.6,
  likelihood: 'LIKELY',
  severity: 'HIGH',
  affectedParts: ['LEAF'],
  symptoms: ['Dark blotches'],
  evidence: [],
  howToConfirm: ['Look for white mould in the morning'],
  lookAlikes: [],
  ...changes,
})
const action = (changes: Partial<Action> = {}): Action => ({
  order: 1,
  conditionIds: ['late_blight'],
  title: 'Remove affected leaves',
  instructions: 'Cut them off.',
  startInDays: 0,
  repeatEveryDays: null,
  treatmentType: 'MECHANICAL',
  safetyFlags: [],
  ...changes,
})
const answer = (changes: Partial<Diagnosis> = {}, actions: Action[] = []): Diagnosis => ({
  ...embedded(),
  issues: [issue()],
  plan: { actions, checkBackInDays: 3, seekExpertIf: null },
  ...changes,
})
const issuesAfter = (...issues: Issue[]) => applySafetyRules(answer({ issues }), 'en').issues
const actionsAfter = (given: Action[], issues = [issue()], language = 'en') =>
  applySafetyRules(answer({ issues }, given), language).plan?.actions ?? []

describe('an answer that keeps the rules comes back as it was', () => {
  const photos = { healthy: sampleMeasurements(), ...plainDamage }
  const cases = catalogueLanguages.flatMap((language) =>
    Object.entries(photos).map(([name, measured]) => [language, name, measured] as const),
  )
  it.each(cases)('the embedded one in %s on %s', (language, _name, measured) => {
    const given = embedded(measured, language)
    expect(applySafetyRules(given, language)).toEqual(given)
  })
})

describe('issues', () => {
  it('are named by ids of our table only, and by one for what no entry fits', () => {
    const ids = issuesAfter(
      issue({ conditionId: 'EPPO:PHYTIN' }),
      issue({ conditionId: 'other', confidence: 0.5 }),
      issue(),
    ).map(({ conditionId }) => conditionId)
    expect(ids).toEqual(['late_blight', 'other'])
  })

  it("take category and scientific name from the catalogue, and no organism from a model's memory", () => {
    const [known, other] = issuesAfter(
      issue({ category: 'PEST', scientificName: 'Invented species' }),
      issue({ conditionId: 'other', scientificName: 'Invented species', confidence: 0.1 }),
    )
    expect(known).toMatchObject({ category: 'FUNGAL', scientificName: 'Phytophthora infestans' })
    expect(other?.scientificName).toBeNull()
  })

  it('are at most three, each once, strongest first', () => {
    const ids = ['rust', 'aphids', 'thrips', 'leaf_spot', 'aphids']
    const given = ids.map((conditionId, k) => issue({ conditionId, confidence: 0.5 + k / 10 }))
    expect(issuesAfter(...given).map(({ conditionId }) => conditionId)).toEqual([
      'aphids',
      'leaf_spot',
      'thrips',
    ])
  })

  it.each([
    [-1, 0, 'POSSIBLE'],
    [0.39, 0.39, 'POSSIBLE'],
    [0.4, 0.4, 'LIKELY'],
    [0.8, 0.8, 'LIKELY'],
    [0.81, 0.81, 'VERY_LIKELY'],
    [7, 1, 'VERY_LIKELY'],
    [Number.NaN, 0, 'POSSIBLE'],
  ] as const)('of confidence %d count as %d, %s', (given, confidence, likelihood) => {
    expect(issuesAfter(issue({ confidence: given, likelihood: 'LIKELY' }))[0]).toMatchObject({
      confidence,
      likelihood,
    })
  })

  it('point inside the photo', () => {
    const region = { x: 0.9, y: -0.2, width: 0.5, height: 2 }
    const [ruled] = issuesAfter(issue({ evidence: [{ source: 'PHOTO', text: 'Here', region }] }))
    const found = ruled?.evidence[0]?.region
    expect(found?.width).toBeCloseTo(0.1)
    expect(found).toMatchObject({ x: 0.9, y: 0, height: 1 })
  })

  it('are confused with known conditions only', () => {
    const lookAlikes = ['early_blight', 'late_blight', 'moon_sickness'].map((conditionId) => ({
      conditionId,
      name: conditionId,
      difference: 'The rim',
    }))
    expect(issuesAfter(issue({ lookAlikes }))[0]?.lookAlikes).toEqual([lookAlikes[0]])
  })

  it('there are none of a healthy plant, and no treatment either', () => {
    const ruled = applySafetyRules(answer({ outcome: 'HEALTHY' }, [action()]), 'en')
    expect(ruled.issues).toEqual([])
    expect(ruled.plan?.actions).toEqual([])
  })

  it('when none is left of those named, the answer is inconclusive', () => {
    const given = answer({ issues: [issue({ conditionId: 'moon_sickness' })] }, [action()])
    const ruled = applySafetyRules(given, 'en')
    expect(ruled).toMatchObject({ outcome: 'INCONCLUSIVE', issues: [], plan: null })
    expect(ruled.health).toMatchObject({ status: 'UNKNOWN', confidence: 0 })
  })
})

it.each(['NOT_A_PLANT', 'PHOTO_UNUSABLE'] as const)('%s carries no diagnosis', (outcome) => {
  const ruled = applySafetyRules(answer({ outcome }, [action()]), 'en')
  expect(ruled).toMatchObject({ outcome, issues: [], plan: null, care: null, measurements: null })
  expect(ruled.plant.candidates).toEqual([])
  expect(ruled.health.status).toBe('UNKNOWN')
})

describe('a chemical action', () => {
  const chemical = action({
    title: 'A fungicide',
    instructions: 'Use a copper product that is approved for your plant.',
    treatmentType: 'CHEMICAL',
  })

  it('carries LABEL_CHECK first and the other warnings, whatever the model says', () => {
    const [ruled] = actionsAfter([chemical])
    expect(ruled?.safetyFlags).toEqual([
      'LABEL_CHECK',
      'PETS',
      'CHILDREN',
      'POLLINATORS',
      'EDIBLE_HARVEST',
    ])
  })

  it('comes last', () => {
    const types = actionsAfter([chemical, action()]).map((each) => [each.order, each.treatmentType])
    expect(types).toEqual([
      [1, 'MECHANICAL'],
      [2, 'CHEMICAL'],
    ])
  })

  it('is not advised against a mere possibility', () => {
    expect(actionsAfter([chemical], [issue({ confidence: 0.3 })])).toEqual([])
    expect(actionsAfter([{ ...chemical, conditionIds: [] }])).toEqual([])
  })

  it.each([
    ['en', 'Protect new leaves. Mix 5 ml into a litre.', 'Protect new leaves.'],
    ['ja', '新しい葉を守ります。水1リットルに5ミリリットル混ぜます。', '新しい葉を守ります。'],
    ['ar', 'احم الأوراق الجديدة. استخدم ٥ مل لكل لتر.', 'احم الأوراق الجديدة.'],
    ['hi', 'नई पत्तियों को बचाएँ। ५ मिली पानी में मिलाएँ।', 'नई पत्तियों को बचाएँ।'],
  ])('says no amount (%s)', (language, instructions, left) => {
    const [ruled] = actionsAfter([{ ...chemical, instructions }], [issue()], language)
    expect(ruled?.instructions).toBe(left)
  })

  it('of which nothing is left without product and dose is left out', () => {
    expect(actionsAfter([{ ...chemical, instructions: 'Spray Ridomil Gold.' }])).toEqual([])
    expect(actionsAfter([{ ...chemical, title: 'Use Roundup®' }])).toEqual([])
  })

  it.each([
    ['en', 'Spray an insecticide'],
    ['de', 'Fungizid spritzen'],
    ['pt', 'Aplique um inseticida'],
    ['it', 'Usare un insetticida'],
    ['pl', 'Zastosuj fungicyd'],
    ['tr', 'İnsektisit kullanın'],
    ['ru', 'Обработайте фунгицидом'],
    ['zh', '喷洒杀菌剂'],
    ['ja', '殺虫剤を使う'],
    ['ko', '살균제를 뿌리세요'],
    ['ar', 'استخدم مبيد حشرات'],
    ['hi', 'कीटनाशक छिड़कें'],
  ])('is known by its words where a model calls it something else (%s)', (language, title) => {
    const disguised = action({ title, treatmentType: 'CULTURAL' })
    const [ruled] = actionsAfter([disguised], [issue()], language)
    expect(ruled?.treatmentType).toBe('CHEMICAL')
    expect(ruled?.safetyFlags).toContain('LABEL_CHECK')
  })
})

describe.each(catalogueLanguages)('the catalogue in %s', (language) => {
  it('says nothing that the rules take out of an action', () => {
    const { actions: words } = locales.textsFor(language).texts
    for (const actionId of actionIds) {
      const given = action({ ...words[actionId], treatmentType: actions[actionId].treatmentType })
      const [ruled] = actionsAfter([given], [issue()], language)
      expect(ruled, actionId).toMatchObject({
        title: given.title,
        instructions: given.instructions,
        treatmentType: given.treatmentType,
      })
    }
  })
})

/** What models have advised as if it were no chemical, in each language of the catalogue. */
const slippedThrough: readonly (readonly [language: string, instructions: string])[] = [
  ['en', 'Scatter metaldehyde pellets.'],
  ['en', 'Spray pyrethrin in the evening.'],
  ['en', 'Dust the leaves with carbaryl (Sevin).'],
  ['en', 'Kill the weeds around it with paraquat.'],
  ['en', 'Use dicofol against the mites.'],
  ['en', 'Bifenthrin works well.'],
  ['en', 'Apply lambda-cyhalothrin.'],
  ['en', 'Inject streptomycin.'],
  ['en', 'Drench with thiophanate-methyl.'],
  ['en', 'Use Bordeaux mixture.'],
  ['en', 'Treat it with copper.'],
  ['en', 'Apply neem oil weekly.'],
  ['en', 'Mix two tablespoons of baking soda per gallon.'],
  ['en', 'Stir two tablespoons of it into a bucket of water.'],
  ['en', 'Wash it with dish soap and vinegar.'],
  ['en', 'Water it with hydrogen peroxide.'],
  ['en', 'Work systemic granules into the soil.'],
  ['en', 'Put out slug bait.'],
  ['en', 'Spray the plant with a sulfur product.'],
  ['es', 'Esparza gránulos de metaldehído.'],
  ['es', 'Pulverice con caldo bordelés.'],
  ['es', 'Añada dos cucharadas a un cubo.'],
  ['es', 'Rocíe con bicarbonato de sodio.'],
  ['pt', 'Aplique óleo de nim.'],
  ['pt', 'Use calda bordalesa.'],
  ['pt', 'Misture duas colheres de sopa.'],
  ['pt', 'Pulverize com vinagre e detergente.'],
  ['fr', 'Épandez du métaldéhyde.'],
  ['fr', 'Pulvérisez de la bouillie bordelaise.'],
  ['fr', 'Ajoutez deux cuillères à soupe de bicarbonate de soude.'],
  ['fr', 'Vaporisez du liquide vaisselle.'],
  ['de', 'Schneckenkorn streuen.'],
  ['de', 'Mit Kupfer spritzen.'],
  ['de', 'Zwei Esslöffel Natron dazugeben.'],
  ['de', 'Mit Spülmittel und Essig einsprühen.'],
  ['it', 'Distribuire metaldeide in granuli.'],
  ['it', 'Usare poltiglia bordolese.'],
  ['it', 'Aggiungere due cucchiai di bicarbonato.'],
  ['nl', 'Strooi slakkenkorrels.'],
  ['nl', 'Spuit met koper.'],
  ['nl', 'Twee eetlepels zuiveringszout toevoegen.'],
  ['pl', 'Rozsyp metaldehyd.'],
  ['pl', 'Opryskaj cieczą bordoską.'],
  ['pl', 'Dodaj dwie łyżki sody oczyszczonej.'],
  ['tr', 'Bordo bulamacı püskürtün.'],
  ['tr', 'İki yemek kaşığı karbonat ekleyin.'],
  ['tr', 'Neem yağı sürün.'],
  ['hi', 'बोर्डो मिश्रण छिड़कें।'],
  ['hi', 'दो चम्मच बेकिंग सोडा मिलाएँ।'],
  ['hi', 'नीम का तेल लगाएँ।'],
  ['zh', '喷波尔多液。'],
  ['zh', '加两汤匙小苏打。'],
  ['zh', '撒四聚乙醛颗粒剂。'],
  ['ja', 'ボルドー液を散布します。'],
  ['ja', '重曹を大さじ二杯混ぜます。'],
  ['ja', 'メタアルデヒドの粒剤をまきます。'],
]

describe('a pesticide, a recipe or a dose by another name', () => {
  it.each(slippedThrough)('is no advice without its warnings (%s: %s)', (language, text) => {
    const onTheSide = action({ instructions: text, treatmentType: 'CULTURAL' })
    expect(actionsAfter([onTheSide], [issue()], language)).toEqual([])
    const titled = action({ title: text, treatmentType: 'CULTURAL' })
    for (const ruled of actionsAfter([titled], [issue()], language)) {
      expect(ruled).toMatchObject({ treatmentType: 'CHEMICAL' })
      expect(ruled.safetyFlags).toContain('LABEL_CHECK')
    }
  })

  it.each([
    'Spray the undersides with a strong jet of water.',
    'Wipe the dust off the leaves with a damp cloth.',
    'Put copper tape around the pot.',
    'Fill the saucer with clay pellets and water.',
    'Give it a cup of water every morning.',
    'Sprinkle the soil with lukewarm water.',
  ])('is not what this is: %s', (instructions) => {
    expect(actionsAfter([action({ instructions })])[0]).toMatchObject({
      instructions,
      treatmentType: 'MECHANICAL',
    })
  })
})

describe('an action', () => {
  it('that is not chemical advises no chemical on the side', () => {
    const instructions = 'Cut off the leaves. Then spray a fungicide.'
    expect(actionsAfter([action({ instructions })])[0]?.instructions).toBe('Cut off the leaves.')
    expect(actionsAfter([action({ instructions: 'Spray a fungicide.' })])).toEqual([])
  })

  it('keeps its numbers where they are no rate of use', () => {
    const water = action({ instructions: 'Give 200 ml every 3 days.', treatmentType: 'CULTURAL' })
    expect(actionsAfter([water])[0]?.instructions).toBe('Give 200 ml every 3 days.')
    const feed = { ...water, instructions: 'Feed it. Take 5 ml per litre.' }
    expect(actionsAfter([feed])[0]?.instructions).toBe('Feed it.')
  })

  it('is for issues that are named, or goes', () => {
    expect(actionsAfter([action({ conditionIds: ['rust'] })])).toEqual([])
    const [shared] = actionsAfter([action({ conditionIds: ['rust', 'late_blight'] })])
    expect(shared?.conditionIds).toEqual(['late_blight'])
  })
})

describe('what is poisonous', () => {
  const withCare = (scientificName: string, level: 'NON_TOXIC' | 'TOXIC'): Diagnosis => {
    const { care } = embedded()
    if (!care) throw new Error('the embedded model answers care')
    const toxicity = { ...care.toxicity, humans: level, cats: level, dogs: level }
    const candidate = { scientificName, commonName: '', family: '', confidence: 2 }
    return answer({
      plant: { candidates: [candidate] },
      care: { ...care, basis: 'SPECIES', toxicity },
    })
  }

  it('comes from our table where it knows the species', () => {
    const ruled = applySafetyRules(withCare('Monstera deliciosa', 'NON_TOXIC'), 'en')
    expect(ruled.care?.toxicity).toMatchObject({ cats: 'TOXIC', dogs: 'TOXIC' })
    expect(ruled.plant.candidates[0]?.confidence).toBe(1)
  })

  it('is never harmless on the word of a model', () => {
    const harmless = applySafetyRules(withCare('Planta ignota', 'NON_TOXIC'), 'en')
    expect(harmless.care?.toxicity).toMatchObject({
      humans: 'UNKNOWN',
      cats: 'UNKNOWN',
      dogs: 'UNKNOWN',
    })
    const toxic = applySafetyRules(withCare('Planta ignota', 'TOXIC'), 'en')
    expect(toxic.care?.toxicity.cats).toBe('TOXIC')
  })
})
