import { useAction } from '../../api/hooks.ts'
import { Rotate } from '../../components/secrets/rotate.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { t } from '../../texts/t.ts'
import { type ApiKey, nameOf } from './api-key.ts'
import { NewKey } from './new-key.tsx'

/** Makes a new key that replaces one after a grace period, and shows it. */
export function RotateKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const rotate = useAction('apiKeys.rotate', { changes: ['apiKeys.list'] })
  if (rotate.data) return <NewKey token={rotate.data.token} onClose={onClose} />
  const inputOf = (gracePeriodSeconds: number) => ({
    params: { id: apiKey.id },
    body: { gracePeriodSeconds },
  })
  return (
    <Rotate
      title={t('apiKeys.rotateTitle')}
      pending={rotate.isPending}
      error={rotate.error}
      onRotate={(gracePeriodSeconds) => rotate.mutate(inputOf(gracePeriodSeconds))}
      onClose={onClose}
    >
      {(gracePeriodSeconds) => (
        <>
          <p>{t('apiKeys.rotateWhat', { name: nameOf(apiKey) })}</p>
          <div>
            <ShowAs operation="apiKeys.rotate" input={inputOf(gracePeriodSeconds)} />
          </div>
        </>
      )}
    </Rotate>
  )
}
