import { generativeAdviceOn } from '@plant/testing/advice'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { describe, expect, it } from 'vitest'
import type { GivenDiagnosis, GivenIssue } from '../advice/given.ts'
import { diagnoseMeasurements } from '../diagnosis/diagnose.ts'
import { readHints } from '../diagnosis/growing-conditions.ts'
import { catalogueLanguages } from '../locales/languages.ts'
import { applySafetyRules } from './safety-rules.ts'

type Action = NonNullable<GivenDiagnosis['plan']>['actions'][number]

const rule = (given: GivenDiagnosis, language = 'en') =>
  applySafetyRules(given, language, noHints, locales)
const embedded = (measured = plainDamage.rust, language = 'en') =>
  diagnoseMeasurements(measured, readHints(noHints), locales.textsFor(language).texts)

const issue = (changes: Partial<GivenIssue> = {}): GivenIssue => ({
  conditionId: 'grey_mould',
  confidence: 0.6,
  evidence: [],
  ...changes,
})
const action = (changes: Partial<Action> = {}): Action => ({
  actionId: 'remove_affected_leaves',
  conditionIds: ['leaf_spot'],
  title: 'Odstraňte napadené listy',
  instructions: 'Odřízněte je.',
  ...changes,
})
const answer = (
  changes: Partial<GivenDiagnosis> = {},
  actions: readonly Action[] = [],
): GivenDiagnosis => ({
  ...embedded(),
  issues: [issue()],
  plan: { actions, seekExpertIf: null },
  ...changes,
})
const issuesAfter = (...issues: GivenIssue[]) => rule(answer({ issues })).issues
const actionsAfter = (given: Action[], language: string) =>
  rule(answer({ issues: [issue({ conditionId: 'leaf_spot' })] }, given), language).plan?.actions ??
  []

describe('the safety rules', () => {
  const photos = { healthy: sampleMeasurements(), ...plainDamage }
  const cases = catalogueLanguages.flatMap((language) =>
    Object.entries(photos).map(([name, measured]) => [language, name, measured] as const),
  )
  it.each(cases)('do not change a checked answer in %s: %s', (language, _name, measured) => {
    const ruled = rule(embedded(measured, language), language)
    expect(rule(ruled, language)).toEqual(ruled)
  })
})

it('the safety rules do not change a checked answer in a language without a catalogue', () => {
  const ruled = generativeAdviceOn([{ conditionId: 'late_blight', confidence: 0.6 }], {
    language: 'cs',
  })
  expect(ruled.issues[0]?.onlyIf).not.toBeNull()
  expect(rule(ruled, 'cs')).toEqual(ruled)
})

