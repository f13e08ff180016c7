import { adviceOnPhoto, generativeAdviceOn, type Situation } from '@plant/testing/advice'
import { noHints } from '@plant/testing/hints'
import { locales } from '@plant/testing/locales'
import { plainDamage, sampleMeasurements } from '@plant/testing/sample-measurements'
import { analysis } from '@plant/testing/samples'
import { describe, expect, it } from 'vitest'
import type { Diagnosis } from '../../contract/schemas/diagnosis.ts'
import { catalogueLanguages } from '../locales/languages.ts'
import { toAnalysis } from './analysis.ts'
import { inLanguage } from './in-language.ts'

const signs: ReturnType<typeof sampleMeasurements>['signs'] = [
  {
    strength: 0.9,
    areaFraction: 0.1,
    region: { x: 0, y: 0, width: 0.2, height: 0.2 },
    outline: [],
  },
]
const stored = (diagnosis: Diagnosis, { hints = {}, answers = [] }: Situation = {}) =>
  analysis({
    diagnosis,
    outcome: diagnosis.outcome,
    input: { ...analysis().input, ...noHints, ...hints },
    answers: [...answers],
  })

const photos = {
  ...plainDamage,
  signs: { ...plainDamage.rust, signs },
  healthy: sampleMeasurements(),
  unsure: sampleMeasurements({ signals: { diseasedProbability: 0.5 } }),
  cat: sampleMeasurements({ signals: { plantProbability: 0.02 } }),
  plant: sampleMeasurements({ signals: { view: { kind: 'PLANT', probability: 0.9 } } }),
}
const situations: Situation[] = [
  {},
  { hints: { species: 'tomato', placement: 'outside', country: 'DE' } },
  { hints: { species: 'Citrus sinensis' } },
  { answers: [{ question: 'SOIL', value: 'DRY' }] },
]

describe('an answer of the embedded model, read in another language,', () => {
  it.each(Object.entries(photos))(
    'is the answer in that language for a photo of %s',
    (_, photo) => {
      for (const situation of situations) {
        const english = stored(adviceOnPhoto(photo, situation), situation)
        const told = inLanguage(english, 'de', locales)
        // A common name is a name only in its own language, so the German answer starts from Latin.
        const hints = { ...situation.hints }
        if (hints.species === 'tomato') hints.species = 'Solanum lycopersicum'
        const german = adviceOnPhoto(photo, { ...situation, hints, language: 'de' })
        expect({ ...told.diagnosis, plant: null }).toEqual({ ...german, plant: null })
        expect(told.language).toMatchObject({ served: 'de', fallback: false, partly: null })
      }
    },
  )

  it('has no English left in any language', () => {
    const english = stored(adviceOnPhoto(photos.signs, { hints: { species: 'Rosa' } }), {
      hints: { species: 'Rosa' },
    })
    const words = /\b(the|and|with|leaves|soil|when|from|which|are|leaf)\b/i
    for (const language of catalogueLanguages.filter((tag) => !tag.startsWith('en'))) {
      const { diagnosis } = inLanguage(english, language, locales)
      const issues = diagnosis.issues.map((issue) => ({ ...issue, references: [] }))
      expect(sentencesIn({ ...diagnosis, issues }).filter((each) => words.test(each))).toEqual([])
    }
  })
})

/** All texts of several words within a value. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : []
}

it("a generative model's own texts stay, and the answer says in which language they are", () => {
  const summary = 'The spots began on the lower leaves.'
  const given = generativeAdviceOn([{ conditionId: 'leaf_spot', confidence: 0.6 }], { summary })
  const english = {
    ...stored(given),
    model: { provider: 'gemini', name: 'm', version: '1', fallback: false },
  }
  const read = toAnalysis('an_1', english, locales, 'de')
  const { conditions } = locales.textsFor('de').texts
  expect(read.issues[0]?.name).toBe(conditions.leaf_spot.name)
  expect(read.health.summary).toBe(summary)
  expect(read.language).toMatchObject({ served: 'de', partly: 'en' })
  expect(read.disclaimer).toBe(locales.disclaimerIn('de'))
})

it('an answer stays as it is in its own language, and in a language that the service lacks', () => {
  const english = stored(adviceOnPhoto(plainDamage.rust))
  for (const tag of ['en', 'en-GB', 'sw', 'tlh'])
    expect(inLanguage(english, tag, locales).diagnosis).toBe(english.diagnosis)
})

it('a withheld answer stays withheld in every language', () => {
  const moderation = { state: 'BLOCKED' as const, reasons: ['SAFETY'] }
  const blocked = { ...stored(adviceOnPhoto(plainDamage.rust)), moderation }
  expect(toAnalysis('an_1', blocked, locales, 'de')).toMatchObject({ issues: [], photo: null })
})
