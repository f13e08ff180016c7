import { z } from 'zod'

/** A share, probability or confidence between 0 and 1. */
const fraction = z.number().min(0).max(1)
const time = z.iso.datetime()

export const outcomes = [
  'HEALTHY',
  'ISSUES_FOUND',
  'INCONCLUSIVE',
  'NOT_A_PLANT',
  'PHOTO_UNUSABLE',
] as const
export const outcome = z.enum(outcomes)

const range = z.object({ min: z.number(), max: z.number() })
const toxicityLevel = z.enum(['TOXIC', 'NON_TOXIC', 'UNKNOWN'])

/** Fractions of the photo's width and height, from the top left corner. */
const region = z.object({ x: fraction, y: fraction, width: fraction, height: fraction })

export const photoIssueCode = z.enum([
  'BLURRED',
  'TOO_DARK',
  'TOO_BRIGHT',
  'TOO_SMALL',
  'TOO_FAR',
  'SEVERAL_PLANTS',
])

export const category = z.enum([
  'FUNGAL',
  'BACTERIAL',
  'VIRAL',
  'PEST',
  'NUTRIENT',
  'WATER',
  'LIGHT',
  'TEMPERATURE',
  'MECHANICAL',
  'AGEING',
  'OTHER',
])
const likelihood = z.enum(['POSSIBLE', 'LIKELY', 'VERY_LIKELY'])
export const severity = z.enum(['LOW', 'MODERATE', 'HIGH', 'CRITICAL'])
export const plantPart = z.enum(['LEAF', 'STEM', 'FLOWER', 'FRUIT', 'ROOT', 'WHOLE_PLANT'])
export const treatmentType = z.enum([
  'CULTURAL',
  'MECHANICAL',
  'BIOLOGICAL',
  'CHEMICAL',
  'PREVENTION',
])
export const safetyFlag = z.enum([
  'LABEL_CHECK',
  'PETS',
  'CHILDREN',
  'POLLINATORS',
  'EDIBLE_HARVEST',
  'SAP_IRRITANT',
  'QUARANTINE',
])
export const lightLevel = z.enum(['FULL_SUN', 'PARTIAL_SHADE', 'BRIGHT_INDIRECT', 'SHADE'])
export const moderationState = z.enum(['CLEAR', 'FLAGGED', 'BLOCKED', 'APPROVED'])
export const placement = z.enum(['inside', 'outside'])

const photo = z.object({
  isPlant: z.object({ value: z.boolean(), confidence: fraction }),
  issues: z.array(z.object({ code: photoIssueCode, text: z.string() })),
  retakeHint: z.string().nullable(),
})

const plant = z.object({
  candidates: z.array(
    z.object({
      scientificName: z.string(),
      commonName: z.string(),
      family: z.string(),
      confidence: fraction,
    }),
  ),
})

const health = z.object({
  status: z.enum(['HEALTHY', 'UNHEALTHY', 'UNKNOWN']),
  confidence: fraction,
  summary: z.string(),
})

const measurements = z.object({
  foliageFraction: fraction,
  greenFraction: fraction,
  yellowFraction: fraction,
  brownFraction: fraction,
  whiteFraction: fraction,
  lesionCount: z.number().int().min(0),
  /** Closed polygons of [x, y] points, as fractions of width and height. */
  outline: z.array(z.array(z.array(fraction).length(2))),
})

const issue = z.object({
  conditionId: z.string(),
  category,
  name: z.string(),
  scientificName: z.string().nullable(),
  confidence: fraction,
  likelihood,
  severity,
  affectedParts: z.array(plantPart),
  symptoms: z.array(z.string()),
  evidence: z.array(
    z.object({ source: z.enum(['PHOTO', 'HINT']), text: z.string(), region: region.nullable() }),
  ),
  howToConfirm: z.array(z.string()),
  lookAlikes: z.array(
    z.object({ conditionId: z.string(), name: z.string(), difference: z.string() }),
  ),
})

const action = z.object({
  order: z.number().int().min(1),
  conditionIds: z.array(z.string()),
  title: z.string(),
  instructions: z.string(),
  startInDays: z.number().int().min(0),
  repeatEveryDays: z.number().int().min(1).nullable(),
  treatmentType,
  safetyFlags: z.array(safetyFlag),
})

const plan = z.object({
  actions: z.array(action),
  checkBackInDays: z.number().int().min(1).nullable(),
  seekExpertIf: z.string().nullable(),
})

const care = z.object({
  basis: z.enum(['SPECIES', 'GENERAL']),
  watering: z.object({ intervalDays: range, text: z.string() }),
  light: z.object({ level: lightLevel, text: z.string() }),
  temperatureC: range,
  humidityPercent: range,
  soil: z.object({ text: z.string() }),
  fertilizer: z.object({ intervalDays: range, text: z.string() }),
  toxicity: z.object({ humans: toxicityLevel, cats: toxicityLevel, dogs: toxicityLevel }),
})

/**
 * What a plant model says of a photo; both models answer in this one shape.
 * `plan` and `care` are null where nothing was diagnosed (no plant, unusable photo, withheld).
 */
export const diagnosis = z.object({
  outcome,
  photo: photo.nullable(),
  plant,
  health,
  measurements: measurements.nullable(),
  issues: z.array(issue).max(3),
  plan: plan.nullable(),
  care: care.nullable(),
})
export type Diagnosis = z.infer<typeof diagnosis>

export const model = z.object({
  provider: z.string(),
  name: z.string(),
  version: z.string(),
  fallback: z.boolean(),
})

export const servedLanguage = z.object({
  requested: z.string(),
  served: z.string(),
  fallback: z.boolean(),
})

/** What a caller told about the plant; null where nothing was told. */
export const plantHints = z.object({
  placement: placement.nullable(),
  sunExposure: z.string().nullable(),
  /** Days between waterings, 1 to 365. */
  wateringFrequency: z.number().int().nullable(),
  /** Degrees. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type PlantHints = z.infer<typeof plantHints>

export const analysisInput = z.object({
  storagePath: z.string(),
  imageWidthPx: z.number().int().positive(),
  imageHeightPx: z.number().int().positive(),
  imageBytes: z.number().int().positive(),
  imageSha256: z.string(),
  ...plantHints.shape,
})

export const usage = z.object({
  charged: z.number().int().min(0).max(1),
  /** Why it was charged or not; UNDIAGNOSED_LIMIT: no diagnosis, but today's free ones are used up. */
  reason: z.enum([
    'ANSWERED',
    'NOT_A_PLANT',
    'PHOTO_UNUSABLE',
    'UNDIAGNOSED_LIMIT',
    'BLOCKED',
    'RETRIED_BY_OPERATOR',
  ]),
  remainingToday: z.number().int().min(0),
  resetsAt: time,
})

/** The one shape of an analysis in sync, poll, history, events and export (docs/api.md#the-analysis-object). */
export const analysis = z.object({
  id: z.string(),
  schemaVersion: z.literal('1.0'),
  status: z.literal('COMPLETED'),
  clientReference: z.string().nullable(),
  outcome,
  createdAt: time,
  completedAt: time,
  saved: z.boolean(),
  expiresAt: time.nullable(),
  folderId: z.string().nullable(),
  impression: z.string(),
  language: servedLanguage,
  input: analysisInput,
  ...diagnosis.omit({ outcome: true }).shape,
  model,
  usage,
  moderation: z.object({ state: moderationState }),
  disclaimer: z.string(),
})
export type Analysis = z.infer<typeof analysis>
