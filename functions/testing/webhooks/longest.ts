import { readAnswer } from '../../src/adapters/gemini/answer.ts'
import { toDiagnosis } from '../../src/adapters/gemini/diagnosis.ts'
import type { StoredAnalysis } from '../../src/collections/analyses.ts'
import type { Transaction } from '../../src/collections/transactions.ts'
import type { PlantHints } from '../../src/contract/schemas/analysis.ts'
import { actionIds } from '../../src/domain/catalogue/actions.ts'
import { conditionIds } from '../../src/domain/catalogue/conditions.ts'
import { applySafetyRules } from '../../src/domain/safety/safety-rules.ts'
import { completedEvent } from '../../src/domain/webhooks/event.ts'
import { locales } from '../locales.ts'
import { sampleMeasurements } from '../sample-measurements.ts'
import { analysis as sample } from '../samples.ts'

const hints: PlantHints = {
  placement: 'outside',
  sunExposure: 'ქ'.repeat(64),
  wateringFrequency: 365,
  species: 'ქ'.repeat(100),
  latitude: 49.2,
  longitude: 16.6,
  country: 'GE',
}

/** A text that exceeds every limit, in a script with three bytes per character. */
const text = 'მცენარე '.repeat(200)
/** A language without a catalogue. The model therefore provides all texts. */
const language = 'ka'

/** An analysis with the longest texts that the limits allow a model to return. */
export function longestAnalysis(): StoredAnalysis {
  const read = readAnswer(JSON.stringify(longestAnswer()))
  if (read.kind === 'INVALID') throw new Error(read.problems)
  const request = {
    measurements: sampleMeasurements({ lesions: { count: 9999 } }),
    hints,
    language,
  } as Parameters<typeof toDiagnosis>[1]
  const given = toDiagnosis(read.answer, request, language, locales)
  const ruled = applySafetyRules(given, language, hints, locales)
  const diagnosis = {
    ...ruled,
    measurements: ruled.measurements && {
      ...ruled.measurements,
      lesions: longestLesions(),
      outline: longestOutline(),
    },
  }
  const plain = sample({
    diagnosis,
    outcome: diagnosis.outcome,
    clientReference: 'ქ'.repeat(128),
    plantId: 'ქ'.repeat(64),
    impression: 'ქ'.repeat(1000),
    feedback: { wrong: ['PLANT', 'PROBLEM', 'PLACE'], text: 'ქ'.repeat(1000), right: null },
  })
  return {
    ...plain,
    language: {
      requested: language,
      served: language,
      fallback: false,
      review: 'machine',
      partly: null,
    },
    input: { ...plain.input, ...hints, storagePath: `optimized/${'u'.repeat(128)}/an_1.webp` },
  }
}

/** The longest outline that the image processor returns: three polygons of forty points. */
function longestOutline(): number[][][] {
  return [0, 1, 2].map((polygon) =>
    Array.from({ length: 40 }, (_, point) => [0.1234 + polygon / 10, 0.1234 + point / 1000]),
  )
}

/** The longest list of spots that the image processor returns. */
const longestLesions = () =>
  Array.from({ length: 40 }, () => ({
    areaFraction: 0.1234,
    region: { x: 0.1234, y: 0.1234, width: 0.1234, height: 0.1234 },
  }))

function longestAnswer() {
  return {
    outcome: 'ISSUES_FOUND',
    isPlant: true,
    isPlantConfidence: 0.987,
    photoIssues: Array.from({ length: 6 }, () => ({ code: 'SEVERAL_PLANTS', text })),
    retakeHint: text,
    species: Array.from({ length: 3 }, () => ({
      scientificName: text,
      commonName: text,
      family: text,
      confidence: 0.987,
    })),
    healthConfidence: 0.987,
    summary: text,
    issues: ['powdery_mildew', 'spider_mites', 'other'].map(longestIssue),
    actions: actionIds.slice(0, 8).map((actionId) => ({
      actionId,
      conditionIds: ['powdery_mildew', 'spider_mites', 'other'],
      title: text,
      instructions: text,
    })),
    seekExpertIf: text,
    care: {
      wateringIntervalDays: { min: 1, max: 90 },
      watering: text,
      lightLevel: 'BRIGHT_INDIRECT',
      light: text,
      temperatureC: { min: -30, max: 50 },
      humidityPercent: { min: 0, max: 100 },
      soil: text,
      fertilizerIntervalDays: { min: 1, max: 365 },
      fertilizer: text,
      toxicity: { humans: 'UNKNOWN', cats: 'UNKNOWN', dogs: 'UNKNOWN' },
    },
  }
}

function longestIssue(conditionId: string) {
  return {
    conditionId,
    category: 'OTHER',
    name: text,
    confidence: 0.987,
    severity: 'CRITICAL',
    affectedParts: ['LEAF', 'STEM', 'ROOT', 'FLOWER', 'FRUIT', 'WHOLE_PLANT'],
    symptoms: Array.from({ length: 5 }, () => text),
    evidence: Array.from({ length: 4 }, () => ({
      source: 'PHOTO',
      text,
      box: [111, 222, 777, 888],
    })),
    howToConfirm: Array.from({ length: 4 }, () => text),
    lookAlikes: conditionIds
      .slice(0, 3)
      .map((conditionId) => ({ conditionId, name: text, difference: text })),
  }
}

const at = new Date('2026-11-20T08:00:05.000Z')
const completed = {
  uid: 'ada',
  accountId: 'u'.repeat(128),
  operation: 'start',
  createdAt: at,
  deadlineAt: at,
  attempt: 1,
  storagePath: 'optimized/ada/an_1.webp',
  request: null,
  charge: { subject: 'ada', day: '2026-11-20', resets: 0, state: 'CHARGED' },
  expiresAt: null,
  sweepAt: null,
  completedAt: at,
  status: 'COMPLETED',
  outcome: 'ISSUES_FOUND',
  deleted: false,
} as const satisfies Transaction

/** The JSON body of the event for the longest analysis. */
export const eventBodyOf = (stored: StoredAnalysis) =>
  completedEvent('an_1', completed, stored, locales).document.body
