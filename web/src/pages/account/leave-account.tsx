import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { ConfirmCall } from '../../components/confirm.tsx'
import { TakeBack } from '../../components/erasure-notice.tsx'
import { ShowAs } from '../../components/show-as/show-as.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { formatTime, t } from '../../texts/t.ts'
import { EraseAccount } from './erase-account.tsx'

/** Lets a worker leave the account that invited them. */
export function LeaveAccount({ account, invitationId }: { account: string; invitationId: string }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  return (
    <div class="actions">
      <button type="button" onClick={() => setAsking(true)}>
        {t('account.leave')}
      </button>
      {isAsking && (
        <ConfirmCall
          title={t('account.leaveTitle', { account })}
          action={t('account.leave')}
          operation="invitations.remove"
          input={{ params: { id: invitationId } }}
          onDone={() => {
            setAsking(false)
            toast(t('account.left', { account }))
            // From now on, all shown data belongs to the worker's own account.
            void queries.resetQueries()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('account.leaveWhat')}</p>
        </ConfirmCall>
      )}
    </div>
  )
}

/** Schedules the erasure of the account after a grace period, or cancels the erasure. */
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
