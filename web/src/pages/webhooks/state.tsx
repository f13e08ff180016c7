import type { Webhook } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

/** Whether the service sends events to a webhook. */
export function State({ webhook }: { webhook: Webhook }) {
  return webhook.status === 'active' ? (
    <span class="badge good">{t('webhooks.active')}</span>
  ) : (
    <span class="badge danger">{t('webhooks.disabled')}</span>
  )
}

/** The names of the events that the webhook receives, in code style. */
export function Events({ events }: Pick<Webhook, 'events'>) {
  return (
    <span class="row">
      {events.map((event) => (
        <code key={event}>{event}</code>
      ))}
    </span>
  )
}
