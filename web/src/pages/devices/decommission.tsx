import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

/** Asks for confirmation before it decommissions a device. */
export function Decommission({ id, onClose }: { id: string; onClose: () => void }) {
  const action = useAction('devices.decommission', {
    changes: ['devices.list', 'account.readStats'],
  })
  const confirm = () =>
    action.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(t('devices.decommissioned', { id }))
          onClose()
        },
      },
    )
  return (
    <Confirm
      title={t('devices.decommissionAsk', { id })}
      action={t('devices.decommission')}
      pending={action.isPending}
      error={action.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('devices.decommissionExplained')}</p>
    </Confirm>
  )
}
