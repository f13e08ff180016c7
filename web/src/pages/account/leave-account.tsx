import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Confirm } from '../../components/confirm.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'

/** Lets a worker leave the account that invited them. */
export function LeaveAccount({ account, invitationId }: { account: string; invitationId: string }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const leave = useAction('invitations.remove')
  const confirmed = () =>
    leave.mutate(
      { params: { id: invitationId } },
      {
        onSuccess: () => {
          setAsking(false)
          toast(t('account.left', { account }))
          // From now on, all data belongs to their own account.
          void queries.resetQueries()
        },
      },
    )
  return (
    <div class="actions">
      <button type="button" onClick={() => setAsking(true)}>
        {t('account.leave')}
      </button>
      {isAsking && (
        <Confirm
          title={t('account.leaveTitle', { account })}
          action={t('account.leave')}
          pending={leave.isPending}
          error={leave.error}
          onConfirm={confirmed}
          onClose={() => setAsking(false)}
        >
          <p>{t('account.leaveWhat')}</p>
          <div>
            <ShowAs operation="invitations.remove" input={{ params: { id: invitationId } }} />
          </div>
        </Confirm>
      )}
    </div>
  )
}
