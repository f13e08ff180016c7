import { useAction } from '../api/hooks.ts'
import { useSession } from '../session/session.tsx'
import { formatTime, t } from '../texts/t.ts'
import { Problem } from './problem.tsx'
import { toast } from './toasts.tsx'

/** Warns that the account will be erased, while the user can still cancel the erasure. */
export function ErasureNotice() {
  const session = useSession()
  if (session.kind !== 'signedIn' || !session.session.erasure) return null
  return (
    <section class="notice problem">
      <p>{t('common.erasure', { time: formatTime(session.session.erasure.eraseAfter) })}</p>
      <TakeBack />
    </section>
  )
}

/** Cancels a scheduled erasure. */
export function TakeBack() {
  const cancel = useAction('account.cancelErasure', { changes: ['session'] })
  return (
    <>
      {cancel.error ? <Problem error={cancel.error} /> : null}
      <div class="actions">
        <button
          type="button"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({}, { onSuccess: () => toast(t('common.erasureTaken')) })}
        >
          {t('common.erasureTakeBack')}
        </button>
      </div>
    </>
  )
}
