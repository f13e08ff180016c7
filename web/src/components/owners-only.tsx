import type { ComponentChildren } from 'preact'
import { useSignedIn } from '../session/session.tsx'
import { t } from '../texts/t.ts'
import { PageHead } from './page-head.tsx'

/** Shows what only the owner of an account may see; says to a worker whom to ask. */
export function OwnersOnly({
  title,
  children,
}: {
  /** What the page is called for who may not see it. */
  title: string
  children: ComponentChildren
}) {
  const { account, membership } = useSignedIn().session
  if (membership.role === 'owner') return <>{children}</>
  return (
    <>
      <PageHead title={title} />
      <div class="notice">
        <p>{t('common.ownersOnly', { account: account.name })}</p>
        <p>
          <a href="/account">{t('common.yourAccount')}</a>
        </p>
      </div>
    </>
  )
}
