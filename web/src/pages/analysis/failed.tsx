import type { TransactionFailure } from '@plant-analysis/client'
import { PageHead } from '../../components/page-head.tsx'
import { t } from '../../texts/t.ts'

const words = {
  TIMED_OUT: 'analysis.failedTimedOut',
  MODEL_UNAVAILABLE: 'analysis.failedUnavailable',
  MODEL_INVALID_OUTPUT: 'analysis.failedUnavailable',
  PHOTO_NOT_RECEIVED: 'analysis.failedNotReceived',
  IMAGE_NOT_FOUND: 'analysis.failedNotReceived',
  IMAGE_UNDECODABLE: 'analysis.failedUndecodable',
  IMAGE_INFECTED: 'analysis.failedInfected',
  IMAGE_TOO_LARGE: 'analysis.failedTooLarge',
} as const satisfies Record<TransactionFailure['code'], string>

// A fault of the photo is free only for the first photo of a day.
const isFree: ReadonlySet<TransactionFailure['code']> = new Set([
  'TIMED_OUT',
  'MODEL_UNAVAILABLE',
  'MODEL_INVALID_OUTPUT',
  'PHOTO_NOT_RECEIVED',
  'IMAGE_NOT_FOUND',
])

/** A failed transaction: the reason, and what to do. */
export function Failed({ failure: { code } }: { failure: TransactionFailure }) {
  return (
    <article class="stack">
      <PageHead title={t('analysis.failed')} />
      <p class="notice problem">{t(words[code])}</p>
      {isFree.has(code) && <p class="notice good">{t('analysis.costNothing')}</p>}
      <div class="actions">
        <a class="button primary" href="/">
          {t('analysis.takeAnother')}
        </a>
      </div>
    </article>
  )
}
