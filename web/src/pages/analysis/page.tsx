import {
  type Analysis,
  PlantError,
  type Transaction,
  type TransactionFailure,
} from '@plant-analysis/client'
import { transactionWaitSecondsMax } from '@plant-analysis/client/limits'
import { useRoute } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { linksRenewedMs } from '../../api/links.ts'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { formatTime, language, t } from '../../texts/t.ts'
import { Details } from './details.tsx'
import { Diagnosis } from './diagnosis.tsx'
import { Keeping } from './keeping.tsx'
import { MarkedPhoto } from './marked-photo.tsx'
import { Cost, Retake } from './retake.tsx'

const pauseBetweenPollsMs = 1000
/** The pause after a failed poll. The client has already retried the poll for some seconds. */
const pauseAfterFailureMs = 5000

type SoFar = { readonly data: Transaction | undefined; readonly error: unknown }

const isGone = ({ data, error }: SoFar): boolean =>
  !data?.analysis && error instanceof PlantError && error.code === 'NOT_FOUND'

/** Polls until there is an answer, and then renews the links of the photo. */
function pauseMs(soFar: SoFar): number | false {
  if (isGone(soFar)) return false
  const { data, error } = soFar
  if (data?.status === 'COMPLETED') return linksRenewedMs()
  if (data?.status !== 'PENDING' && data?.status !== 'PROCESSING') return false
  return error ? pauseAfterFailureMs : pauseBetweenPollsMs
}

/** Shows the diagnosis of a photo, or its progress. */
export function Page() {
  const id = useRoute().params['id'] ?? ''
  const query = { waitSeconds: transactionWaitSecondsMax, language }
  const reading = useRequest('analyses.read', { params: { id }, query }, { pauseMs })
  const { refetch } = reading
  if (isGone(reading)) return <Gone />
  return (
    <Read from={reading}>
      {({ status, createdAt, analysis, error: failure }) => {
        if (failure) return <Failed failure={failure} />
        if (!analysis) return <Waiting status={status} createdAt={createdAt} />
        const { outcome, moderation } = analysis
        if (moderation.state === 'BLOCKED')
          return <Withheld analysis={analysis} renew={() => void refetch()} />
        if (outcome === 'NOT_A_PLANT' || outcome === 'PHOTO_UNUSABLE') {
          return <Retake analysis={analysis} renew={() => void refetch()} />
        }
        return <Diagnosis analysis={analysis} renew={() => void refetch()} />
      }}
    </Read>
  )
}

/** An analysis that was deleted, has expired, or belongs to another account. */
function Gone() {
  return (
    <article class="stack">
      <PageHead title={t('analysis.gone')} />
      <p>{t('analysis.goneMeans')}</p>
      <div class="actions">
        <a class="button" href="/history">
          {t('common.history')}
        </a>
      </div>
    </article>
  )
}

/** A transaction that has no answer yet. The page polls the service without help from the user. */
function Waiting({ status, createdAt }: Pick<Transaction, 'status' | 'createdAt'>) {
  return (
    <article class="stack">
      <PageHead title={t('analysis.waiting')} />
      <progress aria-label={t('analysis.waiting')} />
      <p role="status">
        {status === 'PENDING' ? t('analysis.waitingForTurn') : t('analysis.beingLookedAt')}
      </p>
      <p class="quiet">{t('analysis.sentAt', { time: formatTime(createdAt) })}</p>
    </article>
  )
}

/** An analysis whose answer a moderator or the provider withholds, alone or with the photo. */
function Withheld({ analysis, renew }: { analysis: Analysis; renew: () => void }) {
  return (
    <article class="stack">
      <PageHead title={t('analysis.answerWithheld')} />
      <p>{t(analysis.image ? 'analysis.withheldAnswerMeans' : 'analysis.withheldMeans')}</p>
      {analysis.image && <MarkedPhoto analysis={analysis} renew={renew} />}
      {analysis.usage.charged === 0 && <Cost usage={analysis.usage} />}
      <Keeping analysis={analysis} />
      <Details analysis={analysis} />
    </article>
  )
}

const words = {
  TIMED_OUT: 'analysis.failedTimedOut',
  MODEL_UNAVAILABLE: 'analysis.failedUnavailable',
  MODEL_INVALID_OUTPUT: 'analysis.failedUnavailable',
  PHOTO_NOT_RECEIVED: 'analysis.failedNotReceived',
  IMAGE_NOT_FOUND: 'analysis.failedNotReceived',
  IMAGE_UNDECODABLE: 'analysis.failedUndecodable',
  IMAGE_INFECTED: 'analysis.failedInfected',
  IMAGE_TOO_LARGE: 'analysis.failedTooLarge',
  IMAGE_WITHHELD: 'common.errorImageWithheld',
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
function Failed({ failure: { code } }: { failure: TransactionFailure }) {
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
