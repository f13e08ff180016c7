import { useAction } from '../../api/hooks.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatNumber, formatTime, t } from '../../texts/t.ts'
import { type Attempt, type Delivery, isGood } from './webhook.ts'

const states = {
  PENDING: { text: 'webhooks.pending', tone: 'warning' },
  DELIVERED: { text: 'webhooks.delivered', tone: 'good' },
  EXHAUSTED: { text: 'webhooks.exhausted', tone: 'danger' },
  CANCELLED: { text: 'webhooks.cancelled', tone: '' },
} as const

/** A delivery on one line. An opened line shows all attempts with their answers. */
export function DeliveryDetails({
  webhookId,
  delivery,
}: {
  webhookId: string
  delivery: Delivery
}) {
  const { attempts, createdAt, eventId, nextAttemptAt, status, type } = delivery
  const { text, tone } = states[status]
  return (
    <details class="delivery">
      <summary>
        <span class={`badge ${tone}`}>{t(text)}</span>
        <code>{type}</code>
        <span class="quiet">{formatTime(createdAt)}</span>
        <span class="quiet">{t('webhooks.attempts', { count: attempts.length })}</span>
      </summary>
      <div class="stack">
        {attempts.length > 0 && <Attempts attempts={attempts} />}
        {nextAttemptAt && <p>{t('webhooks.next', { time: formatTime(nextAttemptAt) })}</p>}
        <p class="quiet">
          {t('webhooks.event')} <code>{eventId}</code>
        </p>
        <Retry webhookId={webhookId} delivery={delivery} />
      </div>
    </details>
  )
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <div class="scrolls" tabIndex={0} role="region" aria-label={t('webhooks.attemptsTable')}>
      <table>
        <thead>
          <tr>
            <th>{t('webhooks.at')}</th>
            <th>{t('webhooks.status')}</th>
            <th>{t('webhooks.took')}</th>
            <th>{t('webhooks.answer')}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <tr key={attempt.at}>
              <td>{formatTime(attempt.at)}</td>
              <td>
                <span class={`badge ${isGood(attempt) ? 'good' : 'danger'}`}>
                  {attempt.status ?? t('webhooks.noAnswer')}
                </span>
              </td>
              <td>{t('webhooks.milliseconds', { time: formatNumber(attempt.durationMs) })}</td>
              <td>
                <code>{attempt.error ?? (attempt.response || '—')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Retry({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const retry = useAction('webhooks.retryDelivery', { changes: ['webhooks.listDeliveries'] })
  const send = () =>
    retry.mutate(
      { params: { id: webhookId, deliveryId: delivery.id } },
      { onSuccess: () => toast(t('webhooks.retried')) },
    )
  return (
    <>
      {retry.error ? <Problem error={retry.error} /> : null}
      <div class="actions">
        <button type="button" disabled={retry.isPending} onClick={send}>
          {delivery.status === 'PENDING' ? t('webhooks.tryNow') : t('webhooks.retry')}
        </button>
        <ShowAs
          operation="webhooks.retryDelivery"
          input={{ params: { id: webhookId, deliveryId: delivery.id } }}
        />
      </div>
    </>
  )
}
