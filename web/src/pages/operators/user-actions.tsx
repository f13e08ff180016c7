import type { Input, Output } from '@plant-analysis/client'
import { adminReasonCharactersMax } from '@plant-analysis/client/limits'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Problem } from '../../components/problem.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { type Operation, operationsFor } from './operations-for.ts'
import { refusals } from './refusals.ts'

type User = Output<'admin.readUser'>

const texts = {
  'admin.ban': 'operators.ban',
  'admin.banPermanently': 'operators.banForGood',
  'admin.unban': 'operators.unban',
  'admin.resetQuota': 'operators.resetQuota',
} as const satisfies Record<Operation, string>

const explanations = {
  'admin.ban': 'operators.banWhat',
  'admin.banPermanently': 'operators.banForGoodWhat',
  'admin.unban': 'operators.unbanWhat',
  'admin.resetQuota': 'operators.resetQuotaWhat',
} as const satisfies Record<Operation, string>

/** The operations on a user. Each operation adds an entry to the audit trail. */
export function UserActions({ user }: { user: User }) {
  const [asking, setAsking] = useState<Operation | null>(null)
  const operations = operationsFor(user, useSignedIn().session.user.role)
  if (operations.length === 0) return null
  return (
    <section class="card">
      <h2>{t('operators.actions')}</h2>
      <div class="actions">
        {operations.map((operation) => (
          <button key={operation} type="button" onClick={() => setAsking(operation)}>
            {t(texts[operation])}
          </button>
        ))}
      </div>
      {asking && <Act operation={asking} uid={user.uid} onClose={() => setAsking(null)} />}
    </section>
  )
}

function Act({
  operation,
  uid,
  onClose,
}: {
  operation: Operation
  uid: string
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const action = useAction(operation, {
    changes: ['admin.readUser', 'admin.listUsers', 'admin.listAudit'],
  })
  const input = inputOf(operation, uid, reason.trim())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const done = () => {
      toast(t('operators.done'))
      onClose()
    }
    action.mutate(input, { onSuccess: done })
  }
  return (
    <Dialog title={t(texts[operation])} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p>{t(explanations[operation])}</p>
        <Field label={t('operators.reason')} hint={t('operators.reasonHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={adminReasonCharactersMax}
              required={operation === 'admin.ban'}
              value={reason}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </Field>
        {action.error ? <Problem error={action.error} words={refusals[operation]} /> : null}
        <div class="actions">
          <button type="submit" class="danger" disabled={action.isPending}>
            {t(texts[operation])}
          </button>
          <ShowAs operation={operation} input={input} />
        </div>
      </form>
    </Dialog>
  )
}

/** The input of an operation. The ban for violations has the uid in its body, not in its path. */
function inputOf(operation: Operation, uid: string, reason: string): Input<Operation> {
  if (operation === 'admin.ban') return { body: { uid, reason } }
  return { params: { uid }, body: reason ? { reason } : {} }
}
