import { useState } from 'preact/hooks'
import { Problem } from '../../components/problem.tsx'
import { toast } from '../../components/toasts.tsx'
import { authWords } from '../../session/auth-words.ts'
import { resetPassword } from '../../session/reset-password.ts'
import { t } from '../../texts/t.ts'

/** Mails a link for choosing a new password, which ends all other sign-ins. */
export function Password({ email }: { email: string }) {
  const [error, setError] = useState<unknown>(null)
  const mail = () =>
    resetPassword(email).then(() => {
      setError(null)
      toast(t('account.passwordSent', { email }))
    }, setError)
  return (
    <div class="field">
      <strong>{t('account.password')}</strong>
      <div class="actions">
        <button type="button" onClick={() => void mail()}>
          {t('account.passwordChange')}
        </button>
      </div>
      <p class="quiet">{t('account.passwordHint')}</p>
      {error ? <Problem error={error} words={authWords} /> : null}
    </div>
  )
}
