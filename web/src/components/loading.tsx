import { t } from '../texts/t.ts'

/** Something is on its way; it shows after a moment, so that a quick answer does not flicker. */
export function Loading() {
  return (
    <p class="loading" role="status">
      {t('common.loading')}
    </p>
  )
}
