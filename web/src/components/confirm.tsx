import type { Input, OperationName, Output } from '@plant-analysis/client'
import type { ComponentChildren } from 'preact'
import { useLocation } from 'preact-iso'
import { useAction } from '../api/hooks.ts'
import { t } from '../texts/t.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'
import { ShowAs } from './show-as/show-as.tsx'

type Question = {
  title: string
  /** The label of the button, which is the verb of the action. */
  action: string
  onClose: () => void
  children: ComponentChildren
}

/** Asks for confirmation of an irreversible action, and shows the error when the action fails. */
export function Confirm({
  title,
  action,
  pending = false,
  error,
  onConfirm,
  onClose,
  children,
}: Question & { pending?: boolean; error?: unknown; onConfirm: () => void }) {
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

/**
 * Asks for confirmation, and then calls an operation. After the operations in `changes` were read
 * again, `onDone` gets the answer, even if the dialog was closed in the meantime. Then opens the page
 * `next`, unless the user has opened another page by then.
 */
export function ConfirmCall<N extends OperationName>({
  operation,
  input,
  changes = [],
  showAs = true,
  next,
  onDone,
  children,
  ...question
}: Question & {
  operation: N
  input: Input<N>
  changes?: readonly OperationName[]
  /** Whether the dialog also shows the call as code. */
  showAs?: boolean
  next?: string
  onDone: (output: Output<N>) => void
}) {
  const call = useAction(operation, { changes })
  const { route } = useLocation()
  const confirm = () => {
    const { pathname } = window.location
    const done = (output: Output<N>) => {
      onDone(output)
      if (next && window.location.pathname === pathname) route(next)
    }
    // The dialog shows the failure from `call.error`.
    void call.mutateAsync(input).then(done, () => undefined)
  }
  return (
    <Confirm {...question} pending={call.isPending} error={call.error} onConfirm={confirm}>
      {children}
      {showAs && (
        <div>
          <ShowAs operation={operation} input={input} />
        </div>
      )}
    </Confirm>
  )
}
