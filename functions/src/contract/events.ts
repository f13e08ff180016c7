import { z } from 'zod'
import { analysis, analysisInput } from './schemas/analysis.ts'
import { outcome } from './schemas/analysis-values.ts'
import { failure } from './schemas/transaction.ts'

/** The Pub/Sub topic that carries the events below, whichever their type. */
export const eventsTopic = 'analysis.completed'

/** What an endpoint can subscribe to; both by default. */
export const subscribableEventTypes = ['analysis.completed', 'analysis.failed'] as const

const time = z.iso.datetime()

// Where a photo was taken goes to its owner only. The keys are left out, not null.
const analysisInEvent = analysis.extend({
  input: analysisInput.omit({ latitude: true, longitude: true }),
})

const subject = {
  transactionId: z.string(),
  accountId: z.string(),
  clientReference: z.string().nullable(),
}

/** The event of a completed analysis, with its whole result. */
export const analysisCompletedEvent = z.object({
  id: z.string(),
  type: z.literal('analysis.completed'),
  timestamp: time,
  data: z.object({
    ...subject,
    status: z.literal('COMPLETED'),
    outcome,
    analysis: analysisInEvent,
  }),
})

const analysisFailedEvent = z.object({
  id: z.string(),
  type: z.literal('analysis.failed'),
  timestamp: time,
  data: z.object({ ...subject, status: z.literal('FAILED'), outcome: z.null(), error: failure }),
})

/** The body of a message of the topic and of a webhook call; under 64 KB as JSON. */
export const analysisEvent = z.discriminatedUnion('type', [
  analysisCompletedEvent,
  analysisFailedEvent,
])
export type AnalysisEvent = z.infer<typeof analysisEvent>
export type AnalysisInEvent = z.infer<typeof analysisInEvent>
