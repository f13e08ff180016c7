import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { Loading } from '../../components/loading.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { SessionFailed } from '../../components/session-failed.tsx'
import { LanguageChoice } from '../../language-choice.tsx'
import { wasSignedIn } from '../../session/authentication.ts'
import { useSession } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { Demonstration } from './demonstration.tsx'
import { Picture } from './picture.tsx'
import { ResetForm } from './reset-form.tsx'
import { safeNext } from './safe-next.ts'
import { SignInForm, type Way } from './sign-in-form.tsx'

/**
 * The start page for visitors: a short description of the service, and the sign-in. An answer needs
 * an account, because only the quota of an account bounds what the model costs.
 */
export function Page() {
  const session = useSession()
  const { query, route } = useLocation()
  useEffect(() => {
    if (session.kind === 'signedIn') route(safeNext(query['next'], location.origin), true)
  }, [session.kind])
  return (
    <div class="landing">
      <section class="stack">
        <PageHead title={t('signIn.headline')} />
        <p>{t('signIn.what')}</p>
        <p>
          <a href="/catalogue">{t('common.catalogue')}</a>
        </p>
      </section>
      <section class="stack way-in">
        {session.kind === 'failed' ? (
          <SessionFailed error={session.error} retry={session.retry} />
        ) : (
          <WayIn isUnderWay={session.kind !== 'nobody'} />
        )}
        <LanguageChoice />
      </section>
      <Picture />
    </div>
  )
}

/** The address of the other way. Signing in and signing up lead to the same next page. */
function addressOf(way: Way, next: string | undefined): string {
  const query = new URLSearchParams({ ...(way === 'up' && { way }), ...(next && { next }) })
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in'
}

function WayIn({ isUnderWay }: { isUnderWay: boolean }) {
  const { query } = useLocation()
  const way = query['way'] === 'up' ? 'up' : 'in'
  const [resetting, setResetting] = useState<{ email: string } | null>(null)
  if (isUnderWay && wasSignedIn()) return <Loading />
  return resetting ? (
    <ResetForm email={resetting.email} onBack={() => setResetting(null)} />
  ) : (
    <>
      <SignInForm
        key={way}
        way={way}
        otherHref={addressOf(way === 'up' ? 'in' : 'up', query['next'])}
        onForgotten={(email) => setResetting({ email })}
      />
      <Demonstration />
    </>
  )
}
