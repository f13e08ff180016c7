import { useEffect, useState } from 'preact/hooks'
import { ErrorBoundary, useLocation } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { Copy } from '../../components/copy.tsx'
import { Facts } from '../../components/facts.tsx'
import { LegalLinks } from '../../components/legal-links.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { LanguageChoice } from '../../language-choice.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { authWords } from '../../session/auth-words.ts'
import { loadAuthentication } from '../../session/authentication.ts'
import { resetPassword } from '../../session/reset-password.ts'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { AccountName } from './account-name.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { Export } from './export.tsx'
import { Erasure, LeaveAccount } from './leave-account.tsx'

/** Loads on demand, because few users have a second factor. */
const SecondFactorCard = lazyPart(() =>
  import('./second-factor-card.tsx').then((module) => module.SecondFactorCard),
)

/** The user's account: its name, quota, password, export and erasure. */
export function Page() {
  const { email, emailVerified, session, uid } = useSignedIn()
  const { account, membership, user } = session
  const isOwner = membership.role === 'owner'
  return (
    <>
      <PageHead title={t('account.title')}>
        <ShowAs operation="account.openSession" input={{}} />
      </PageHead>
      {email && !emailVerified && <ConfirmAddress email={email} />}
      <div class="columns">
        <section class="card">
          <h2>{t('account.you')}</h2>
          <Facts
            facts={[
              [t('account.email'), email],
              [t('account.role'), user.role === 'user' ? null : t(roles[user.role])],
            ]}
          />
          <div class="field">
            <strong>{t('common.language')}</strong>
            <LanguageChoice />
            <p class="quiet">{t('account.languageHint')}</p>
          </div>
          <div class="field">
            <strong>{t('account.id')}</strong>
            <Copy value={uid} label={t('account.id')} />
          </div>
          {email && <Password email={email} />}
        </section>
        <div class="stack">
          <section class="card">
            <h2>{t('account.account')}</h2>
            {isOwner ? (
              <AccountName name={account.name} />
            ) : (
              <p>{t('account.workerOf', { account: account.name })}</p>
            )}
            <Facts facts={[[t('account.plan'), t(plans[account.type])]]} />
            <Quota />
            {membership.invitationId && (
              <LeaveAccount account={account.name} invitationId={membership.invitationId} />
            )}
          </section>
          <SecondFactor />
          <Export />
          <Erasure />
          <LegalLinks />
        </div>
      </div>
    </>
  )
}

const plans = { personal: 'account.planPersonal', enterprise: 'account.planEnterprise' } as const
const roles = { admin: 'account.roleAdmin', superadmin: 'account.roleSuperadmin' } as const

/** Shows how many of today's analyses are used. */
function Quota() {
  const stats = useRequest('account.readStats', {})
  return (
    <Read from={stats}>
      {({ quota: { limit, remaining, resetsAt, used } }) => (
        <div class="field">
          <strong id="quota">{t('account.quota')}</strong>
          <meter aria-labelledby="quota" max={limit} value={used} high={limit * 0.8} optimum={0} />
          <p>{t('account.quotaUsed', { used, limit })}</p>
          <p class="quiet">{t('account.quotaLeft', { remaining, time: formatTime(resetsAt) })}</p>
        </div>
      )}
    </Read>
  )
}

/** E-mails a link for choosing a new password. The new password ends all other sign-ins. */
function Password({ email }: { email: string }) {
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

/** Shows the second factor to users who signed in with one, or follow the link to set it up. */
function SecondFactor() {
  const { query } = useLocation()
  const [isOn, setOn] = useState(query['second-factor'] !== undefined)
  useEffect(() => {
    // If it fails, the rest of the page still works.
    hasSecondFactor().then(
      (has) => has && setOn(true),
      () => undefined,
    )
  }, [])
  return isOn ? (
    <ErrorBoundary>
      <SecondFactorCard />
    </ErrorBoundary>
  ) : null
}

async function hasSecondFactor(): Promise<boolean> {
  const { auth } = await loadAuthentication()
  return (await auth.currentUser?.getIdTokenResult())?.signInSecondFactor != null
}
