import { json, type Reply } from './provider.ts'

/** The functions below build replies in the format of the provider's API. */

const usageMetadata = {
  promptTokenCount: 2104,
  cachedContentTokenCount: 1024,
  candidatesTokenCount: 812,
  thoughtsTokenCount: 640,
  totalTokenCount: 3556,
  promptTokensDetails: [
    { modality: 'TEXT', tokenCount: 1846 },
    { modality: 'IMAGE', tokenCount: 258 },
  ],
}
const modelVersion = 'gemini-3.8-flash-001'
const responseId = 'mN4eaYqsLoyw7dcP5M6n-A4'

const negligible = [
  { category: 'HARM_CATEGORY_HATE_SPEECH', probability: 'NEGLIGIBLE' },
  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'NEGLIGIBLE' },
]

type Rating = { category: string; probability: string; blocked?: boolean }

/** A candidate with a thought and then this text. The thought is not part of the answer. */
export function saying(
  text: string,
  { finishReason = 'STOP', safetyRatings = negligible as Rating[] } = {},
): Reply {
  const parts = [{ text: 'Looking at the lesions {first}.', thought: true }, { text }]
  return json(200, {
    candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0, safetyRatings }],
    usageMetadata,
    modelVersion,
    responseId,
  })
}

export const answering = (answer: Record<string, unknown> = lateBlight): Reply =>
  saying(JSON.stringify(answer))

export const fenced = (answer: Record<string, unknown> = lateBlight): Reply =>
  saying(`Here is my assessment:\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`\n`)

export const truncated = (answer: Record<string, unknown> = lateBlight): Reply => {
  const text = JSON.stringify(answer)
  return saying(text.slice(0, text.length / 2), { finishReason: 'MAX_TOKENS' })
}

export const blockedPrompt = (blockReason = 'PROHIBITED_CONTENT'): Reply =>
  json(200, {
    promptFeedback: { blockReason },
    usageMetadata: { promptTokenCount: 2104, totalTokenCount: 2104 },
    modelVersion,
    responseId,
  })

export const blockedAnswer = (finishReason = 'SAFETY'): Reply =>
  json(200, {
    candidates: [
      {
        finishReason,
        index: 0,
        safetyRatings: [
          { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH', blocked: true },
        ],
      },
    ],
    usageMetadata,
    modelVersion,
    responseId,
  })

/** A candidate without content, which the provider returns with `RECITATION` or `OTHER`. */
export const silent = (finishReason: string): Reply =>
  json(200, { candidates: [{ finishReason, index: 0 }], usageMetadata, modelVersion, responseId })

export const quotaExceeded = (retryDelay: string, headers: Record<string, string> = {}): Reply =>
  json(
    429,
    {
      error: {
        code: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
        status: 'RESOURCE_EXHAUSTED',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.Help', links: [] },
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
        ],
      },
    },
    headers,
  )

export const overloaded = (headers: Record<string, string> = {}): Reply =>
  json(
    503,
    {
      error: {
        code: 503,
        message: 'The model is overloaded. Please try again later.',
        status: 'UNAVAILABLE',
      },
    },
    headers,
  )

export const refused = (status: number): Reply =>
  json(status, {
    error: { code: status, message: 'API key not valid.', status: 'INVALID_ARGUMENT', details: [] },
  })

/** The model's English answer to a photo of a tomato with late blight. */
export const lateBlight = {
  outcome: 'ISSUES_FOUND',
  isPlant: true,
  isPlantConfidence: 0.99,
  photoIssues: [],
  retakeHint: null,
  species: [
    {
      scientificName: 'Solanum lycopersicum',
      commonName: 'garden tomato',
      family: 'Solanaceae',
      confidence: 0.93,
    },
  ],
  healthConfidence: 0.9,
  summary: 'Large dark blotches spread from the leaf edges.',
  issues: [
    {
      conditionId: 'late_blight',
      category: 'FUNGAL',
      name: 'Blight',
      confidence: 0.74,
      severity: 'HIGH',
      affectedParts: ['LEAF', 'STEM'],
      symptoms: ['Greasy dark blotches without a yellow rim'],
      evidence: [
        { source: 'PHOTO', text: 'A dark blotch at the leaf edge', box: [100, 200, 400, 700] },
        { source: 'HINT', text: 'It stands outside', box: null },
      ],
      howToConfirm: ['Look for white mould under the leaf on a wet morning'],
      lookAlikes: [
        { conditionId: 'early_blight', name: 'Early blight', difference: 'It has rings' },
      ],
    },
  ],
  actions: [
    {
      actionId: 'keep_leaves_dry',
      conditionIds: ['late_blight'],
      title: 'Protect healthy leaves',
      instructions: 'Water the soil. Use a copper product, 5 ml per litre.',
    },
    {
      actionId: 'remove_affected_leaves',
      conditionIds: ['late_blight'],
      title: 'Remove blotched leaves',
      instructions: 'Cut them off and put them in the household waste.',
    },
  ],
  seekExpertIf: 'Stems turn black.',
  care: {
    wateringIntervalDays: { min: 3, max: 1 },
    watering: 'Water the soil, never the leaves.',
    lightLevel: 'SHADE',
    light: 'As much sun as you can give it.',
    temperatureC: { min: 15, max: 30 },
    humidityPercent: { min: 40, max: 70 },
    soil: 'Deep soil rich in humus.',
    fertilizerIntervalDays: { min: 7, max: 14 },
    fertilizer: 'A fertiliser for tomatoes.',
    toxicity: { humans: 'NON_TOXIC', cats: 'NON_TOXIC', dogs: 'NON_TOXIC' },
  },
}
