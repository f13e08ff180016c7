import { z } from 'zod'
import { limits } from '../limits.ts'
import { named } from '../names.ts'
import {
  answerValue,
  moderationState,
  outcome,
  placement,
  question,
  reviewState,
  wrongPart,
} from './analysis-values.ts'
import { nullableText, positiveInteger, time } from './common.ts'
import { diagnosis } from './diagnosis.ts'
import { image } from './image.ts'
import { progress } from './progress.ts'

export const model = named(
  'Model',
  z
    .object({
      provider: z.string().describe('Who runs the model, such as `embedded`.'),
      name: z.string().describe('The name of the model.'),
      version: z.string().describe('The version of the model.'),
      fallback: z.boolean().describe('True if the embedded model replaced the generative one.'),
    })
    .describe('The model that answered.'),
)

export const servedLanguage = z.object({
  requested: z.string().describe('The BCP 47 tag that was asked for.'),
  served: z.string().describe('The BCP 47 tag of the texts.'),
  fallback: z
    .boolean()
    .describe('True if the request asked for another language, or the same one in another script.'),
  review: reviewState.describe('Who has reviewed the texts of this language.').default('machine'),
  partly: nullableText
    .describe(
      'The BCP 47 tag of texts that exist in one language only, such as those of a generative model, ' +
        'if an analysis is read in another language; null if there are none.',
    )
    .default(null),
})

const nullableNumber = z.number().nullable()

/** The caller's hints about the plant. A hint is null if the caller omitted the hint. */
export const plantHints = z.object({
  placement: placement
    .nullable()
    .describe('Where the plant stands; null if the caller did not say.'),
  sunExposure: nullableText.describe(
    "How much sun it gets, in the caller's words; null if they did not say.",
  ),
  wateringFrequency: z
    .number()
    .int()
    .nullable()
    .describe(
      `Days between waterings, ${limits.analysis.wateringFrequencyDaysMin} to ${limits.analysis.wateringFrequencyDaysMax}; null if the caller did not say.`,
    ),
  species: nullableText
    .describe('The species as the caller names it; null if they did not say.')
    // Analyses stored before version 1.3 lack this field.
    .default(null),
  latitude: nullableNumber.describe('Degrees north, -90 to 90; null if the caller did not say.'),
  longitude: nullableNumber.describe('Degrees east, -180 to 180; null if the caller did not say.'),
  country: nullableText
    .describe('The ISO 3166-1 code of the country; null if the caller did not say.')
    // Analyses stored before version 1.3 lack this field.
    .default(null),
})
export type PlantHints = z.infer<typeof plantHints>

export const analysisInput = named(
  'AnalysisInput',
  z
    .object({
      storagePath: z.string().describe('The path of the optimised photo in storage.'),
      imageWidthPx: positiveInteger.describe('The width of the optimised photo in pixels.'),
      imageHeightPx: positiveInteger.describe('The height of the optimised photo in pixels.'),
      imageBytes: positiveInteger.describe('The size of the optimised photo in bytes.'),
      imageSha256: z.string().describe('The SHA-256 of the optimised photo, in hex.'),
      ...plantHints.shape,
    })
    .describe('The photo as it was analysed, with the hints of the caller.'),
)

export const usage = named(
  'Usage',
  z
    .object({
      charged: z.number().int().min(0).max(1).describe('Units charged: 1 or 0.'),
      reason: z
        .enum([
          'ANSWERED',
          'NOT_A_PLANT',
          'PHOTO_UNUSABLE',
          'NOT_A_LEAF',
          'UNDIAGNOSED_LIMIT',
          'BLOCKED',
          'RETRIED_BY_OPERATOR',
          'SECOND_LOOK',
        ])
        .describe(
          "Why it was charged or not; UNDIAGNOSED_LIMIT means that today's free ones are used up. SECOND_LOOK means that an earlier look paid, or that the health is unknown.",
        ),
      remainingToday: z.number().int().min(0).describe('Units left when the analysis completed.'),
      resetsAt: time.describe('When all units are available again.'),
    })
    .describe('The units of the daily quota that the analysis cost.'),
)