describe('issues', () => {
  it('have only ids of the catalogue, or "other"', () => {
    const ids = issuesAfter(
      issue({ conditionId: 'EPPO:PHYTIN' }),
      issue({ conditionId: 'other', name: 'Crown gall', confidence: 0.5 }),
      issue(),
    ).map(({ conditionId }) => conditionId)
    expect(ids).toEqual(['grey_mould', 'other'])
  })

  it('take the category and the scientific name from the catalogue, never from the model', () => {
    const [known, other] = issuesAfter(
      issue({ category: 'PEST', scientificName: 'Invented species' }),
      issue({
        conditionId: 'other',
        name: 'Crown gall',
        scientificName: 'Invented species',
        confidence: 0.1,
      }),
    )
    expect(known).toMatchObject({ category: 'FUNGAL', scientificName: 'Botrytis cinerea' })
    expect(other?.scientificName).toBeNull()
  })

  it('are at most three different conditions, sorted by confidence', () => {
    const ids = ['rust', 'aphids', 'thrips', 'leaf_spot', 'aphids']
    const given = ids.map((conditionId, k) => issue({ conditionId, confidence: 0.5 + k / 10 }))
    expect(issuesAfter(...given).map(({ conditionId }) => conditionId)).toEqual([
      'aphids',
      'leaf_spot',
      'thrips',
    ])
  })

  it.each([
    [-1, 0.01, 'POSSIBLE'],
    [0.39, 0.39, 'POSSIBLE'],
    [0.4, 0.4, 'LIKELY'],
    [0.8, 0.8, 'LIKELY'],
    [0.81, 0.81, 'VERY_LIKELY'],
    [7, 0.99, 'VERY_LIKELY'],
    [Number.NaN, 0.01, 'POSSIBLE'],
  ] as const)(
    "with a model's confidence of %d get the confidence %f and the likelihood %s",
    (given, confidence, likelihood) => {
      expect(issuesAfter(issue({ confidence: given, likelihood: 'LIKELY' }))[0]).toMatchObject({
        confidence,
        likelihood,
      })
    },
  )

  it('have regions inside the photo', () => {
    const region = { x: 0.9, y: -0.2, width: 0.5, height: 2 }
    const [ruled] = issuesAfter(
      issue({ evidence: [{ source: 'PHOTO', text: 'Here', region, facts: [], outline: [] }] }),
    )
    const found = ruled?.evidence[0]?.region
    expect(found?.width).toBeCloseTo(0.1)
    expect(found).toMatchObject({ x: 0.9, y: 0, height: 1 })
  })

  it('list only conditions of the catalogue as look-alikes', () => {
    const lookAlikes = ['powdery_mildew', 'grey_mould', 'moon_sickness'].map((conditionId) => ({
      conditionId,
      name: conditionId,
      difference: 'The rim',
    }))
    const [other] = issuesAfter(issue({ conditionId: 'other', name: 'Crown gall', lookAlikes }))
    expect(other?.lookAlikes).toEqual(lookAlikes.slice(0, 2))
  })

  it('are removed from a healthy plant, together with the plan', () => {
    const ruled = rule(answer({ outcome: 'HEALTHY' }, [action()]))
    expect(ruled.issues).toEqual([])
    expect(ruled.plan?.actions).toEqual([])
  })

  it('make the answer inconclusive if the rules remove all issues', () => {
    const given = answer({ issues: [issue({ conditionId: 'moon_sickness' })] }, [action()])
    const ruled = rule(given)
    expect(ruled).toMatchObject({ outcome: 'INCONCLUSIVE', issues: [], plan: null })
    expect(ruled.health).toMatchObject({ status: 'UNKNOWN', confidence: 0.01 })
  })
})

it.each([
  ['fully certain', 1],
  ['fully uncertain', 0],
  ['out of range', 2],
])('changes a confidence that is %s to a value from 0.01 to 0.99', (_, confidence) => {
  const seen = { familiarity: null, source: 'PHOTO' } as const
  const names = { scientificName: 'Zea mays', commonName: '', family: 'Poaceae' }
  const plant = { ...names, ...seen, confidence }
  for (const outcome of ['ISSUES_FOUND', 'HEALTHY', 'INCONCLUSIVE', 'NOT_A_PLANT'] as const) {
    const { photo, health, ...ruled } = rule(
      answer({
        outcome,
        photo: { isPlant: { value: true, confidence }, view: null, issues: [], retakeHint: null },
        plant: { candidates: [plant], named: null },
        health: {
          status: 'UNHEALTHY',
          confidence,
          word: 'PLAIN',
          rightOf100: null,
          summary: 'A summary.',
        },
        issues: [issue({ confidence })],
      }),
    )
    const claims = [photo?.isPlant, health, ...ruled.plant.candidates, ...ruled.issues]
    for (const claim of claims) {
      expect(claim?.confidence, outcome).toBeGreaterThan(0)
      expect(claim?.confidence, outcome).toBeLessThan(1)
    }
  }
})

it.each(['NOT_A_PLANT', 'PHOTO_UNUSABLE'] as const)('a %s answer has no diagnosis', (outcome) => {
  const ruled = rule(answer({ outcome }, [action()]))
  expect(ruled).toMatchObject({ outcome, issues: [], plan: null, care: null, measurements: null })
  expect(ruled.plant.candidates).toEqual([])
  expect(ruled.health.status).toBe('UNKNOWN')
})

