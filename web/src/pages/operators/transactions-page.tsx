import type { Output } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { useAction, usePages } from '../../api/hooks.ts'
import { ConfirmCall } from '../../components/confirm.tsx'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { refusals } from './refusals.ts'

type Transaction = Output<'admin.listTransactions'>['items'][number]
type Status = Transaction['status']

const words = {
  FAILED: 'operators.statusFailed',
  PROCESSING: 'operators.statusProcessing',
  PENDING: 'operators.statusPending',
  COMPLETED: 'operators.statusCompleted',
} as const satisfies Record<Status, string>
const statuses = Object.keys(words) as Status[]

/** The transactions of all accounts by state, with failed transactions first. */
export function Page() {
  const { query, route } = useLocation()
  const status = statuses.find((each) => each === query['status']) ?? 'FAILED'
  const input = { query: { status } }
  const pages = usePages('admin.listTransactions', input)
  const isSuperadmin = useSignedIn().session.user.role === 'superadmin'
  return (
    <>
      <PageHead title={t('operators.transactions')}>
        <ShowAs operation="admin.listTransactions" input={input} />
        {isSuperadmin && <RetryAll />}
      </PageHead>
      <label class="row">
        {t('operators.status')}
        <select
          value={status}
          onChange={({ currentTarget }) => route(`/transactions?status=${currentTarget.value}`)}
        >
          {statuses.map((each) => (
            <option key={each} value={each}>
              {t(words[each])}
            </option>
          ))}
        </select>
      </label>
      <Read from={{ ...pages, data: pages.items }}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={t('operators.noTransactions')} />
          ) : (
            <ul class="bare stack">
              {items.map((item) => (
                <li key={item.transactionId}>
                  <Row item={item} mayRetry={isSuperadmin && item.status === 'FAILED'} />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <More pages={pages} />
    </>
  )
}

function Row({ item, mayRetry }: { item: Transaction; mayRetry: boolean }) {
  const changes = ['admin.listTransactions', 'admin.listAudit'] as const
  const retry = useAction('admin.retryTransaction', { changes })
  const input = { params: { txId: item.transactionId } }
  return (
    <article class="card">
      <div class="page-head">
        <h2>
          <code>{item.transactionId}</code>
        </h2>
        <span class={`badge ${item.status === 'FAILED' ? 'danger' : ''}`}>
          {t(words[item.status])}
        </span>
      </div>
      {item.error && (
        <p>
          <strong>{item.error.code}</strong> {item.error.detail}
        </p>
      )}
      <p class="quiet">
        {formatTime(item.createdAt)}
        {', '}
        <a href={`/users/${encodeURIComponent(item.uid)}`}>{item.email ?? item.uid}</a>
      </p>
      {retry.error ? (
        <Problem error={retry.error} words={refusals['admin.retryTransaction']} />
      ) : null}
      {mayRetry && (
        <div class="actions">
          <button
            type="button"
            disabled={retry.isPending}
            onClick={() => retry.mutate(input, { onSuccess: () => toast(t('operators.retried')) })}
          >
            {t('operators.retry')}
          </button>
          <ShowAs operation="admin.retryTransaction" input={input} />
        </div>
      )}
    </article>
  )
}

function RetryAll() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t('operators.retryAll')}
      </button>
      {asking && (
        <ConfirmCall
          title={t('operators.retryAll')}
          action={t('operators.retry')}
          operation="admin.retryFailed"
          input={{}}
          changes={['admin.listTransactions', 'admin.listAudit']}
          showAs={false}
          onDone={({ matched, requeued }) => {
            toast(t('operators.retriedAll', { matched, requeued }))
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('operators.retryAllWhat')}</p>
        </ConfirmCall>
      )}
    </>
  )
}
