import { ConfirmCall } from '../../components/confirm.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import type { Invitation } from './invitation.ts'

/** Asks for confirmation before it withdraws an invitation or ends a membership. */
export function RemoveInvitation({
  invitation: { email, invitationId, status },
  onClose,
}: {
  invitation: Invitation
  onClose: () => void
}) {
  const isMember = status === 'redeemed'
  return (
    <ConfirmCall
      title={
        isMember ? t('invitations.endTitle', { email }) : t('invitations.withdrawTitle', { email })
      }
      action={isMember ? t('invitations.end') : t('invitations.withdraw')}
      operation="invitations.remove"
      input={{ params: { id: invitationId } }}
      changes={['invitations.list']}
      onDone={() => {
        toast(isMember ? t('invitations.ended', { email }) : t('invitations.withdrawn', { email }))
        onClose()
      }}
      onClose={onClose}
    >
      <p>{isMember ? t('invitations.endWhat') : t('invitations.withdrawWhat')}</p>
    </ConfirmCall>
  )
}
