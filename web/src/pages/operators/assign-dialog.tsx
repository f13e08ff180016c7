import { adminReasonCharactersMax, permissions } from '@plant-analysis/client/limits'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { t } from '../../texts/t.ts'
import { outcomeKey } from './assignment-outcome.ts'
import { permissionText, type Superadmin } from './permissions.ts'
import { refusals } from './refusals.ts'

/** Requests another set of permissions. A second superadmin must confirm the change. */
export function AssignDialog({
  superadmin,
  onClose,
}: {
  superadmin: Superadmin
  onClose: () => void
}) {
  const assign = useAction('admin.assignPermissions', {
    changes: ['admin.listSuperadmins', 'admin.listAudit'],
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const reason = formText(form, 'reason').trim()
    const body = {
      uid: superadmin.uid,
      permissions: permissions.filter((permission) => form.has(permission)),
      ...(reason && { reason }),
    }
    assign.mutate(
      { body },
      {
        onSuccess: ({ status }) => {
          toast(t(outcomeKey(status)))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title={superadmin.email ?? superadmin.uid} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <fieldset class="stack">
          <legend>{t('operators.mayDo')}</legend>
          {permissions.map((permission) => (
            <label key={permission} class="row">
              <input
                type="checkbox"
                name={permission}
                defaultChecked={superadmin.permissions.includes(permission)}
              />
              {permissionText(permission)}
            </label>
          ))}
        </fieldset>
        <Field label={t('operators.reason')} hint={t('operators.reasonHint')}>
          {(control) => (
            <textarea {...control} name="reason" rows={2} maxLength={adminReasonCharactersMax} />
          )}
        </Field>
        {assign.error ? (
          <Problem error={assign.error} words={refusals['admin.assignPermissions']} />
        ) : null}
        <div class="actions">
          <button type="submit" class="primary" disabled={assign.isPending}>
            {t('operators.ask')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
