import type { Webhook } from '@plant-analysis/client'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { More } from '../../components/more.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { DeliveryDetails } from './delivery-details.tsx'
import { reasonOf, refreshMs } from './webhook.ts'

/** The deliveries to a webhook, newest first. Refreshes while the user looks at the page. */
export function Deliveries({ webhook, onEnable }: { webhook: Webhook; onEnable: () => void }) {
  const input = { params: { id: webhook.id } }
  const pages = usePages('webhooks.listDeliveries', input, {
    pauseMs: ({ data }) => data !== undefined && refreshMs(data, new Date()),
  })
  const { items } = pages
  return (
    <section class="stack">
      <header class="page-head">
        <h2>{t('webhooks.deliveries')}</h2>
        <ShowAs operation="webhooks.listDeliveries" input={input} />
      </header>
      {webhook.status === 'disabled' && items && (
        <div class="notice problem">
          <p>{t(reasons[reasonOf(items)])}</p>
          <div class="actions">
            <button type="button" onClick={onEnable}>
              {t('webhooks.enable')}
            </button>
          </div>
        </div>
      )}
      <Read from={{ ...pages, data: items }}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Empty title={t('webhooks.noDeliveries')}>
              <p>{t('webhooks.noDeliveriesHint')}</p>
            </Empty>
          ) : (
            <ul class="bare rows">
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  <DeliveryDetails webhookId={webhook.id} delivery={delivery} />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <More pages={pages} />
    </section>
  )
}

const reasons = { gone: 'webhooks.disabledGone', failing: 'webhooks.disabledFailing' } as const
