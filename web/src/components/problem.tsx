import { PlantError } from '@plant-analysis/client'
import { notLoaded } from '../load-part.ts'
import { t } from '../texts/t.ts'
import { codeOf, type ErrorWords, errorKey, isIn } from './error-words.ts'

/** What went wrong in words of the page's language; else in the service's own, English ones. */
export function wordsOf(error: unknown, words?: ErrorWords): string {
  const key = errorKey(error, words)
  if (key) return t(key)
  return error instanceof PlantError ? error.detail || error.title : t('common.errorUnknown')
}

/**
 * Says what went wrong, and what to quote to whoever runs the service. What did not load is tried
 * again by the page loaded anew.
 */
export function Problem({
  error,
  words = {},
  retry,
}: {
  error: unknown
  /** Of errors that are expected here, and need nobody who runs the service. */
  words?: ErrorWords
  retry?: () => void
}) {
  const requestId = error instanceof PlantError && !isIn(words, error) ? error.requestId : null
  const again = codeOf(error) === notLoaded ? () => location.reload() : retry
  return (
    <div class="notice problem" role="alert">
      <p>{wordsOf(error, words)}</p>
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
