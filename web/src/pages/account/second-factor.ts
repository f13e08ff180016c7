import type { MultiFactorInfo, User } from 'firebase/auth'
import type { TotpSecret } from 'firebase/auth/web-extension'
import { loadAuthentication } from '../../session/authentication.ts'
import { multiFactor, TotpMultiFactorGenerator } from '../../session/seldom.ts'

async function currentUser(): Promise<User> {
  const { auth } = await loadAuthentication()
  await auth.authStateReady()
  if (!auth.currentUser) throw new Error('nobody is signed in')
  return auth.currentUser
}

/** The second factor of the signed-in user, or undefined without one. */
export async function readFactor(): Promise<MultiFactorInfo | undefined> {
  return multiFactor(await currentUser()).enrolledFactors[0]
}

/** Makes a key for an authenticator app. This and all functions below throw Firebase's errors. */
export async function makeSecret(): Promise<TotpSecret> {
  const session = await multiFactor(await currentUser()).getSession()
  return await TotpMultiFactorGenerator.generateSecret(session)
}

/** The address that opens an authenticator app with the key. */
export function addressOf(secret: TotpSecret, email: string): string {
  return secret.generateQrCodeUrl(encodeURIComponent(email), encodeURIComponent('Plant Analysis'))
}

/** Adds the second factor. From now on, the token says that the user has it. */
export async function addFactor(secret: TotpSecret, code: string): Promise<void> {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
  await multiFactor(await currentUser()).enroll(assertion)
}

export async function removeFactor(factor: MultiFactorInfo): Promise<void> {
  await multiFactor(await currentUser()).unenroll(factor)
}
