import type { MultiFactorError } from 'firebase/auth'
import { useState } from 'preact/hooks'
import { loadAuthentication } from '../../session/authentication.ts'
import { getMultiFactorResolver, TotpMultiFactorGenerator } from '../../session/seldom.ts'
import { t } from '../../texts/t.ts'
import { Dialog } from '../dialog.tsx'
import { CodeForm } from './code-form.tsx'

/** Asks for the code of the user's authenticator app, which completes the sign-in. */
export function AskForCode({ error, onDone }: { error: MultiFactorError; onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Dialog title={t('secondFactor.title')} onClose={() => setOpen(false)}>
      <CodeForm
        action={t('signIn.signIn')}
        verify={(code) => complete(error, code)}
        onDone={onDone}
        onClose={() => setOpen(false)}
      />
    </Dialog>
  )
}

/** Throws the error of the sign-in again if the user has only other kinds of second factors. */
async function complete(error: MultiFactorError, code: string): Promise<void> {
  const { auth } = await loadAuthentication()
  const { FACTOR_ID } = TotpMultiFactorGenerator
  const resolver = getMultiFactorResolver(auth, error)
  const factor = resolver.hints.find(({ factorId }) => factorId === FACTOR_ID)
  if (!factor) throw error
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code))
}
