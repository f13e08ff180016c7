import { useRef, useState } from 'preact/hooks'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { LegalLinks } from '../../components/legal-links.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { Problem } from '../../components/problem.tsx'
import { SecondFactor } from '../../components/second-factor/second-factor.tsx'
import { authWords } from '../../session/auth-words.ts'
import { loadAuthentication } from '../../session/authentication.ts'
import { useStartSession } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { signIn, signUp } from './enter.ts'

/** Whether a visitor signs in, or creates an account. */
export type Way = 'in' | 'up'

/** Asks for an e-mail address and a password. `otherHref` leads to the other way. */
export function SignInForm({
  way,
  otherHref,
  onForgotten,
}: {
  way: Way
  otherHref: string
  onForgotten: (email: string) => void
}) {
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const startSession = useStartSession()
  const form = useRef<HTMLFormElement>(null)
  const isNew = way === 'up'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const entry = { email: formText(data, 'email'), password: formText(data, 'password') }
    setPending(true)
    setError(null)
    const enter = isNew ? signUp : signIn
    enter(entry).then(startSession, (failure) => {
      setError(failure)
      setPending(false)
    })
  }
  const typedEmail = () => (form.current ? formText(new FormData(form.current), 'email') : '')
  return (
    <>
      <form
        class="card"
        ref={form}
        onSubmit={submit}
        // Loads the code when the user starts to type, and not earlier.
        onFocusIn={() => void loadAuthentication().catch(() => undefined)}
      >
        <h2>{t(isNew ? 'signIn.signUp' : 'signIn.title')}</h2>
        <Field label={t('signIn.email')}>
          {(control) => (
            <input {...control} name="email" type="email" autocomplete="username" required />
          )}
        </Field>
        <PasswordField isNew={isNew} />
        {error ? <Problem error={error} words={authWords} /> : null}
        {isNew && <LegalLinks />}
        <div class="actions">
          <button type="submit" class="primary" disabled={isPending}>
            {t(isNew ? 'signIn.signUp' : 'signIn.signIn')}
          </button>
          {!isNew && (
            <button type="button" class="plain link" onClick={() => onForgotten(typedEmail())}>
              {t('signIn.forgotten')}
            </button>
          )}
        </div>
        <p>
          {t(isNew ? 'signIn.knownHere' : 'signIn.newHere')}{' '}
          <a href={otherHref}>{t(isNew ? 'signIn.signIn' : 'signIn.signUp')}</a>
        </p>
      </form>
      <SecondFactor error={error} onDone={startSession} />
    </>
  )
}
