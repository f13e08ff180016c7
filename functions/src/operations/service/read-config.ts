import type { z } from 'zod'
import { limits } from '../../contract/limits.ts'
import { apiVersion, config, release } from '../../contract/schemas/service.ts'
import { conditionIds } from '../../domain/catalogue/conditions.ts'
import { endpoint } from '../endpoint.ts'

const fixedLimits = {
  bodyBytesLimit: limits.request.photoBodyBytesLimit,
  imagePixelsMax: limits.image.pixelsMax,
  pageSizeMax: limits.page.sizeMax,
}
const retention = {
  temporaryAnalysisDays: limits.analysis.temporaryDays,
  idempotencyKeyHours: limits.transaction.idempotencyHours,
  exportDays: limits.export.servedDays,
  eventDays: limits.event.daysKept,
}
const fixedFeatures = { asynchronousAnalysis: true, synchronousAnalysis: true, directUpload: true }

export const readClientConfig = endpoint({
  id: 'service.readConfig',
  route: { method: 'GET', path: '/v1/config', credential: 'none', deadlineSeconds: 10 },
  summary: 'Read the remote configuration',
  description: [
    'Call it when the app starts to learn the limits, settings and features of this deployment.',
    `Clients may cache it for ${limits.service.configMaxAgeSeconds} seconds and revalidate it by \`ETag\` (304).`,
  ],
  headers: [{ name: 'If-None-Match', description: 'The ETag of an answer.', required: false }],
  output: { 200: config },
  cacheable: true,
  problems: [],
  examples: {
    output: {
      200: {
        apiVersion,
        release,
        languages: ['en', 'en-US', 'es', 'pt', 'fr', 'de'],
        limits: { ...fixedLimits, analysesPerDay: 20, transactionTimeoutSeconds: 120 },
        retention,
        features: { ...fixedFeatures, backgroundInference: false },
        diagnosis: { conditionsNamed: ['rust', 'leaf_spot'], conditionsKnown: 90 },
        firestoreDatabase: '(default)',
        minimumAppVersion: '1.0.0',
        legal: { termsUrl: 'https://plants.example/terms', privacyUrl: null },
      },
    },
  },

  async handler(_call, { rules, languages, conditionsNamed, told, worksInBackground }) {
    const body: z.input<typeof config> = {
      apiVersion,
      release,
      languages: [...languages],
      limits: {
        ...fixedLimits,
        analysesPerDay: rules.quota.userDaily,
        transactionTimeoutSeconds: rules.transactionTimeoutSeconds,
      },
      retention,
      features: { ...fixedFeatures, backgroundInference: worksInBackground },
      diagnosis: {
        conditionsNamed: [...conditionsNamed],
        conditionsKnown: conditionIds.length,
      },
      ...told,
    }
    const headers = { 'Cache-Control': `public, max-age=${limits.service.configMaxAgeSeconds}` }
    return { status: 200, headers, body }
  },
})
