import type { ComponentChildren } from 'preact'
import { useSignedIn } from '../session/session.tsx'
import { t } from '../texts/t.ts'
import { PageHead } from './page-head.tsx'

/** Shows content that only the owner of an account may see. Tells a worker to ask the owner. */
export function OwnersOnly({
  title,
  children,
}: {
  /** The title of the page, which a worker sees too. */
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
