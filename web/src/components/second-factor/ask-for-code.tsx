import type { MultiFactorError } from 'firebase/auth'
import { render } from 'preact'
import { loadAuthentication } from '../../session/authentication.ts'
import { loadTexts, t } from '../../texts/t.ts'
import { Dialog } from '../dialog.tsx'
import { CodeForm } from './code-form.tsx'

await loadTexts('secondFactor')

/**
 * Completes a sign-in with the code of the user's authenticator app. Throws the error of the
 * sign-in again if the user closes the dialog or has another kind of second factor.
 */
export async function askForCode(error: MultiFactorError): Promise<void> {
  const { auth, getMultiFactorResolver, TotpMultiFactorGenerator } = await loadAuthentication()
  const resolver = getMultiFactorResolver(auth, error)
  const factor = resolver.hints.find(
    ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
  )
  if (!factor) throw error
  const verify = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code))
  const place = document.body.appendChild(document.createElement('div'))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const close = () => reject(error)
  render(
    <Dialog title={t('common.secondFactor')} onClose={close}>
      <CodeForm action={t('signIn.signIn')} verify={verify} onDone={resolve} onClose={close} />
    </Dialog>,
    place,
  )
  try {
    await promise
  } finally {
    render(null, place)
    place.remove()
  }
}
