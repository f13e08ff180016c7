import { useState } from 'preact/hooks'
import { authWords } from '../../session/auth-words.ts'
import { loadTexts, t } from '../../texts/t.ts'
import type { ErrorWords } from '../error-words.ts'
import { Field } from '../field.tsx'
import { formText } from '../form-text.ts'
import { Problem } from '../problem.tsx'

await Promise.all([loadTexts('secondFactor'), loadTexts('signIn')])

/** Texts for the errors of a second factor. */
export const secondFactorWords: ErrorWords = {
  ...authWords,
  'auth/invalid-verification-code': 'secondFactor.errorCode',
  'auth/operation-not-allowed': 'secondFactor.errorNotAllowed',
  'auth/requires-recent-login': 'common.errorRecentSignIn',
}

/** Asks for the six digits that an authenticator app shows. */
export function CodeForm({
  action,
  verify,
  onDone,
  onClose,
}: {
  /** The label of the button. */
  action: string
  /** Throws an error of Firebase Authentication for a wrong code. */
  verify: (code: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}) {
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget as HTMLFormElement), 'code')
    setPending(true)
    setError(null)
    verify(code).then(onDone, (failure) => {
      setError(failure)
      setPending(false)
    })
  }
  return (
    <form class="stack" onSubmit={submit}>
      <Field label={t('secondFactor.code')}>
        {(control) => (
          <input
            {...control}
            name="code"
            inputMode="numeric"
            pattern="[0-9]{6}"
            autocomplete="one-time-code"
            required
          />
        )}
      </Field>
      {error ? <Problem error={error} words={secondFactorWords} /> : null}
      <div class="actions">
        <button type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="submit" class="primary" disabled={isPending}>
          {action}
        </button>
      </div>
    </form>
  )
}
