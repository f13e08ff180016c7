import type { ComponentChildren } from 'preact'
import { t } from '../texts/t.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'

/** Asks for confirmation of an irreversible action, and shows the error when the action fails. */
export function Confirm({
  title,
  action,
  pending,
  error,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  /** The label of the button: the verb of the action. */
  action: string
  pending: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
  children: ComponentChildren
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {error ? <Problem error={error} /> : null}
      <div class="actions">
        <button type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" class="danger" disabled={pending} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </Dialog>
  )
}
