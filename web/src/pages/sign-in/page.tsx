import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { Field } from '../../components/field.tsx'
import { formText } from '../../components/form-text.ts'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { LanguageChoice } from '../../language-choice.tsx'
import { loadAuthentication } from '../../session/authentication.ts'
import { useSession } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'

/** Signs in with an e-mail address and a password, or signs up with them. */
export function Page() {
  const session = useSession()
  const { query, route } = useLocation()
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    // Only a path of our own: the address bar could name another site.
    const next = query['next'] ?? '/'
    if (session.kind === 'signedIn') route(/^\/[^/\\]/.test(next) ? next : '/', true)
  }, [session.kind])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement, event.submitter)
    enter(form).catch(setError)
  }
  return (
    <section class="narrow">
      <PageHead title={t('signIn.title')} />
      <form class="card" onSubmit={submit}>
        <Field label={t('signIn.email')}>
          {(control) => (
            <input {...control} name="email" type="email" autocomplete="username" required />
          )}
        </Field>
        <Field label={t('signIn.password')}>
          {(control) => (
            <input
              {...control}
              name="password"
              type="password"
              autocomplete="current-password"
              required
            />
          )}
        </Field>
        {error ? <Problem error={error} /> : null}
        <div class="actions">
          <button type="submit" class="primary" name="way" value="in">
            {t('signIn.signIn')}
          </button>
          <button type="submit" name="way" value="up">
            {t('signIn.signUp')}
          </button>
        </div>
      </form>
      <LanguageChoice />
    </section>
  )
}

/** Signs in or up, as the button says that was pressed. */
async function enter(form: FormData): Promise<void> {
  const { auth, createUserWithEmailAndPassword, signInWithEmailAndPassword } =
    await loadAuthentication()
  const signIn =
    formText(form, 'way') === 'up' ? createUserWithEmailAndPassword : signInWithEmailAndPassword
  await signIn(auth, formText(form, 'email'), formText(form, 'password'))
  dispatchEvent(new Event('sign-in'))
}
