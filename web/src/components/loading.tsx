import { t } from '../texts/t.ts'

/** Shows a loading sign after a short delay, so that a quick answer does not flicker. */
export function Loading() {
  return (
    <p class="loading" role="status">
      {t('common.loading')}
    </p>
  )
}
