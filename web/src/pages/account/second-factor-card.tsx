import type { MultiFactorInfo } from 'firebase/auth'
import type { TotpSecret } from 'firebase/auth/web-extension'
import { useEffect, useState } from 'preact/hooks'
import { Copy } from '../../components/copy.tsx'
import { Problem } from '../../components/problem.tsx'
import { CodeForm, secondFactorWords } from '../../components/second-factor/code-form.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSignedIn } from '../../session/session.tsx'
import { t } from '../../texts/t.ts'
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
export function SecondFactorCard() {
  const { email, emailVerified } = useSignedIn()
  const [state, setState] = useState<State>({ kind: 'unknown' })
  const turn = (work: () => Promise<State>): void =>
    void work().then(setState, (error) =>
      setState({ kind: 'failed', error, retry: () => turn(work) }),
    )
  useEffect(() => turn(look), [])
  const start = async (): Promise<State> => ({ kind: 'adding', secret: await makeSecret() })
  return (
    <section class="card">
      <h2>{t('secondFactor.title')}</h2>
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
      {state.kind === 'failed' && (
        <Problem error={state.error} words={secondFactorWords} retry={state.retry} />
      )}
    </section>
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
  const remove = async (): Promise<State> => {
    await removeFactor(factor)
    toast(t('secondFactor.removed'))
    return await look()
  }
  return (
    <>
      <p>{t('secondFactor.isOn')}</p>
      <p>{t('secondFactor.lost')}</p>
      <div class="actions">
        <button type="button" class="danger" onClick={() => turn(remove)}>
          {t('secondFactor.remove')}
        </button>
      </div>
      <p class="quiet">{t('secondFactor.removeWhat')}</p>
    </>
  )
}
