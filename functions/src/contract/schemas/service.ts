import { z } from 'zod'
import { count, time } from './common.ts'

export const apiVersion = '1.1.0'

export const config = z.object({
  apiVersion: z.literal(apiVersion),
  languages: z.array(z.string()),
  limits: z.object({
    bodyBytesLimit: count.describe('A request body must be smaller.'),
    imagePixelsMax: count,
    pageSizeMax: count,
    analysesPerDay: count,
    transactionTimeoutSeconds: count,
  }),
  retention: z.object({
    temporaryAnalysisDays: count,
    idempotencyKeyHours: count,
    exportDays: count,
  }),
  features: z.record(z.string(), z.boolean()),
  minimumAppVersion: z.string(),
})

const verdict = z.enum(['pass', 'warn', 'fail'])

export const health = z.object({
  status: verdict,
  version: z.string(),
  time,
  checks: z.record(z.string(), z.object({ status: verdict, output: z.string().optional() })),
})

/** The words of Statuspage, which status dashboards understand. */
export const status = z.object({
  status: z.object({
    indicator: z.enum(['none', 'minor', 'major', 'critical']),
    description: z.string(),
  }),
  components: z.array(
    z.object({
      id: z.enum(['api', 'analysis', 'images', 'webhooks', 'sign-in']),
      name: z.string(),
      status: z.enum([
        'operational',
        'degraded_performance',
        'partial_outage',
        'major_outage',
        'under_maintenance',
      ]),
    }),
  ),
  updatedAt: time,
})
