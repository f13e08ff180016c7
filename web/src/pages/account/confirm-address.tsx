import { useState } from 'preact/hooks'
import { Problem } from '../../components/problem.tsx'
import { authWords } from '../../session/auth-words.ts'
import { loadAuthentication } from '../../session/authentication.ts'
import { language, loadTexts, t } from '../../texts/t.ts'

// Loads the texts for errors of Firebase Authentication.
await loadTexts('signIn')

type State =
  | { readonly kind: 'idle' | 'busy' | 'sent' | 'notYet' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** Says that the e-mail address is unconfirmed, and offers to send the link or to check again. */
export function ConfirmAddress({ email }: { email: string }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const run = (action: () => Promise<State['kind'] & ('sent' | 'notYet')>) => {
    setState({ kind: 'busy' })
    action().then(
      (kind) => setState({ kind }),
      (error) => setState({ kind: 'failed', error }),
    )
  }
  const isBusy = state.kind === 'busy'
  return (
    <section class="notice">
      <p>
        <strong>{t('account.confirmTitle')}</strong> {t('account.confirmWhat', { email })}
      </p>
      <div class="actions">
        <button type="button" disabled={isBusy} onClick={() => run(look)}>
          {t('account.confirmDone')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => run(send)}>
          {t('account.confirmSend')}
        </button>
      </div>
      <div role="status">
        {state.kind === 'sent' && t('account.confirmSent', { email })}
        {state.kind === 'notYet' && t('account.confirmNotYet')}
      </div>
      {state.kind === 'failed' && <Problem error={state.error} words={authWords} />}
    </section>
  )
}

async function send(): Promise<'sent'> {
  const { auth, sendEmailVerification } = await loadAuthentication()
  auth.languageCode = language
  if (auth.currentUser) await sendEmailVerification(auth.currentUser)
  return 'sent'
}

/** Requests a new token. The session hides this component if the token has a confirmed address. */
async function look(): Promise<'notYet'> {
  const { auth, reload } = await loadAuthentication()
  if (auth.currentUser) {
    await reload(auth.currentUser)
    await auth.currentUser.getIdToken(true)
  }
  return 'notYet'
}
