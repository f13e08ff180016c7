import { PlantError } from '@plant-analysis/client'
import { type TextKey, t } from '../texts/t.ts'

const known = {
  NETWORK: 'common.errorNetwork',
  UNAUTHENTICATED: 'common.errorUnauthenticated',
  PERMISSION_DENIED: 'common.errorPermission',
  ACCOUNT_BANNED: 'common.errorBanned',
  RECENT_SIGN_IN_REQUIRED: 'common.errorRecentSignIn',
  NOT_FOUND: 'common.errorNotFound',
  LIMIT_REACHED: 'common.errorLimit',
  DAILY_QUOTA_EXCEEDED: 'common.errorQuota',
  TOO_MANY_REQUESTS: 'common.errorTooMany',
  IMAGE_UNDECODABLE: 'common.errorImage',
  IMAGE_TOO_LARGE: 'common.errorImageTooLarge',
  PAYLOAD_TOO_LARGE: 'common.errorImageTooLarge',
  UNAVAILABLE: 'common.errorUnavailable',
  DEADLINE_EXCEEDED: 'common.errorUnavailable',
} as const satisfies Record<string, TextKey>

/** What went wrong in words of the page's language; else in the service's own, English ones. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof PlantError)) return t('common.errorUnknown')
  const { code, title, detail } = error
  const key = Object.hasOwn(known, code) ? known[code as keyof typeof known] : undefined
  return key ? t(key) : detail || title
}

/** Says what went wrong, and what to quote to whoever runs the service. */
export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  const requestId = error instanceof PlantError ? error.requestId : null
  return (
    <div class="notice problem" role="alert">
      <p>{wordsOf(error)}</p>
      {requestId && (
        <p class="quiet">
          {t('common.requestId')} <code>{requestId}</code>
        </p>
      )}
      {retry && (
        <button type="button" onClick={retry}>
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}
