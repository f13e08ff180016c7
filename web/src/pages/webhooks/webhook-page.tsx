import type { Webhook } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { usePages } from '../../api/hooks.ts'
import { Empty } from '../../components/empty.tsx'
import { Facts } from '../../components/facts.tsx'
import { OwnersOnly } from '../../components/owners-only.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { Deliveries } from './deliveries.tsx'
import { EnableWebhook } from './enable-webhook.tsx'
import { RemoveWebhook } from './remove-webhook.tsx'
import { RotateSecret } from './rotate-secret.tsx'
import { Events, State } from './state.tsx'
import { TestWebhook } from './test-webhook.tsx'
import { nameOf } from './webhook.ts'

/** One webhook: its details, its actions and its deliveries. */
export function Page() {
  return (
    <OwnersOnly title={t('webhooks.title')}>
      <Found />
    </OwnersOnly>
  )
}

/** The service lists webhooks and reads none alone, because an account has few. */
function Found() {
  const { params } = useRoute()
  const pages = usePages('webhooks.list', {})
  return (
    <Read from={{ ...pages, data: pages.items }}>
      {(webhooks) => {
        const webhook = webhooks.find(({ id }) => id === params['id'])
        return webhook ? (
          <Shown webhook={webhook} />
        ) : (
          <Empty title={t('webhooks.gone')}>
            <a href="/webhooks">{t('webhooks.all')}</a>
          </Empty>
        )
      }}
    </Read>
  )
}

type Asking = 'enable' | 'rotate' | 'remove'

function Shown({ webhook }: { webhook: Webhook }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const { createdAt, events, id, status, url } = webhook
  const close = () => setAsking(null)
  return (
    <>
      <p>
        <a href="/webhooks">← {t('webhooks.all')}</a>
      </p>
      <PageHead title={nameOf(webhook)}>
        <TestWebhook id={id} isActive={status === 'active'} />
        <button type="button" onClick={() => setAsking('rotate')}>
          {t('webhooks.rotate')}
        </button>
        <button type="button" onClick={() => setAsking('remove')}>
          {t('webhooks.remove')}
        </button>
      </PageHead>
      <section class="card">
        <Facts
          facts={[
            [t('webhooks.state'), <State key="state" webhook={webhook} />],
            [t('webhooks.url'), <code key="url">{url}</code>],
            [t('webhooks.events'), <Events key="events" events={events} />],
            [t('webhooks.created'), formatDate(createdAt)],
          ]}
        />
      </section>
      <Deliveries webhook={webhook} onEnable={() => setAsking('enable')} />
      {asking === 'enable' && <EnableWebhook webhook={webhook} onClose={close} />}
      {asking === 'rotate' && <RotateSecret webhook={webhook} onClose={close} />}
      {asking === 'remove' && <RemoveWebhook webhook={webhook} onClose={close} />}
    </>
  )
}
