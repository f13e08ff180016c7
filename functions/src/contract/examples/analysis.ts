import type { z } from 'zod'
import type { analysis as schema } from '../schemas/analysis.ts'
import type { image as imageSchema } from '../schemas/image.ts'
import { care } from './care.ts'
import { measurements } from './measurements.ts'
import { ids, plantId, times } from './values.ts'

const photo = `https://storage.googleapis.com/plants.firebasestorage.app/optimized/${ids.user}/${ids.analysis}`
const signature = '?X-Goog-Algorithm=GOOG4-HMAC-SHA256&X-Goog-Expires=1800&X-Goog-Signature=5d3c'

/** Links to the example photo, with shortened query strings. */
export const imageExample: z.input<typeof imageSchema> = {
  url: `${photo}.webp${signature}`,
  thumbnailUrl: `${photo}.thumbnail.webp${signature}`,
  expiresAt: '2026-11-20T08:45:00.000Z',
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
}

/** An example analysis of an overwatered monstera. */
export const analysisExample: z.input<typeof schema> = {
  id: ids.analysis,
  schemaVersion: '1.0',
  status: 'COMPLETED',
  madeBy: { uid: ids.user, apiKeyId: null },
  clientReference: 'order-4711',
  plantId,
  outcome: 'ISSUES_FOUND',
  createdAt: times.started,
  completedAt: times.completed,
  saved: false,
  expiresAt: times.nextMonth,
  folderId: null,
  impression: '',
  feedback: { wrong: [], text: null, right: null },
  language: {
    requested: 'en',
    served: 'en',
    fallback: false,
    review: 'machine-checked',
    partly: null,
  },
  input: {
    storagePath: `optimized/${ids.user}/${ids.analysis}.webp`,
    imageWidthPx: 1024,
    imageHeightPx: 768,
    imageBytes: 181_234,
    imageSha256: 'f6ff594a97b9e04c7675a03f959e6b77cb8504c498f54067008985428404ae42',
    placement: 'inside',
    sunExposure: 'partial shade',
    wateringFrequency: 3,
    species: 'Monstera deliciosa',
    latitude: 49.2,
    longitude: 16.6,
    country: 'CZ',
  },
  image: imageExample,
  headline: {
    kind: 'SIGNS',
    sign: 'YELLOWING',
    text: 'Yellowing; the cause cannot be told from this photo',
    rightOf100: null,
  },
  photo: {
    isPlant: { value: true, confidence: 0.99 },
    view: 'LEAF',
    issues: [],
    retakeHint: null,
  },
  plant: {
    candidates: [
      {
        scientificName: 'Monstera deliciosa',
        commonName: 'Swiss cheese plant',
        family: 'Araceae',
        confidence: 0.99,
        familiarity: null,
        source: 'HINT',
      },
    ],
    named: {
      text: 'Monstera deliciosa',
      level: 'SPECIES',
      scientificName: 'Monstera deliciosa',
      options: [],
      photoAgrees: null,
      sentence:
        'The advice is for the plant that you named: Swiss cheese plant (Monstera deliciosa).',
    },
  },
  health: {
    status: 'UNHEALTHY',
    confidence: 0.86,
    word: 'CAREFUL',
    rightOf100: null,
    summary: 'The lower leaves are yellow and soft, as they are where the soil stays wet.',
  },
  measurements,
  issues: [
    {
      conditionId: 'water_excess',
      category: 'WATER',
      name: 'Too much water',
      scientificName: null,
      confidence: 0.72,
      likelihood: 'LIKELY',
      rightOf100: null,
      severity: 'MODERATE',
      reportable: false,
      onlyIf: null,
      season: null,
      affectedParts: ['LEAF', 'ROOT'],
      symptoms: ['Leaves turn yellow and limp while the soil is wet', 'Lower leaves first'],
      evidence: [
        {
          source: 'PHOTO',
          text: 'The lower leaves are yellow and soft.',
          region: { x: 0.31, y: 0.55, width: 0.22, height: 0.18 },
        },
      ],
      howToConfirm: [
        'Put a finger 3 cm into the soil: soil that is still wet several days after watering makes this more likely',
        'Slide the plant out of its pot: roots that are soft and smell are rotting; firm brown ones can be healthy',
      ],
      lookAlikes: [
        {
          conditionId: 'nitrogen_deficiency',
          name: 'General paling (nitrogen deficiency suspected)',
          difference: 'The soil dries normally, and the roots are white',
        },
      ],
      avoid: null,
      spreads: { value: 'NO', text: 'It does not spread to other plants.' },
      harvestEdible: {
        value: 'UNAFFECTED',
        text: 'If it is a food plant, this does not make the harvest unsafe. Prepare it as usual.',
      },
      controlNeeded: { value: 'YES', text: 'Act within the next few days.' },
      outlook: { value: 'RECOVERS', text: 'The plant usually recovers once the cause is gone.' },
      references: [
        {
          title: 'Houseplant Diseases and Disorders',
          publisher: 'Clemson Cooperative Extension, Home and Garden Information Center',
          url: 'https://hgic.clemson.edu/factsheet/houseplant-diseases-disorders/',
        },
      ],
    },
  ],
  question: null,
  plan: {
    actions: [
      {
        order: 1,
        actionId: 'confirm',
        conditionIds: ['water_excess'],
        title: 'Confirm the diagnosis first',
        instructions:
          'Put a finger 3 cm into the soil: soil that is still wet several days after watering makes this more likely',
        startInDays: 0,
        stage: null,
        stageText: null,
        repeatEveryDays: null,
        repeatTimes: null,
        treatmentType: 'CULTURAL',
        safetyFlags: [],
      },
      {
        order: 2,
        actionId: 'let_soil_dry',
        conditionIds: ['water_excess'],
        title: 'Let the soil dry',
        instructions:
          'Do not water until the top 3 cm of soil is dry, and empty the saucer. Meanwhile keep the pot in a warm, bright place out of full sun.',
        startInDays: 0,
        stage: null,
        stageText: null,
        repeatEveryDays: null,
        repeatTimes: null,
        treatmentType: 'CULTURAL',
        safetyFlags: [],
      },
    ],
    checkBackInDays: 7,
    seekExpertIf: 'Ask an expert if the stem turns soft or dark at soil level.',
  },
  care,
  follows: null,
  looks: [],
  answers: [],
  progress: {
    comparedWith: ids.earlierAnalysis,
    since: times.weekBefore,
    trend: 'UNSURE',
    discolouredFraction: { before: 0.21, now: 0.3 },
    lesionCount: { before: 1, now: 2 },
  },
  model: {
    provider: 'gemini',
    name: 'gemini-3.8-flash',
    version: '2+gemini-3.8-flash-001',
    fallback: false,
  },
  usage: { charged: 1, reason: 'ANSWERED', remainingToday: 19, resetsAt: times.midnight },
  moderation: { state: 'CLEAR' },
  disclaimer:
    'This is an automatic assessment of one photo and can be wrong. Check for the signs described before you treat, and ask an expert before you use or eat anything.',
}