describe("a model's words in a language without a catalogue", () => {
  it('are kept if they follow the rules', () => {
    const [removal] = actionsAfter([action()], 'cs').filter(
      ({ actionId }) => actionId === 'remove_affected_leaves',
    )
    expect(removal).toMatchObject({
      title: 'Odstraňte napadené listy',
      treatmentType: 'MECHANICAL',
    })
  })

  it.each([
    ['a dose', { instructions: 'Odřízněte je. Smíchejte 5 ml na litr.' }],
    ['a product', { instructions: 'Postříkejte je: Ridomil Gold.' }],
    ['a pesticide', { title: 'Použijte fungicid' }],
    ['no instructions', { instructions: null }],
  ])('are replaced by English texts if they have %s', (_, changes) => {
    const ruled = actionsAfter([action(changes)], 'cs')
    const titles = ruled.map(({ title }) => title)
    expect(titles).toContain('Remove affected leaves')
  })

  it('are ignored in a language with a catalogue', () => {
    const [removal] = actionsAfter([action()], 'de').filter(
      ({ actionId }) => actionId === 'remove_affected_leaves',
    )
    expect(removal?.title).toBe(locales.textsFor('de').texts.actions.remove_affected_leaves.title)
  })
})

describe('a condition outside the catalogue', () => {
  const other = issue({ conditionId: 'other', name: 'Crown gall', symptoms: ['Swellings'] })

  it("keeps the model's words but gets the severity MODERATE", () => {
    const [ruled] = issuesAfter({ ...other, severity: 'CRITICAL', confidence: 0.3 })
    expect(ruled).toMatchObject({
      name: 'Crown gall',
      symptoms: ['Swellings'],
      severity: 'MODERATE',
    })
    expect(ruled).toMatchObject({ references: [], spreads: null, reportable: false })
  })

  it('is removed if its name breaks the rules', () => {
    expect(issuesAfter(issue({ conditionId: 'other', name: 'Spray a fungicide' }))).toEqual([])
  })

  it('is treated only with actions of the catalogue', () => {
    const given = [
      action({ conditionIds: ['other'] }),
      action({ actionId: 'drink_tea', conditionIds: ['other'] }),
    ]
    const ruled = rule(answer({ issues: [other] }, given)).plan?.actions ?? []
    expect(ruled.map(({ actionId }) => actionId)).toEqual(['remove_affected_leaves'])
  })
})

describe('toxicity', () => {
  const withCare = (scientificName: string, level: 'NON_TOXIC' | 'TOXIC'): GivenDiagnosis => {
    const { care } = embedded()
    if (!care) throw new Error('the embedded model answers care')
    const toxicity = { ...care.toxicity, humans: level, cats: level, dogs: level }
    const seen = { confidence: 2, familiarity: null, source: 'PHOTO' } as const
    const candidate = { ...seen, scientificName, commonName: '', family: '' }
    return answer({
      plant: { candidates: [candidate], named: null },
      care: { ...care, basis: 'SPECIES', toxicity },
    })
  }

  it('comes from the catalogue if the species is known', () => {
    const ruled = rule(withCare('Monstera deliciosa', 'NON_TOXIC'))
    expect(ruled.care?.toxicity).toMatchObject({ cats: 'TOXIC', dogs: 'TOXIC' })
    expect(ruled.plant.candidates[0]?.confidence).toBe(0.99)
  })

  it('is UNKNOWN if only a model calls the plant harmless', () => {
    const harmless = rule(withCare('Planta ignota', 'NON_TOXIC'))
    expect(harmless.care?.toxicity).toMatchObject({
      humans: 'UNKNOWN',
      cats: 'UNKNOWN',
      dogs: 'UNKNOWN',
    })
    const toxic = rule(withCare('Planta ignota', 'TOXIC'))
    expect(toxic.care?.toxicity.cats).toBe('TOXIC')
  })

  it('calls a plant food only if the catalogue does', () => {
    const food = { parts: ['FRUIT' as const], text: 'Food' }
    const ruledFood = (name: string) => {
      const given = withCare(name, 'NON_TOXIC')
      const care = given.care && {
        ...given.care,
        toxicity: { ...given.care.toxicity, livestock: 'NON_TOXIC' as const, food },
      }
      return rule({ ...given, care }).care?.toxicity
    }
    expect(ruledFood('Planta ignota')).toMatchObject({ food: null, livestock: 'UNKNOWN' })
    expect(ruledFood('Prunus laurocerasus')?.food).toBeNull()
    expect(ruledFood('Vitis vinifera')?.food?.text).toBe('Food for people: fruit.')
  })
})
