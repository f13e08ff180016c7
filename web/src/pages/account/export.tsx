import { type Output, PlantError } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useAction, useRequest } from '../../api/hooks.ts'
import type { ErrorWords } from '../../components/error-words.ts'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { refreshMs } from './export-state.ts'

type Export = Output<'account.readExport'>

/** The storage key for the requesting user's uid. The page reads no export of another user. */
const askedKey = 'export-asked'

const words: ErrorWords = { CONFLICT: 'account.exportOnceADay' }

/** Requests an export of the user's data, shows its progress, and offers the download. */
export function Export() {
  const { uid } = useSignedIn()
  const [isAsked, setAsked] = useState(localStorage.getItem(askedKey) === uid)
  const pauseMs = ({ data }: { data: Export | undefined }) => refreshMs(data?.status)
  const reading = useRequest('account.readExport', {}, { enabled: isAsked, pauseMs })
  const start = useAction('account.export', { changes: ['account.readExport'] })
  const isGone = reading.error instanceof PlantError && reading.error.code === 'NOT_FOUND'
  const isNone = !isAsked || isGone
  const ask = () =>
    start.mutate(
      { body: isNone ? {} : { fresh: true } },
      {
        onSuccess: () => {
          localStorage.setItem(askedKey, uid)
          setAsked(true)
        },
      },
    )
  return (
    <section class="card">
      <header class="page-head">
        <h2>{t('account.export')}</h2>
        <ShowAs operation="account.export" input={{}} />
      </header>
      <p>{t('account.exportWhat')}</p>
      {isNone ? null : <Read from={reading}>{(made) => <State made={made} />}</Read>}
      {start.error ? <Problem error={start.error} words={words} /> : null}
      {(isNone || reading.data?.status !== 'pending') && (
        <div class="actions">
          <button type="button" disabled={start.isPending} onClick={ask}>
            {isNone ? t('account.exportStart') : t('account.exportAnew')}
          </button>
        </div>
      )}
    </section>
  )
}

function State({ made }: { made: Export }) {
  switch (made.status) {
    case 'pending':
      return (
        <div class="field" role="status">
          <progress aria-label={t('account.export')} />
          <p class="quiet">{t('account.exportPending')}</p>
        </div>
      )
    case 'ready':
      return <Ready made={made} />
    case 'failed':
      return (
        <p class="notice problem" role="alert">
          {t('account.exportFailed')}
        </p>
      )
  }
}

function Ready({ made: { downloadUrl, expiresAt, readyAt, requestedAt } }: { made: Export }) {
  return (
    <div class="notice good" role="status">
      <p>{t('account.exportReady', { time: formatTime(readyAt ?? requestedAt) })}</p>
      {expiresAt && (
        <p class="quiet">{t('account.exportUntil', { time: formatTime(expiresAt) })}</p>
      )}
      {downloadUrl && (
        <div class="actions">
          <a class="button primary" href={downloadUrl} download>
            {t('account.download')}
          </a>
        </div>
      )}
    </div>
  )
}
