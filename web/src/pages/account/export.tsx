import type { Output } from '@plant-analysis/client'
import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useAction, useRequest } from '../../api/hooks.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { refreshMs } from './export-state.ts'

type Export = Output<'account.export'>

/** The same call starts an export and tells how far it is. */
const input = { body: {} }

/** Has the data of the person collected, shows how far it is, and gives it to them. */
export function Export() {
  const queries = useQueryClient()
  const isKnown = queries.getQueryData(['account.export', input]) !== undefined
  const [isAsked, setAsked] = useState(isKnown)
  const [refetchInterval, setRefetchInterval] = useState<number | false>(false)
  const reading = useRequest('account.export', input, { enabled: isAsked, refetchInterval })
  const next = refreshMs(reading.data?.status)
  if (next !== refetchInterval) setRefetchInterval(next)
  return (
    <section class="card">
      <header class="page-head">
        <h2>{t('account.export')}</h2>
        <ShowAs operation="account.export" input={{}} />
      </header>
      <p>{t('account.exportWhat')}</p>
      {reading.data && <State made={reading.data} />}
      {reading.error ? (
        <Problem error={reading.error} retry={() => void reading.refetch()} />
      ) : null}
      {!isAsked && (
        <div class="actions">
          <button type="button" onClick={() => setAsked(true)}>
            {t('account.exportStart')}
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
        <div class="notice problem" role="alert">
          <p>{t('account.exportFailed')}</p>
          <StartAnew />
        </div>
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
      <div class="actions">
        {downloadUrl && (
          <a class="button primary" href={downloadUrl} download>
            {t('account.download')}
          </a>
        )}
        <StartAnew />
      </div>
    </div>
  )
}

function StartAnew() {
  const start = useAction('account.export', { changes: ['account.export'] })
  return (
    <>
      <button
        type="button"
        disabled={start.isPending}
        onClick={() => start.mutate({ body: { fresh: true } })}
      >
        {t('account.exportAnew')}
      </button>
      {start.error ? <Problem error={start.error} /> : null}
    </>
  )
}
