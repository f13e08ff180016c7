import { CodeBlock } from '../../components/code-block.tsx'
import { SecretOnce } from '../../components/secrets/secret-once.tsx'
import { t } from '../../texts/t.ts'

/** The signing secret of a webhook, with an example receiver that verifies signatures. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretOnce
      title={t('webhooks.secretTitle')}
      label={t('webhooks.secret')}
      secret={secret}
      onClose={onClose}
    >
      <p>{t('webhooks.verify')}</p>
      <CodeBlock code={receiver} label={t('webhooks.receiver')} />
      <a href="/docs/webhooks" target="_blank" rel="noopener">
        {t('webhooks.guide')}
      </a>
    </SecretOnce>
  )
}

/** An example receiver that verifies the signature, as in the guide on webhooks. */
const receiver = `\
import { verifyWebhook } from '@plant-analysis/client/webhooks'

// Pass the body as it arrived, before anything parses it.
const event = await verifyWebhook(body, headers, process.env.PLANT_WEBHOOK_SECRET)
`
