import { Copy } from '../../components/copy.tsx'
import { Facts } from '../../components/facts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { LanguageChoice } from '../../language-choice.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { AccountName } from './account-name.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { Erasure } from './erasure.tsx'
import { Export } from './export.tsx'
import { LeaveAccount } from './leave-account.tsx'
import { Password } from './password.tsx'
import { Quota } from './quota.tsx'

/** The user's account: who they are, what it may do, and the export and erasure of its data. */
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
          <Export />
          <Erasure />
        </div>
      </div>
    </>
  )
}

const plans = { personal: 'account.planPersonal', enterprise: 'account.planEnterprise' } as const
const roles = { admin: 'account.roleAdmin', superadmin: 'account.roleSuperadmin' } as const
