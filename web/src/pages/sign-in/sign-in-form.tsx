import { useRef, useState } from 'preact/hooks'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { Problem } from '../../components/problem.tsx'
import { authWords } from '../../session/auth-words.ts'
import { loadAuthentication } from '../../session/authentication.ts'
import { t } from '../../texts/t.ts'
import { signIn, signUp } from './enter.ts'

/** Asks for an e-mail address and a password. One button signs in, the other button signs up. */
export function SignInForm({ onForgotten }: { onForgotten: (email: string) => void }) {
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement, event.submitter)
    const entry = { email: formText(data, 'email'), password: formText(data, 'password') }
    setPending(true)
    setError(null)
    const enter = formText(data, 'way') === 'up' ? signUp : signIn
    enter(entry).catch((failure) => {
      setError(failure)
      setPending(false)
    })
  }
  const typedEmail = () => (form.current ? formText(new FormData(form.current), 'email') : '')
  return (
    <form
      class="card"
      ref={form}
      onSubmit={submit}
      // Loads the code when the user starts to type, and not earlier.
      onFocusIn={() => void loadAuthentication().catch(() => undefined)}
    >
      <h2>{t('signIn.title')}</h2>
      <Field label={t('signIn.email')}>
        {(control) => (
          <input {...control} name="email" type="email" autocomplete="username" required />
        )}
      </Field>
      <PasswordField />
      {error ? <Problem error={error} words={authWords} /> : null}
      <div class="actions">
        <button type="submit" class="primary" name="way" value="in" disabled={isPending}>
          {t('signIn.signIn')}
        </button>
        <button type="submit" name="way" value="up" disabled={isPending}>
          {t('signIn.signUp')}
        </button>
        <button type="button" class="plain link" onClick={() => onForgotten(typedEmail())}>
          {t('signIn.forgotten')}
        </button>
      </div>
      <p class="quiet">{t('signIn.newHere')}</p>
    </form>
  )
}
