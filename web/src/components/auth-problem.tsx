import { authErrorKey } from '../session/auth-error.ts'
import { t } from '../texts/t.ts'
import { Problem } from './problem.tsx'

/** Why a sign-in, or something else of Firebase Authentication, failed. Texts: area `signIn`. */
export function AuthProblem({ error }: { error: unknown }) {
  const key = authErrorKey(error)
  if (!key) return <Problem error={error} />
  return (
    <p class="notice problem" role="alert">
      {t(key)}
    </p>
  )
}
