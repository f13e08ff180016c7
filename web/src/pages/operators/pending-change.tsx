import { useAction } from '../../api/hooks.ts'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatList, formatTime, t } from '../../texts/t.ts'
import { outcomeKey } from './assignment-outcome.ts'
import { permissionText, type Superadmin } from './permissions.ts'
import { refusals } from './refusals.ts'

const listed = (permissions: Superadmin['permissions']): string =>
  formatList(permissions.map(permissionText)) || t('operators.noPermission')

/** A pending change. A superadmin other than the requester confirms the change. */
export function PendingChange({
  uid,
  isMyself,
  held,
  pending,
}: {
  uid: string
  isMyself: boolean
  /** The permissions that the change replaces. */
  held: Superadmin['permissions']
  pending: NonNullable<Superadmin['pending']>
}) {
  const isMine = useSignedIn().uid === pending.requestedBy
  const confirm = useAction('admin.assignPermissions', {
    changes: ['admin.listSuperadmins', 'admin.listAudit'],
  })
  const input = { body: { uid, permissions: pending.permissions } }
  return (
    <div class="notice">
      <p>{t('operators.before', { permissions: listed(held) })}</p>
      <p>{t('operators.pending', { permissions: listed(pending.permissions) })}</p>
      {pending.reason && (
        <p>
          {t('operators.reason')}: {pending.reason}
        </p>
      )}
      <p class="quiet">
        {t('operators.pendingBy', {
          who: pending.requestedByEmail ?? pending.requestedBy,
          time: formatTime(pending.expiresAt),
        })}
      </p>
      {confirm.error ? (
        <Problem error={confirm.error} words={refusals['admin.assignPermissions']} />
      ) : null}
      {isMine || isMyself ? (
        <p>{t(isMine ? 'operators.waitsForSecond' : 'operators.notYourOwn')}</p>
      ) : (
        <div class="actions">
          <button
            type="button"
            class="primary"
            disabled={confirm.isPending}
            onClick={() =>
              confirm.mutate(input, { onSuccess: ({ status }) => toast(t(outcomeKey(status))) })
            }
          >
            {t('operators.confirm')}
          </button>
          <ShowAs operation="admin.assignPermissions" input={input} />
        </div>
      )}
    </div>
  )
}
