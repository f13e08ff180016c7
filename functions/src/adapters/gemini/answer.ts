import { parseJson } from '@plant/common/json'
import { z } from 'zod'
import {
  category,
  lightLevel,
  outcome,
  photoIssueCode,
  plantPart,
  severity,
} from '../../contract/schemas/analysis-values.ts'
import { otherConditionId } from '../../domain/advice/issue.ts'
import { actionIds } from '../../domain/catalogue/actions.ts'
import { conditionIds } from '../../domain/catalogue/conditions.ts'
import { holdsContact } from './contact-details.ts'

/** Characters that change the direction of text. They could hide a link from the check. */
const directions = /[\u202A-\u202E\u2066-\u2069]/gu

/** A text on one line without control characters, cut at a length that is enough for advice. */
const text = (charactersMax: number) =>
  z
    .string()
    .regex(/\S/u, 'must not be empty')
    .refine((text) => !holdsContact(text), 'must hold no link, address, telephone number or markup')
    .transform((text) =>
      text
        .replace(directions, '')
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, charactersMax),
    )

const short = text(120)
const sentence = text(400)
const paragraph = text(1200)
const fraction = z.number().min(0).max(1)
const toxicity = z.enum(['TOXIC', 'NON_TOXIC', 'UNKNOWN'])
const range = (min: number, max: number) =>
  z.object({ min: z.number().min(min).max(max), max: z.number().min(min).max(max) })

/** Cuts a list at the maximum of the schema, instead of asking the model again. */
const atMost = <T extends z.ZodType>(count: number, item: T) =>
  z
    .array(item)
    .meta({ maxItems: count })
    .transform((items) => items.slice(0, count))

const conditionId = z.enum(conditionIds)
const issueId = z.enum([...conditionIds, otherConditionId])

const issue = z.object({
  conditionId: issueId,
  category,
  name: short,
  confidence: fraction,
  severity,
  affectedParts: atMost(6, plantPart),
  symptoms: atMost(5, sentence),
  evidence: atMost(
    4,
    z.object({
      source: z.enum(['PHOTO', 'HINT']),
      text: sentence,
      /** The box as top, left, bottom and right, each in 1/1000 of the photo's height or width. */
      box: z.array(z.int().min(0).max(1000)).length(4).nullable(),
    }),
  ),
  howToConfirm: atMost(4, sentence),
  lookAlikes: atMost(3, z.object({ conditionId, name: short, difference: sentence })),
})

/** An action of the catalogue, with null texts if the catalogue supports the language. */
const action = z.object({
  actionId: z.enum(actionIds),
  conditionIds: atMost(3, issueId),
  title: short.nullable(),
  instructions: paragraph.nullable(),
})

const care = z.object({
  wateringIntervalDays: range(1, 90),
  watering: paragraph,
  lightLevel,
  light: sentence,
  temperatureC: range(-30, 50),
  humidityPercent: range(0, 100),
  soil: sentence,
  fertilizerIntervalDays: range(1, 365),
  fertilizer: sentence,
  toxicity: z.object({ humans: toxicity, cats: toxicity, dogs: toxicity }),
})

/** The model fills in symptoms, checks, look-alikes and actions only if the catalogue has none. */
const modelAnswer = z
  .object({
    outcome,
    isPlant: z.boolean(),
    isPlantConfidence: fraction,
    photoIssues: atMost(6, z.object({ code: photoIssueCode, text: sentence })),
    retakeHint: sentence.nullable(),
    species: atMost(
      3,
      z.object({ scientificName: short, commonName: short, family: short, confidence: fraction }),
    ),
    healthConfidence: fraction,
    summary: paragraph,
    issues: atMost(3, issue),
    actions: atMost(8, action),
    seekExpertIf: sentence.nullable(),
    care: care.nullable(),
  })
  .refine((answer) => answer.outcome !== 'ISSUES_FOUND' || answer.issues.length > 0, {
    path: ['issues'],
    message: 'must name at least one where the outcome is ISSUES_FOUND',
  })
export type ModelAnswer = z.infer<typeof modelAnswer>

export type ReadAnswer =
  | { kind: 'VALID'; answer: ModelAnswer }
  | { kind: 'INVALID'; problems: string }

const problemsMax = 12

/** Reads an answer, even inside a code fence. Lists the faults of an invalid answer. */
export function readAnswer(text: string): ReadAnswer {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const parsed = modelAnswer.safeParse(parseJson(json))
  if (parsed.success) return { kind: 'VALID', answer: parsed.data }
  const problems = parsed.error.issues
    .slice(0, problemsMax)
    .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
  return { kind: 'INVALID', problems: problems.join('\n') }
}

/** JSON Schema keywords that the provider does not document. */
const undocumentedKeywords = ['minLength', 'maxLength', 'pattern'] as const

let jsonSchema: ReturnType<typeof toJsonSchema> | undefined

/**
 * The answer's JSON Schema (https://ai.google.dev/gemini-api/docs/structured-output). Made at the
 * first use, in 10 ms.
 */
export function answerJsonSchema() {
  jsonSchema ??= toJsonSchema()
  return jsonSchema
}

function toJsonSchema() {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(modelAnswer, {
    io: 'input',
    override({ jsonSchema: part }) {
      for (const keyword of undocumentedKeywords) delete part[keyword]
    },
  })
  return schema
}
