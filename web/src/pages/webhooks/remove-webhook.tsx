import type { Webhook } from '@plant-analysis/client'
import { useLocation } from 'preact-iso'
import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { nameOf } from './webhook.ts'

/** Asks for confirmation before it removes a webhook and its pending deliveries. */
export function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { route } = useLocation()
  const remove = useAction('webhooks.remove', { changes: ['webhooks.list'] })
  const name = nameOf(webhook)
  const confirmed = () =>
    remove.mutate(
      { params: { id: webhook.id } },
      {
        onSuccess: () => {
          toast(t('webhooks.removed', { name }))
          route('/webhooks')
        },
      },
    )
  return (
    <Confirm
      title={t('webhooks.removeTitle', { name })}
      action={t('webhooks.remove')}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>{t('webhooks.removeWhat')}</p>
      <div>
        <ShowAs operation="webhooks.remove" input={{ params: { id: webhook.id } }} />
      </div>
    </Confirm>
  )
}
