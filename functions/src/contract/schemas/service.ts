import { z } from 'zod'
import { count, time } from './common.ts'

/** The version of the API definition, which is not that of the service. */
export const apiVersion = '1.2.0'

/** The remote configuration of apps. */
export const config = z.object({
  apiVersion: z.literal(apiVersion).describe('The version of the API definition.'),
  languages: z.array(z.string()).describe('The BCP 47 tags that texts are served in.'),
  limits: z
    .object({
      bodyBytesLimit: count.describe('A request body with a photo must be smaller.'),
      imagePixelsMax: count.describe('A photo may have no more pixels.'),
      pageSizeMax: count.describe('A larger `pageSize` is this one.'),
      analysesPerDay: count.describe('The daily quota of a user.'),
      transactionTimeoutSeconds: count.describe('A transaction that takes longer fails.'),
    })
    .describe('The bounds that a client should know.'),
  retention: z
    .object({
      temporaryAnalysisDays: count.describe(
        'Days until an analysis is deleted that was not saved.',
      ),
      idempotencyKeyHours: count.describe(
        'Hours for which a repeat with the same Idempotency-Key is recognised.',
      ),
      exportDays: count.describe('Days for which an export is served.'),
      eventDays: count.describe('Days for which an event can be read.'),
    })
    .describe('How long things are kept.'),
  features: z
    .record(z.string(), z.boolean())
    .describe(
      'What the service can do, by name. With `backgroundInference` a model provider keeps photos of asynchronous analyses until they have ended.',
    ),
  minimumAppVersion: z.string().describe('Older apps should ask their user to update.'),
})

const verdict = z.enum(['pass', 'warn', 'fail'])

/** The health document, in the words of draft-inadarei-api-health-check. */
export const health = z.object({
  status: verdict.describe('The worst of the checks; `fail` is answered 503.'),
  version: z.string().describe('The version of the API definition.'),
  time: time.describe('When it was checked.'),
  checks: z
    .record(
      z.string(),
      z.object({
        status: verdict.describe('How this part is.'),
        output: z.string().describe('What is wrong with it, where anything is.').optional(),
      }),
    )
    .describe('The parts that the service needs, by name.'),
})

/** The words of Statuspage, which status dashboards understand. */
export const status = z.object({
  status: z
    .object({
      indicator: z
        .enum(['none', 'minor', 'major', 'critical'])
        .describe('How bad the worst incident is.'),
      description: z.string().describe('The same in words.'),
    })
    .describe('How the service is as a whole.'),
  components: z
    .array(
      z.object({
        id: z
          .enum(['api', 'analysis', 'images', 'webhooks', 'sign-in'])
          .describe('The id of the component.'),
        name: z.string().describe('Its name.'),
        status: z
          .enum([
            'operational',
            'degraded_performance',
            'partial_outage',
            'major_outage',
            'under_maintenance',
          ])
          .describe('How it is.'),
      }),
    )
    .describe('The parts of the service that users know.'),
  updatedAt: time.describe('When it was checked; at most 30 seconds ago.'),
})
