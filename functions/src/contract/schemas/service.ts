import { z } from 'zod'
import { limits } from '../limits.ts'
import { count, nullableText, text, time } from './common.ts'

/** The version of the API definition. The specification names it. */
export const apiVersion = '1.1.0'

/** The version of the service's own release, as in `functions/package.json`. */
export const release = '1.2.0'

/** The remote configuration for apps. */
export const config = z.object({
  apiVersion: z.literal(apiVersion).describe('The version of the API definition.'),
  release: text.describe("The version of the service's own release."),
  languages: z
    .array(z.string())
    .describe('The BCP 47 tags of the languages that the service supports.'),
  limits: z
    .object({
      bodyBytesLimit: count.describe(
        'The size in bytes that a request body with a photo must stay below.',
      ),
      imagePixelsMax: count.describe('The most pixels that a photo can have.'),
      pageSizeMax: count.describe(
        'The largest `pageSize`; the service lowers larger values to it.',
      ),
      analysesPerDay: count.describe('The daily quota of a user.'),
      transactionTimeoutSeconds: count.describe(
        'The time in seconds after which an unfinished transaction fails.',
      ),
    })
    .describe('The limits that a client should know.'),
  retention: z
    .object({
      temporaryAnalysisDays: count.describe(
        'Days until the service deletes an analysis that was not saved.',
      ),
      idempotencyKeyHours: count.describe(
        'Hours for which the service recognises a repeated Idempotency-Key.',
      ),
      exportDays: count.describe('Days for which an export can be downloaded.'),
      eventDays: count.describe('Days for which an event can be read.'),
    })
    .describe('How long the service keeps data.'),
  features: z
    .record(z.string(), z.boolean())
    .describe(
      'What the service can do, by name. With `backgroundInference` a model provider keeps the photo of an asynchronous analysis until it ends.',
    ),
  diagnosis: z
    .object({
      conditionsNamed: z
        .array(z.string())
        .describe(
          'The ids of the conditions that the plant model can name. A photo of any other condition gets one of these, or none.',
        ),
      conditionsKnown: count.describe('The number of conditions that the service has advice for.'),
    })
    .describe('What the plant model of this deployment can diagnose.'),
  firestoreDatabase: text.describe(
    'The Firestore database whose documents apps may watch; it changes when a backup is restored.',
  ),
  minimumAppVersion: text.describe('Apps older than this version should ask their user to update.'),
  legal: z
    .object({
      termsUrl: nullableText.describe('The page with the terms of use.'),
      privacyUrl: nullableText.describe('The page on what happens to personal data.'),
    })
    .describe('Pages of the operator, to show where an account is created; null without a page.'),
})

const verdict = z.enum(['pass', 'warn', 'fail'])

/** The health document in the format of draft-inadarei-api-health-check. */
export const health = z.object({
  status: verdict.describe('The worst status of the checks; `fail` comes with HTTP 503.'),
  version: z.string().describe('The version of the API definition.'),
  releaseId: z.string().describe("The version of the service's own release."),
  time: time.describe('The time of the check.'),
  checks: z
    .record(
      z.string(),
      z.object({
        status: verdict.describe('The status of this part.'),
        output: text.describe('What is wrong with this part; absent if nothing is.').optional(),
      }),
    )
    .describe('The parts that the service needs, by name.'),
})

/** The status document in the format of Statuspage, which status dashboards understand. */
export const status = z.object({
  status: z
    .object({
      indicator: z
        .enum(['none', 'minor', 'major', 'critical'])
        .describe('The severity of the worst incident.'),
      description: z.string().describe('The same status in words.'),
    })
    .describe('The status of the whole service.'),
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
          .describe('The status of the component.'),
      }),
    )
    .describe('The components that users know.'),
  updatedAt: time.describe(
    `The time of the check, at most ${limits.service.statusCacheSeconds} seconds ago.`,
  ),
})
