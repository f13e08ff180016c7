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
import { SignInForm } from './sign-in-form.tsx'

/** The start page for visitors: a short description of the service, and the sign-in. */
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

function WayIn({ isUnderWay }: { isUnderWay: boolean }) {
  const [resetting, setResetting] = useState<{ email: string } | null>(null)
  if (isUnderWay && wasSignedIn()) return <Loading />
  return resetting ? (
    <ResetForm email={resetting.email} onBack={() => setResetting(null)} />
  ) : (
    <>
      <SignInForm onForgotten={(email) => setResetting({ email })} />
      <Demonstration />
    </>
  )
}
