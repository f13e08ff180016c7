import type { ErrorWords } from '../components/error-words.ts'

/**
 * Texts for the errors of Firebase Authentication. A wrong address and a wrong password have the
 * same text, so that the text does not reveal who has an account.
 */
export const authWords: ErrorWords = {
  'auth/email-already-in-use': 'signIn.errorExists',
  'auth/internal-error': 'common.errorUnavailable',
  'auth/invalid-credential': 'signIn.errorWrong',
  'auth/invalid-email': 'signIn.errorEmail',
  'auth/missing-password': 'signIn.errorWrong',
  'auth/multi-factor-auth-required': 'signIn.errorCode',
  'auth/network-request-failed': 'common.errorNetwork',
  'auth/operation-not-allowed': 'signIn.errorNotAllowed',
  'auth/password-does-not-meet-requirements': 'signIn.errorWeak',
  'auth/quota-exceeded': 'signIn.errorTooMany',
  'auth/too-many-requests': 'signIn.errorTooMany',
  'auth/user-disabled': 'signIn.errorDisabled',
  'auth/user-mismatch': 'signIn.errorWrong',
  'auth/user-not-found': 'signIn.errorWrong',
  'auth/user-token-expired': 'common.errorUnauthenticated',
  'auth/weak-password': 'signIn.errorShort',
  'auth/wrong-password': 'signIn.errorWrong',
}
