import { loadPart } from '../load-part.ts'
import { language } from '../texts/t.ts'
import { loadAuthentication } from './authentication.ts'

/**
 * Sends a link for choosing a new password, if the account exists. Throws errors of Firebase
 * Authentication.
 */
export async function resetPassword(email: string): Promise<void> {
  const { auth } = await loadAuthentication()
  const { sendPasswordResetEmail } = await loadPart(import('./seldom.ts'))
  auth.languageCode = language
  await sendPasswordResetEmail(auth, email)
}
