import { analysis } from '@plant/testing/samples'
import { expect, it } from 'vitest'
import { analyses } from './analyses.ts'

/** An issue as release 1.2.0 stored it. */
const issue = {
  conditionId: 'water_excess',
  category: 'WATER',
  name: 'Too much water',
  scientificName: null,
  confidence: 0.72,
  likelihood: 'LIKELY',
  severity: 'MODERATE',
  affectedParts: ['LEAF'],
  symptoms: ['Yellow leaves'],
  evidence: [],
  howToConfirm: ['Feel the soil'],
  lookAlikes: [],
}
const action = {
  order: 1,
  conditionIds: ['water_excess'],
  title: 'Let the soil dry',
  instructions: 'Do not water.',
  startInDays: 0,
  repeatEveryDays: null,
  treatmentType: 'CULTURAL',
  safetyFlags: [],
}
const care = {
  basis: 'SPECIES',
  watering: { intervalDays: { min: 7, max: 10 }, text: 'When dry.' },
  light: { level: 'BRIGHT_INDIRECT', text: 'Bright.' },
  temperatureC: { min: 15, max: 30 },
  humidityPercent: { min: 40, max: 60 },
  soil: { text: 'Potting soil.' },
  fertilizer: { intervalDays: { min: 28, max: 42 }, text: 'Monthly.' },
  toxicity: { humans: 'UNKNOWN', cats: 'TOXIC', dogs: 'TOXIC' },
}

const measurements = {
  foliageFraction: 0.6,
  greenFraction: 0.7,
  yellowFraction: 0.2,
  brownFraction: 0.1,
  whiteFraction: 0,
  lesionCount: 3,
  outline: [],
}

it('the schema reads an analysis of release 1.2.0 and fills newer fields with defaults', () => {
  const {
    diagnosis,
    language: _language,
    plantId: _plant,
    feedback: _said,
    progress: _compared,
    ...stored
  } = analysis({ outcome: 'ISSUES_FOUND' })
  const old = {
    ...stored,
    language: { requested: 'en', served: 'en', fallback: false },
    diagnosis: {
      ...diagnosis,
      outcome: 'ISSUES_FOUND',
      health: { status: 'UNHEALTHY', confidence: 0.9, summary: 'Too wet.' },
      measurements,
      issues: [issue],
      plan: { actions: [action], checkBackInDays: 7, seekExpertIf: null },
      care,
    },
  }
  const read = analyses.schema.parse(old)
  expect(read.language.review).toBe('machine')
  expect(read.plantId).toBeNull()
  expect(read.progress).toBeNull()
  expect(read.feedback).toEqual({ wrong: [], text: null, right: null })
  expect(read).toMatchObject({ corrected: false, looks: [], answers: [] })
  expect(read.diagnosis).toMatchObject({
    headline: null,
    question: null,
    health: { word: 'CAREFUL', rightOf100: null },
  })
  expect(read.diagnosis.measurements).toEqual({ ...measurements, lesions: [] })
  expect(read.diagnosis.issues[0]).toMatchObject({
    ...issue,
    rightOf100: null,
    reportable: false,
    onlyIf: null,
    spreads: null,
    outlook: null,
    references: [],
  })
  expect(read.diagnosis.plan?.actions[0]).toMatchObject({
    ...action,
    actionId: null,
    repeatTimes: null,
  })
  expect(read.diagnosis.care).toMatchObject(care)
})
