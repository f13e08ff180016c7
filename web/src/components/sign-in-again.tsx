import { useState } from 'preact/hooks'
import { loadPart } from '../load-part.ts'
import { authWords } from '../session/auth-words.ts'
import { loadAuthentication } from '../session/authentication.ts'
import { loadTexts, t } from '../texts/t.ts'
import { Dialog } from './dialog.tsx'
import { formText } from './form-text.ts'
import { PasswordField } from './password-field.tsx'
import { Problem } from './problem.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'

await loadTexts('signIn')

/** Asks for the password again if the service requires a recent sign-in. */
export function SignInAgain({
  email,
  onDone,
  onClose,
}: {
  email: string
  /** Repeats the rejected action with the token of the new sign-in. */
  onDone: () => void
  onClose: () => void
}) {
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    setPending(true)
    signInAgain(email, formText(form, 'password')).then(onDone, (failure) => {
      setError(failure)
      setPending(false)
    })
  }
  return (
    <Dialog title={t('signIn.again')} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <p>{t('signIn.againWhy')}</p>
        <input type="hidden" name="email" value={email} autocomplete="username" />
        <PasswordField />
        {error ? <Problem error={error} words={authWords} /> : null}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="primary" disabled={isPending}>
            {t('signIn.signIn')}
          </button>
        </div>
      </form>
      <SecondFactor error={error} onDone={onDone} />
    </Dialog>
  )
}

async function signInAgain(email: string, password: string): Promise<void> {
  const { auth } = await loadAuthentication()
  const { EmailAuthProvider, reauthenticateWithCredential } = await loadPart(
    import('../session/seldom.ts'),
  )
  const user = auth.currentUser
  if (!user) return
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
  // The cached token belongs to the previous sign-in.
  await user.getIdToken(true)
}
