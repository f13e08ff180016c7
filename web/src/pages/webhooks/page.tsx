import type { Webhook } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { Facts } from '../../components/facts.tsx'
import { More } from '../../components/more.tsx'
import { OwnersOnly } from '../../components/owners-only.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { RegisterWebhook } from './register-webhook.tsx'
import { Events, State } from './state.tsx'
import { nameOf } from './webhook.ts'

export function Page() {
  return (
    <OwnersOnly title={t('webhooks.title')}>
      <Webhooks />
    </OwnersOnly>
  )
}

function Webhooks() {
  const [isRegistering, setRegistering] = useState(false)
  const pages = usePages('webhooks.list', {})
  return (
    <>
      <PageHead title={t('webhooks.title')}>
        <ShowAs operation="webhooks.list" input={{}} />
        <button type="button" class="primary" onClick={() => setRegistering(true)}>
          {t('webhooks.register')}
        </button>
      </PageHead>
      <p>{t('webhooks.what')}</p>
      <Read from={{ ...pages, data: pages.items }}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Empty title={t('webhooks.none')}>
              <p>{t('webhooks.noneHint')}</p>
            </Empty>
          ) : (
            <ul class="bare stack">
              {webhooks.map((webhook) => (
                <li key={webhook.id}>
                  <WebhookCard webhook={webhook} />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <More pages={pages} />
      <div class="row">
        <span class="quiet">{t('webhooks.local')}</span>
        <ShowAs operation="events.list" input={{}} />
      </div>
      {isRegistering && <RegisterWebhook onClose={() => setRegistering(false)} />}
    </>
  )
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { createdAt, events, id, url } = webhook
  return (
    <article class="card">
      <header class="page-head">
        <h2>
          <a href={`/webhooks/${id}`}>{nameOf(webhook)}</a>
        </h2>
        <State webhook={webhook} />
      </header>
      <Facts
        facts={[
          [t('webhooks.url'), <code key="url">{url}</code>],
          [t('webhooks.events'), <Events key="events" events={events} />],
          [t('webhooks.created'), formatDate(createdAt)],
        ]}
      />
    </article>
  )
}
