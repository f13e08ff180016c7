import { PlantError } from '@plant-analysis/client'
import { notLoaded } from '../load-part.ts'
import { type TextKey, t } from '../texts/t.ts'

const known = {
  NETWORK: 'common.errorNetwork',
  [notLoaded]: 'common.errorNotLoaded',
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

/** The code of an error, by which it is told from others; '' where it has none. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** What went wrong in words of the page's language; else in the service's own, English ones. */
export function wordsOf(error: unknown): string {
  const code = codeOf(error)
  if (Object.hasOwn(known, code)) return t(known[code as keyof typeof known])
  return error instanceof PlantError ? error.detail || error.title : t('common.errorUnknown')
}

/**
 * Says what went wrong, and what to quote to whoever runs the service. What did not load is tried
 * again by the page loaded anew.
 */
export function Problem({ error, retry }: { error: unknown; retry?: () => void }) {
  const requestId = error instanceof PlantError ? error.requestId : null
  const again = codeOf(error) === notLoaded ? () => location.reload() : retry
  return (
    <div class="notice problem" role="alert">
      <p>{wordsOf(error)}</p>
      {requestId && (
        <p class="quiet">
          {t('common.requestId')} <code>{requestId}</code>
        </p>
      )}
      {again && (
        <button type="button" onClick={again}>
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}
