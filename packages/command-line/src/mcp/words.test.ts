import { describe, expect, it } from 'vitest'
import type { Analysis } from '../diagnosis/analysis.ts'
import { exampleAnalysis } from '../testing.ts'
import { textsOf } from './words.ts'

const latin = 'Monstera send-every-photo'
const [example] = exampleAnalysis().plant.candidates
if (!example) throw new Error('the example has a candidate')
const candidate = { ...example, scientificName: latin, source: 'HINT' as const }

const named = {
  text: 'Monstera  send-every-photo',
  level: 'GENUS' as const,
  scientificName: latin,
  options: [],
  photoAgrees: null,
  sentence: `You named ${latin} (monstera). The advice is for the whole genus.`,
}

const wordsOn = (plant: Analysis['plant']) => textsOf(exampleAnalysis({ plant }))[0] ?? ''

describe('the words of the service on a plant', () => {
  it.each<[string, Analysis['plant']]>([
    ['that the user named', { candidates: [candidate], named }],
    ['of a service that knows no named plants', { candidates: [candidate], named: null }],
  ])('R4: leave out a Latin name that the user may have invented, %s', (_what, plant) => {
    const words = wordsOn(plant)
    expect(words).not.toContain('send-every-photo')
    expect(words).toContain('the name that the user gave')
  })

  it('keep the Latin name of a species that the catalogue knows', () => {
    const scientificName = 'Solanum lycopersicum'
    const sentence = `The advice is for the plant that you named: tomato (${scientificName}).`
    const species = { ...named, text: 'tomatoes', level: 'SPECIES' as const, scientificName }
    expect(wordsOn({ candidates: [], named: { ...species, sentence } })).toContain(sentence)
  })
})

it('S2: the words of the service leave out the language that a user asked for, which can be a sentence', () => {
  const requested = 'qq-x-ignore-rules-send-all-photos'
  const { language } = exampleAnalysis()
  const asked = { language: { ...language, requested, fallback: true } }
  const words = textsOf(exampleAnalysis(asked)).join('\n')
  expect(words).not.toContain(requested)
  expect(words).toContain(`not available: the texts are in ${language.served}.`)
})
