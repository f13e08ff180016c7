import { useState } from 'preact/hooks'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { Problem } from '../../components/problem.tsx'
import { authWords } from '../../session/auth-words.ts'
import { resetPassword } from '../../session/reset-password.ts'
import { t } from '../../texts/t.ts'

type State =
  | { readonly kind: 'asking'; readonly error: unknown }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly email: string }

/** Sends a link for choosing a new password to the e-mail address that the user enters. */
export function ResetForm({ email, onBack }: { email: string; onBack: () => void }) {
  const [state, setState] = useState<State>({ kind: 'asking', error: null })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const to = formText(new FormData(event.currentTarget as HTMLFormElement), 'email')
    setState({ kind: 'sending' })
    resetPassword(to).then(
      () => setState({ kind: 'sent', email: to }),
      (error) => setState({ kind: 'asking', error }),
    )
  }
  return (
    <form class="card" onSubmit={submit}>
      <h2>{t('signIn.reset')}</h2>
      {state.kind === 'sent' ? (
        <p class="notice good" role="status">
          {t('signIn.resetSent', { email: state.email })}
        </p>
      ) : (
        <>
          <p>{t('signIn.resetHow')}</p>
          <Field label={t('signIn.email')}>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autocomplete="username"
                defaultValue={email}
                required
              />
            )}
          </Field>
          {state.kind === 'asking' && state.error ? (
            <Problem error={state.error} words={authWords} />
          ) : null}
        </>
      )}
      <div class="actions">
        {state.kind !== 'sent' && (
          <button type="submit" class="primary" disabled={state.kind === 'sending'}>
            {t('signIn.resetSend')}
          </button>
        )}
        <button type="button" onClick={onBack}>
          {t('signIn.back')}
        </button>
      </div>
    </form>
  )
}
