import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { apiVersion } from '../../contract/schemas/service.ts'
import type { RuleSettings } from '../../domain/settings.ts'

type Deps = {
  rules: RuleSettings
  languages: readonly string[]
  minimumAppVersion: string
  worksInBackground: boolean
}

/**
 * `GET /v1/config`: what an app must know before it signs anyone in. The same for everybody, so it
 * may be cached.
 */
export function readConfig({
  rules,
  languages,
  minimumAppVersion,
  worksInBackground,
}: Deps): Handler<'service.readConfig'> {
  return async () => ({
    status: 200,
    headers: { 'Cache-Control': `public, max-age=${limits.service.configMaxAgeSeconds}` },
    body: {
      apiVersion,
      languages: [...languages],
      limits: {
        bodyBytesLimit: limits.request.photoBodyBytesLimit,
        imagePixelsMax: limits.image.pixelsMax,
        pageSizeMax: limits.page.sizeMax,
        analysesPerDay: rules.quota.userDaily,
        transactionTimeoutSeconds: rules.transactionTimeoutSeconds,
      },
      retention: {
        temporaryAnalysisDays: limits.analysis.temporaryDays,
        idempotencyKeyHours: limits.transaction.idempotencyHours,
        exportDays: limits.export.servedDays,
        eventDays: limits.event.daysKept,
      },
      features: {
        asynchronousAnalysis: true,
        synchronousAnalysis: true,
        directUpload: true,
        backgroundInference: worksInBackground,
      },
      minimumAppVersion,
    },
  })
}
