import type { Webhook } from '@plant-analysis/client'
import { useAction } from '../../api/hooks.ts'
import { Rotate } from '../../components/secrets/rotate.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { NewSecret } from './new-secret.tsx'

/** Makes a new signing secret. The service also signs with the old secret for a grace period. */
export function RotateSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const rotate = useAction('webhooks.rotateSecret')
  if (rotate.data) return <NewSecret secret={rotate.data.secret} onClose={onClose} />
  const inputOf = (gracePeriodSeconds: number) => ({
    params: { id: webhook.id },
    body: { gracePeriodSeconds },
  })
  return (
    <Rotate
      title={t('webhooks.rotate')}
      pending={rotate.isPending}
      error={rotate.error}
      onRotate={(gracePeriodSeconds) => rotate.mutate(inputOf(gracePeriodSeconds))}
      onClose={onClose}
    >
      {(gracePeriodSeconds) => (
        <>
          <p>{t('webhooks.rotateWhat')}</p>
          <div>
            <ShowAs operation="webhooks.rotateSecret" input={inputOf(gracePeriodSeconds)} />
          </div>
        </>
      )}
    </Rotate>
  )
}
