import { useEffect, useState } from 'preact/hooks'
import { Problem } from '../../components/problem.tsx'
import { type Configuration, configuration } from '../../configuration.ts'
import { authWords } from '../../session/auth-words.ts'
import { useStartSession } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { signIn } from './enter.ts'

type Accounts = NonNullable<Configuration['demonstration']>['accounts']

const labels = {
  user: 'signIn.asGrower',
  enterprise: 'signIn.asEnterprise',
  admin: 'signIn.asModerator',
  superadmin: 'signIn.asSuperadmin',
} as const

/** One-click sign-in to the demonstration accounts of a demonstration deployment. */
export function Demonstration() {
  const [accounts, setAccounts] = useState<Accounts>([])
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const startSession = useStartSession()
  useEffect(() => {
    // When the user sends the form, the form reports a missing configuration.
    configuration.then(
      ({ demonstration }) => setAccounts(demonstration?.accounts ?? []),
      () => undefined,
    )
  }, [])
  if (accounts.length === 0) return null
  const enter = (account: Accounts[number]) => {
    setPending(true)
    setError(null)
    signIn(account).then(startSession, (failure) => {
      setError(failure)
      setPending(false)
    })
  }
  return (
    <section class="card" aria-label={t('signIn.lookAround')}>
      <h2>{t('signIn.lookAround')}</h2>
      <p class="quiet">{t('signIn.demonstration')}</p>
      {error ? <Problem error={error} words={authWords} /> : null}
      <div class="tiles">
        {accounts.map((account) => (
          <button
            key={account.email}
            type="button"
            disabled={isPending}
            onClick={() => enter(account)}
          >
            {t(labels[account.role])}
            <small>{account.email}</small>
          </button>
        ))}
      </div>
    </section>
  )
}
