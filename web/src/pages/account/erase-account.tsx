import { PlantError } from '@plant-analysis/client'
import { useState } from 'preact/hooks'
import { useAction } from '../../api/hooks.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { Problem } from '../../components/problem.tsx'
import { SignInAgain } from '../../components/sign-in-again.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'

/**
 * Asks the user to type the e-mail address before the erasure. If the last sign-in is old, asks for
 * the password too.
 */
export function EraseAccount({ onClose }: { onClose: () => void }) {
  const { email, uid } = useSignedIn()
  const [typed, setTyped] = useState('')
  const erase = useAction('account.erase', { changes: ['session'] })
  const send = () => erase.mutate({ body: { confirm: uid } }, { onSuccess: onClose })
  if (email && needsSignIn(erase.error))
    return <SignInAgain email={email} onDone={send} onClose={onClose} />
  const asked = email ?? uid
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed === asked) send()
  }
  return (
    <Dialog title={t('account.eraseTitle')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p>{t('account.eraseGrace')}</p>
        <Field label={t('account.eraseType', { asked })}>
          {(control) => (
            <input
              {...control}
              name="confirm"
              value={typed}
              onInput={({ currentTarget }) => setTyped(currentTarget.value.trim())}
              autocomplete="off"
              required
            />
          )}
        </Field>
        {erase.error ? <Problem error={erase.error} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="danger" disabled={typed !== asked || erase.isPending}>
            {t('account.eraseStart')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function needsSignIn(error: unknown): boolean {
  return error instanceof PlantError && error.code === 'RECENT_SIGN_IN_REQUIRED'
}
