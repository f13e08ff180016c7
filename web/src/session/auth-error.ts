import type { TextKey } from '../texts/t.ts'

const known = {
  'auth/email-already-in-use': 'signIn.errorExists',
  'auth/internal-error': 'common.errorUnavailable',
  'auth/invalid-credential': 'signIn.errorWrong',
  'auth/invalid-email': 'signIn.errorEmail',
  'auth/missing-password': 'signIn.errorWrong',
  'auth/network-request-failed': 'common.errorNetwork',
  'auth/operation-not-allowed': 'signIn.errorNotAllowed',
  'auth/password-does-not-meet-requirements': 'signIn.errorWeak',
  'auth/quota-exceeded': 'signIn.errorTooMany',
  'auth/too-many-requests': 'signIn.errorTooMany',
  'auth/user-disabled': 'signIn.errorDisabled',
  'auth/user-mismatch': 'signIn.errorWrong',
  'auth/user-not-found': 'signIn.errorWrong',
  'auth/user-token-expired': 'common.errorUnauthenticated',
  'auth/weak-password': 'signIn.errorWeak',
  'auth/wrong-password': 'signIn.errorWrong',
} as const satisfies Record<string, TextKey>

type AuthErrorKey = (typeof known)[keyof typeof known] | 'signIn.errorOther'

/**
 * The text for an error of Firebase Authentication; null for another error. One text says that the
 * address or the password is wrong, so that nobody learns who has an account.
 */
export function authErrorKey(error: unknown): AuthErrorKey | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  const { code } = error
  if (typeof code !== 'string' || !code.startsWith('auth/')) return null
  return Object.hasOwn(known, code) ? known[code as keyof typeof known] : 'signIn.errorOther'
}
