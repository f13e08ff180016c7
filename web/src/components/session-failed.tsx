import { signOut } from '../session/authentication.ts'
import { t } from '../texts/t.ts'
import { Problem } from './problem.tsx'

/** Somebody has signed in, but the service does not let them: why, and the way out. */
export function SessionFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div class="card">
      <Problem error={error} retry={retry} />
      <div class="actions">
        <button type="button" onClick={() => void signOut()}>
          {t('common.signOut')}
        </button>
      </div>
    </div>
  )
}
