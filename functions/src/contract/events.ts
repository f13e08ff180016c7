import { z } from 'zod'
import { limits } from './limits.ts'
import { analysis, analysisInput } from './schemas/analysis.ts'
import { outcome } from './schemas/analysis-values.ts'
import { text, time } from './schemas/common.ts'
import { failure } from './schemas/transaction.ts'

/** The Pub/Sub topic that carries events of every type. */
export const eventsTopic = 'analysis.completed'

/** The event types that a webhook can subscribe to. The default is both types. */
export const subscribableEventTypes = ['analysis.completed', 'analysis.failed'] as const

// Only the owner may see the place of a photo; only members may see its author. A link would work
// for anybody who reads the receiver's log. Events omit these keys and do not set them to null.
const analysisInEvent = analysis
  .omit({ madeBy: true, image: true })
  .extend({
    input: analysisInput
      .omit({ latitude: true, longitude: true, country: true })
      .describe('The photo as it was analysed, without the place and country where it was taken.'),
  })
  .describe('The analysis as the poll returns it, without photo links, location and author.')

/** Returns the path at which clients poll the analysis of an event. */
export const analysisUrlOf = (transactionId: string) => `/v1/analyses/${transactionId}`

const subject = {
  transactionId: z.string().describe('The id of the transaction, and of its analysis.'),
  accountId: z.string().describe('The account that it belongs to.'),
  clientReference: analysis.shape.clientReference,
  plantId: analysis.shape.plantId,
}

const eventId = text.describe(
  'The same on every attempt, as the header `webhook-id`; a receiver remembers it.',
)
const happenedAt = time.describe('When it happened.')

const completedParts = z.object({
  revision: z
    .int()
    .min(1)
    .describe(
      'Starts at 1 and grows with each moderation decision that changes the result: the highest wins.',
    ),
  analysis: analysisInEvent,
  truncated: z
    .array(z.string())
    .describe(
      `Fields of \`analysis\` emptied or set to null to stay under ${limits.event.bytesLimit / 1024} KB; usually none.`,
    ),
  analysisUrl: text.describe('Where the whole analysis is read, below the address of the service.'),
})

const completedData = z
  .object({
    ...subject,
    status: z.literal('COMPLETED').describe('Always `COMPLETED`.'),
    outcome: outcome.describe('What the analysis came to.'),
    ...completedParts.shape,
  })
  .describe('The completed analysis.')

const failedData = z
  .object({
    ...subject,
    status: z.literal('FAILED').describe('Always `FAILED`.'),
    outcome: outcome.nullable().describe('Always null.'),
    error: failure,
  })
  .describe('The failed transaction.')

/** The event of a completed analysis, with the whole result. */
export const analysisCompletedEvent = z.object({
  id: eventId,
  type: z.literal('analysis.completed').describe('Always `analysis.completed`.'),
  timestamp: happenedAt,
  data: completedData,
})

const analysisFailedEvent = z.object({
  id: eventId,
  type: z.literal('analysis.failed').describe('Always `analysis.failed`.'),
  timestamp: happenedAt,
  data: failedData,
})

/** A webhook's test event, which describes an invented completed analysis. */
const webhookTestEvent = z.object({
  id: eventId,
  type: z.literal('webhook.test').describe('Always `webhook.test`.'),
  timestamp: happenedAt,
  data: completedData
    .extend({ webhookId: z.string().describe('The webhook that is tested.') })
    .describe('As of a completed analysis, which was made up: no photo was analysed.'),
})

export const webhookBodies = {
  'analysis.completed': analysisCompletedEvent,
  'analysis.failed': analysisFailedEvent,
  'webhook.test': webhookTestEvent,
} as const

/** An event of an account, both as the message on the topic and as the body of a webhook call. */
export const analysisEvent = z.discriminatedUnion('type', [
  analysisCompletedEvent,
  analysisFailedEvent,
])
export type AnalysisEvent = z.infer<typeof analysisEvent>
export type AnalysisInEvent = z.infer<typeof analysisInEvent>

/** One schema for both event types in the list of events, because Swagger 2.0 has no `oneOf`. */
export const listedEvent = z.object({
  id: eventId,
  type: z.enum(subscribableEventTypes).describe('What happened.'),
  timestamp: happenedAt,
  data: z
    .object({
      ...subject,
      status: z.enum(['COMPLETED', 'FAILED']).describe('How the transaction ended.'),
      outcome: outcome.nullable().describe('What the analysis came to; null where it failed.'),
      ...completedParts.partial().shape,
      error: failure.optional(),
    })
    .describe(
      '`error` of an analysis that failed; of one that completed, `revision` and the rest.',
    ),
})
