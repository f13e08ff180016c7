import type { Output } from '@plant-analysis/client'
import { useRoute } from 'preact-iso'
import { useRequest } from '../../api/hooks.ts'
import { Facts } from '../../components/facts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Read } from '../../components/read.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { roleText } from './roles.ts'
import { UserActions } from './user-actions.tsx'

type User = Output<'admin.readUser'>

/** Shows the role, ban, violations, quota and operations of a user or of an account's API keys. */
export function Page() {
  const { uid = '' } = useRoute().params
  const input = { params: { uid } }
  const reading = useRequest('admin.readUser', input)
  return (
    <>
      <PageHead title={reading.data?.email ?? uid}>
        <ShowAs operation="admin.readUser" input={input} />
      </PageHead>
      <Read from={reading}>
        {(user) => (
          <div class="columns">
            <Known user={user} />
            <UserActions user={user} />
          </div>
        )}
      </Read>
    </>
  )
}

function Known({ user }: { user: User }) {
  const { quota } = user
  const last = user.lastViolations.map(
    ({ at, kind }) =>
      `${formatTime(at)} (${t(kind === 'MALWARE' ? 'operators.malware' : 'operators.blockedPhoto')})`,
  )
  return (
    <section class="card">
      <div class="row">
        <span class="badge">{roleText(user.role)}</span>
        {user.status === 'banned' && (
          <span class="badge danger">
            {t(user.permanent ? 'operators.bannedForGood' : 'operators.banned')}
          </span>
        )}
      </div>
      <Facts
        facts={[
          [t('operators.uid'), <code key="uid">{user.uid}</code>],
          [t('operators.account'), <code key="account">{user.account.id}</code>],
          [
            t('operators.plan'),
            t(user.account.type === 'enterprise' ? 'operators.enterprise' : 'operators.personal'),
          ],
          [t('operators.quota'), t('operators.quotaOf', { used: quota.used, limit: quota.limit })],
          [t('operators.violations'), t('operators.violationCount', { count: user.violations })],
          [t('operators.lastViolations'), last.length > 0 ? last.join('; ') : null],
          [t('operators.since'), formatTime(user.createdAt)],
        ]}
      />
    </section>
  )
}
