import type { Webhook } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { useAction, usePages } from '../../api/hooks.ts'
import { ConfirmCall } from '../../components/confirm.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Empty } from '../../components/empty.tsx'
import { Facts } from '../../components/facts.tsx'
import { OwnersOnly } from '../../components/owners-only.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Problem, wordsOf } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { formatDate, t } from '../../texts/t.ts'
import { Deliveries } from './deliveries.tsx'
import { NewSecret } from './new-secret.tsx'
import { RotateSecret } from './rotate-secret.tsx'
import { Events, State } from './state.tsx'
import { nameOf, registerWords } from './webhook.ts'

/** One webhook: its details, its actions and its deliveries. */
export function Page() {
  return (
    <OwnersOnly title={t('webhooks.title')}>
      <Found />
    </OwnersOnly>
  )
}

/** Reads the list of webhooks, because the service has no operation that reads one webhook. */
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

/** Enables a webhook by registering its URL again, which makes a new secret. */
function EnableWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const register = useAction('webhooks.register', { changes: ['webhooks.list'] })
  if (register.data) return <NewSecret secret={register.data.secret} onClose={onClose} />
  const { description, events, url } = webhook
  const enable = () =>
    register.mutate({ body: { url, events, ...(description && { description }) } })
  return (
    <Dialog title={t('webhooks.enable')} onClose={onClose}>
      <p>{t('webhooks.enableWhat')}</p>
      {register.error ? <Problem error={register.error} words={registerWords} /> : null}
      <div class="actions">
        <button type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" class="primary" disabled={register.isPending} onClick={enable}>
          {t('webhooks.enable')}
        </button>
      </div>
    </Dialog>
  )
}

/** Sends a test event, whose delivery appears in the list below. */
function TestWebhook({ id, isActive }: { id: string; isActive: boolean }) {
  const test = useAction('webhooks.test', { changes: ['webhooks.listDeliveries'] })
  const send = () =>
    test.mutate(
      { params: { id } },
      {
        onSuccess: () => toast(t('webhooks.tested')),
        onError: (error) => toast(wordsOf(error)),
      },
    )
  return (
    <>
      <ShowAs operation="webhooks.test" input={{ params: { id } }} />
      <button type="button" class="primary" disabled={!isActive || test.isPending} onClick={send}>
        {t('webhooks.test')}
      </button>
    </>
  )
}

/** Asks for confirmation before it removes a webhook and its pending deliveries. */
function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const name = nameOf(webhook)
  return (
    <ConfirmCall
      title={t('webhooks.removeTitle', { name })}
      action={t('webhooks.remove')}
      operation="webhooks.remove"
      input={{ params: { id: webhook.id } }}
      changes={['webhooks.list']}
      next="/webhooks"
      onDone={() => toast(t('webhooks.removed', { name }))}
      onClose={onClose}
    >
      <p>{t('webhooks.removeWhat')}</p>
    </ConfirmCall>
  )
}
