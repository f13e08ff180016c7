import { notLoaded } from '../load-part.ts'
import { signOut } from '../session/authentication.ts'
import { t } from '../texts/t.ts'
import { codeOf } from './error-words.ts'
import { Problem } from './problem.tsx'

/** Explains why the session of a signed-in user did not open, and offers a way to sign out. */
export function SessionFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div class="card">
      <Problem error={error} retry={retry} />
      {codeOf(error) !== notLoaded && (
        <div class="actions">
          <button type="button" onClick={() => void signOut()}>
            {t('common.signOut')}
          </button>
        </div>
      )}
    </div>
  )
}
