import type { MultiFactorError } from 'firebase/auth'
import { codeOf } from '../components/error-words.ts'
import { loadPart } from '../load-part.ts'

/**
 * Waits for a sign-in. If the user has a second factor, asks for the code. Throws the errors of
 * Firebase Authentication.
 */
export async function withSecondFactor(signIn: Promise<unknown>): Promise<void> {
  try {
    await signIn
  } catch (error) {
    if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error
    const { askForCode } = await loadPart(import('../components/second-factor/ask-for-code.tsx'))
    await askForCode(error as MultiFactorError)
  }
}