/** An earlier look whose photo belongs to the answer. */
export const look = z.object({
  analysisId: z.string().describe('The id of the analysis; reading it returns 404 once deleted.'),
  storagePath: z.string().describe('The path of its photo in storage.'),
})

/** A caller's answer to a question of the service. */
export const givenAnswer = z.object({
  question: question.describe('The question.'),
  value: answerValue.describe('The answer.'),
})

/** The right answer, as the caller knows it. */
const right = z.object({
  health: z
    .enum(['HEALTHY', 'UNHEALTHY'])
    .nullable()
    .describe('Whether the plant was healthy; null if the caller did not say.'),
  conditionId: nullableText.describe('What it was; null if the caller did not say.'),
  species: nullableText.describe('Which plant it was; null if the caller did not say.'),
})

export const feedback = z.object({
  wrong: z
    .array(wrongPart)
    .describe('What was wrong: the plant, the problem, or the place marked on the photo.'),
  text: nullableText.describe('The explanation in their own words; null if there is none.'),
  right: right
    .nullable()
    .describe('The right answer; null if the account gave none. It changes no diagnosis.')
    .default(null),
})
export type Feedback = z.infer<typeof feedback>

/** The shape of an analysis in every response and event (docs/api.md#the-analysis-object). */
export const analysis = named(
  'Analysis',
  z
    .object({
      id: z.string().describe('The id of the analysis, which is that of its transaction.'),
      schemaVersion: z.literal('1.0').describe('The version of this shape.'),
      status: z.literal('COMPLETED').describe('Always `COMPLETED`.'),
      madeBy: z
        .object({
          uid: z.string().describe('The id of the user; `ent:` and the account for API keys.'),
          apiKeyId: nullableText.describe(
            'The id of the API key; null for a user, and in analyses of older versions.',
          ),
        })
        .describe('The member or API key that requested the analysis; events leave it out.'),
      clientReference: nullableText.describe(
        "The caller's own id of the request; null if they gave none.",
      ),
      plantId: nullableText.describe("The caller's own name of the plant; null if they gave none."),
      outcome: outcome.describe('The outcome of the analysis.'),
      createdAt: time.describe('When the analysis was started.'),
      completedAt: time.describe('When it was completed.'),
      saved: z.boolean().describe('True if the analysis is kept permanently, false if it expires.'),
      expiresAt: time
        .nullable()
        .describe('When a temporary analysis is deleted; null if it is saved.'),
      folderId: nullableText.describe('The folder that holds it; null if no folder does.'),
      impression: z.string().describe('The rating `up` or `down`; empty if there is none.'),
      feedback: feedback.describe("The account's feedback beside its rating."),
      language: servedLanguage.describe('The requested language and the one served.'),
      input: analysisInput,
      image: image.nullable().describe('Links to the photo; null while the analysis is withheld.'),
      ...diagnosis.omit({ outcome: true }).shape,
      follows: nullableText.describe('The analysis that this one looks at again; null if none.'),
      looks: z
        .array(look)
        .describe('The photos of earlier looks at the plant that belong to this answer.'),
      answers: z.array(givenAnswer).describe("The caller's answers in this chain, oldest first."),
      progress: progress
        .nullable()
        .describe(
          'How the plant has changed since the last photo of the same `plantId` that shows it; null if ' +
            'there is none.',
        ),
      model,
      usage,
      moderation: z
        .object({
          state: moderationState.describe(
            'BLOCKED withholds the diagnosis; APPROVED shows it again.',
          ),
        })
        .describe('Whether a moderator or the provider withholds the result.'),
      disclaimer: z.string().describe('A disclaimer about the limits of the advice, localised.'),
    })
    .describe('The result of a completed transaction; every key is always present.'),
)
export type Analysis = z.infer<typeof analysis>
