import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { type ApiKey, nameOf } from './api-key.ts'

/** Asks for confirmation before it revokes a key, because programs may use it. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useAction('apiKeys.revoke', { changes: ['apiKeys.list'] })
  const name = nameOf(apiKey)
  const confirmed = () =>
    revoke.mutate(
      { params: { id: apiKey.id } },
      {
        onSuccess: () => {
          toast(t('apiKeys.revoked', { name }))
          onClose()
        },
      },
    )
  return (
    <Confirm
      title={t('apiKeys.revokeTitle', { name })}
      action={t('apiKeys.revoke')}
      pending={revoke.isPending}
      error={revoke.error}
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>{t('apiKeys.revokeWhat')}</p>
      <div>
        <ShowAs operation="apiKeys.revoke" input={{ params: { id: apiKey.id } }} />
      </div>
    </Confirm>
  )
}
