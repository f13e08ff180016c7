import { useState } from 'preact/hooks'
import { TakeBack } from '../../components/erasure-notice.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { EraseAccount } from './erase-account.tsx'

/** Schedules the erasure of the account after a grace period, or cancels it. */
export function Erasure() {
  const [isAsking, setAsking] = useState(false)
  const { session, uid } = useSignedIn()
  return (
    <section class="card">
      <header class="page-head">
        <h2>{t('account.erase')}</h2>
        {session.erasure ? (
          <ShowAs operation="account.cancelErasure" input={{}} />
        ) : (
          <ShowAs operation="account.erase" input={{ body: { confirm: uid } }} />
        )}
      </header>
      {session.erasure ? (
        <>
          <p>{t('account.eraseScheduled', { time: formatTime(session.erasure.eraseAfter) })}</p>
          <TakeBack />
        </>
      ) : (
        <>
          <p>{t('account.eraseWhat')}</p>
          {session.membership.role === 'worker' && <p>{t('account.eraseWorker')}</p>}
          <div class="actions">
            <button type="button" onClick={() => setAsking(true)}>
              {t('account.eraseStart')}
            </button>
          </div>
        </>
      )}
      {isAsking && <EraseAccount onClose={() => setAsking(false)} />}
    </section>
  )
}
