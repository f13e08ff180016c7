import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { Loading } from './components/loading.tsx'
import { SessionFailed } from './components/session-failed.tsx'
import type { Access } from './page.ts'
import { type Session, useSession } from './session/session.tsx'
import { t } from './texts/t.ts'

/**
 * Whether a session may see a page. As in the contract, a superadmin may see everything that an
 * admin may see.
 */
export function maySee(session: Session, access: Access): boolean {
  if (access === 'anybody') return true
  if (session.kind !== 'signedIn') return false
  const { user, membership } = session.session
  if (access === 'member') return true
  if (access === 'owner') return membership.role === 'owner'
  return user.role === 'superadmin' || user.role === access
}

/** Shows a page only to users who may see it. Sends visitors to the sign-in page. */
export function Guard({ access, children }: { access: Access; children: ComponentChildren }) {
  const session = useSession()
  const { url, route } = useLocation()
  const mustSignIn = access !== 'anybody' && session.kind === 'nobody'
  useEffect(() => {
    if (mustSignIn) route(`/sign-in?next=${encodeURIComponent(url)}`, true)
  }, [mustSignIn])
  if (maySee(session, access)) return <>{children}</>
  if (session.kind === 'failed') return <SessionFailed {...session} />
  if (session.kind === 'signedIn') return <p class="notice">{t('common.notForYou')}</p>
  return <Loading />
}
