import type { MultiFactorInfo, TotpSecret } from 'firebase/auth'
import { useEffect, useState } from 'preact/hooks'
import { Confirm } from '../../components/confirm.tsx'
import { Copy } from '../../components/copy.tsx'
import { codeOf } from '../../components/error-words.ts'
import { Loading } from '../../components/loading.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Problem } from '../../components/problem.tsx'
import { CodeForm, secondFactorWords } from '../../components/second-factor/code-form.tsx'
import { SignInAgain } from '../../components/sign-in-again.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { addFactor, addressOf, makeSecret, readFactor, removeFactor } from './second-factor.ts'

type State =
  | { readonly kind: 'unknown' | 'off' }
  | { readonly kind: 'adding'; readonly secret: TotpSecret }
  | { readonly kind: 'on'; readonly factor: MultiFactorInfo }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

async function look(): Promise<State> {
  const factor = await readFactor()
  return factor ? { kind: 'on', factor } : { kind: 'off' }
}

/** Sets up the second factor of the signed-in user, or removes it. */
export function Page() {
  const { email, emailVerified } = useSignedIn()
  const [state, setState] = useState<State>({ kind: 'unknown' })
  const turn = (work: () => Promise<State>): void =>
    void work().then(setState, (error) =>
      setState({ kind: 'failed', error, retry: () => turn(work) }),
    )
  useEffect(() => turn(look), [])
  const start = async (): Promise<State> => ({ kind: 'adding', secret: await makeSecret() })
  return (
    <>
      <PageHead title={t('common.secondFactor')} />
      {email && !emailVerified && <ConfirmAddress email={email} />}
      <section class="card">
        {state.kind === 'unknown' && <Loading />}
        {state.kind === 'off' && (
          <>
            <p>{t('secondFactor.what')}</p>
            <div class="actions">
              <button
                type="button"
                class="primary"
                disabled={!emailVerified}
                onClick={() => turn(start)}
              >
                {t('secondFactor.start')}
              </button>
            </div>
          </>
        )}
        {state.kind === 'adding' && (
          <Adding secret={state.secret} email={email ?? ''} onEnd={() => turn(look)} />
        )}
        {state.kind === 'on' && <Added factor={state.factor} turn={turn} />}
        {state.kind === 'failed' && <Failed {...state} email={email} onClose={() => turn(look)} />}
      </section>
    </>
  )
}

/** Shows the key for the authenticator app, and asks for the first code. */
function Adding({
  secret,
  email,
  onEnd,
}: {
  secret: TotpSecret
  email: string
  onEnd: () => void
}) {
  const done = () => {
    toast(t('secondFactor.added'))
    onEnd()
  }
  return (
    <>
      <p>{t('secondFactor.add')}</p>
      <p>
        <a href={addressOf(secret, email)}>{t('secondFactor.open')}</a>
      </p>
      <Copy value={secret.secretKey} label={t('secondFactor.key')} />
      <CodeForm
        action={t('secondFactor.confirm')}
        verify={(code) => addFactor(secret, code)}
        onDone={done}
        onClose={onEnd}
      />
    </>
  )
}

function Added({
  factor,
  turn,
}: {
  factor: MultiFactorInfo
  turn: (work: () => Promise<State>) => void
}) {
  const [isAsking, setAsking] = useState(false)
  const remove = async (): Promise<State> => {
    await removeFactor(factor)
    toast(t('secondFactor.removed'))
    return await look()
  }
  return (
    <>
      <p>{t('secondFactor.isOn')}</p>
      <p class="quiet">{t('secondFactor.lost')}</p>
      <div class="actions">
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          {t('secondFactor.remove')}
        </button>
      </div>
      {isAsking && (
        <Confirm
          title={t('secondFactor.removeTitle')}
          action={t('secondFactor.remove')}
          onConfirm={() => turn(remove)}
          onClose={() => setAsking(false)}
        >
          <p>{t('secondFactor.removeWhat')}</p>
        </Confirm>
      )}
    </>
  )
}

/** Firebase changes second factors only after a recent sign-in. */
function Failed({
  error,
  retry,
  email,
  onClose,
}: {
  error: unknown
  retry: () => void
  email: string | null
  onClose: () => void
}) {
  if (email && codeOf(error) === 'auth/requires-recent-login')
    return <SignInAgain email={email} onDone={retry} onClose={onClose} />
  return <Problem error={error} words={secondFactorWords} retry={retry} />
}
