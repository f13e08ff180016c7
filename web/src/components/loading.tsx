import { t } from '../texts/t.ts'

const blanks = 8

/** Shows the places of photos that are loading, so that the page keeps its form. */
export function LoadingPhotos() {
  return (
    <div class="loading" role="status" aria-label={t('common.loading')}>
      <ul class="bare photos" aria-hidden="true">
        {Array.from({ length: blanks }, (_, at) => (
          <li key={at} class="tile blank" />
        ))}
      </ul>
    </div>
  )
}

/** Shows a loading sign after a short delay, so that a quick answer does not flicker. */
export function Loading() {
  return (
    <p class="loading" role="status">
      {t('common.loading')}
    </p>
  )
}
