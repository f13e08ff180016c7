import { PlantError } from '@plant-analysis/client'
import { notLoaded } from '../load-part.ts'
import { t } from '../texts/t.ts'
import { codeOf, type ErrorWords, errorKey, isIn } from './error-words.ts'

/** Describes an error in the page's language, or else in the English words of the service. */
export function wordsOf(error: unknown, words?: ErrorWords): string {
  const key = errorKey(error, words)
  if (key) return t(key)
  return error instanceof PlantError ? error.detail || error.title : t('common.errorUnknown')
}

/**
 * Describes an error, with the request id to quote to the operator. Offers to reload the page when
 * a part of the console did not load.
 */
export function Problem({
  error,
  words = {},
  retry,
}: {
  error: unknown
  /** Texts for errors that are expected on this page and do not need the operator's help. */
  words?: ErrorWords
  retry?: () => void
}) {
  const requestId = error instanceof PlantError && !isIn(words, error) ? error.requestId : null
  const again = codeOf(error) === notLoaded ? () => location.reload() : retry
  const text = wordsOf(error, words)
  const needsFactor = codeOf(error) === 'SECOND_FACTOR_REQUIRED'
  return (
    <div class="notice problem" role="alert">
      <p>{needsFactor ? <a href="/account?second-factor">{text}</a> : text}</p>
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
