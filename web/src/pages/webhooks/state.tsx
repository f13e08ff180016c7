import type { Webhook } from '@plant-analysis/client'
import { t } from '../../texts/t.ts'

/** Whether a webhook is called. */
export function State({ webhook }: { webhook: Webhook }) {
  return webhook.status === 'active' ? (
    <span class="badge good">{t('webhooks.active')}</span>
  ) : (
    <span class="badge danger">{t('webhooks.disabled')}</span>
  )
}
