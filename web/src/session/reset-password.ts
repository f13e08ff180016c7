import { language } from '../texts/t.ts'
import { loadAuthentication } from './authentication.ts'

/**
 * Has a link mailed by which a new password is chosen, if there is such an account. Throws errors
 * of Firebase Authentication.
 */
export async function resetPassword(email: string): Promise<void> {
  const { auth, sendPasswordResetEmail } = await loadAuthentication()
  auth.languageCode = language
  await sendPasswordResetEmail(auth, email)
}
