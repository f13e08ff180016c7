import type { ExamplesOf } from '../example.ts'
import { apiVersion } from '../schemas/service.ts'
import { times } from './values.ts'

const operational = 'operational' as const

export const service = {
  'service.readConfig': {
    output: {
      200: {
        apiVersion,
        languages: ['en', 'en-US', 'es', 'pt', 'fr', 'de'],
        limits: {
          bodyBytesLimit: 10_000_000,
          imagePixelsMax: 50_000_000,
          pageSizeMax: 100,
          analysesPerDay: 20,
          transactionTimeoutSeconds: 120,
        },
        retention: {
          temporaryAnalysisDays: 30,
          idempotencyKeyHours: 72,
          exportDays: 7,
          eventDays: 30,
        },
        features: {
          asynchronousAnalysis: true,
          synchronousAnalysis: true,
          directUpload: true,
          backgroundInference: false,
        },
        minimumAppVersion: '1.0.0',
      },
    },
  },
  'service.readHealth': {
    output: {
      200: {
        status: 'pass',
        version: apiVersion,
        time: times.later,
        checks: { firestore: { status: 'pass' } },
      },
      503: {
        status: 'fail',
        version: apiVersion,
        time: times.later,
        checks: { firestore: { status: 'fail', output: 'No answer within 2 seconds.' } },
      },
    },
  },
  'service.readStatus': {
    output: {
      200: {
        status: { indicator: 'none', description: 'All Systems Operational' },
        components: [
          { id: 'api', name: 'API', status: operational },
          { id: 'analysis', name: 'Analysis', status: operational },
          { id: 'images', name: 'Images', status: operational },
          { id: 'webhooks', name: 'Webhooks', status: operational },
          { id: 'sign-in', name: 'Sign-in', status: operational },
        ],
        updatedAt: times.later,
      },
    },
  },
  'service.readOpenApi': { output: {} },
  'service.readDefinition': { output: {} },
} satisfies ExamplesOf<'service'>
