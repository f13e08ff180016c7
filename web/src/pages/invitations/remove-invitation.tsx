import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import type { Invitation } from './invitation.ts'

/** Asks for confirmation before it withdraws an invitation, or ends its membership. */
export function RemoveInvitation({
  invitation: { email, invitationId, status },
  onClose,
}: {
  invitation: Invitation
  onClose: () => void
}) {
  const remove = useAction('invitations.remove', { changes: ['invitations.list'] })
  const isMember = status === 'redeemed'
  const confirmed = () =>
    remove.mutate(
      { params: { id: invitationId } },
      {
        onSuccess: () => {
          toast(
            isMember ? t('invitations.ended', { email }) : t('invitations.withdrawn', { email }),
          )
          onClose()
        },
      },
    )
  return (
    <Confirm
      title={
        isMember ? t('invitations.endTitle', { email }) : t('invitations.withdrawTitle', { email })
      }
      action={isMember ? t('invitations.end') : t('invitations.withdraw')}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>{isMember ? t('invitations.endWhat') : t('invitations.withdrawWhat')}</p>
      <div>
        <ShowAs operation="invitations.remove" input={{ params: { id: invitationId } }} />
      </div>
    </Confirm>
  )
}
