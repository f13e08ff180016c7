import type { Webhook } from '@plant-analysis/client'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Problem } from '../../components/problem.tsx'
import { t } from '../../texts/t.ts'
import { NewSecret } from './new-secret.tsx'
import { registerWords } from './webhook.ts'

/** Enables a webhook by registering its address again, which makes a new secret. */
export function EnableWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
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
