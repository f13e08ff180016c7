import { describe, expect, it } from 'vitest'
import { authErrorKey } from './auth-error.ts'

describe('the words for an error of Firebase Authentication', () => {
  it('are the same for a wrong password and an unknown address', () => {
    const keys = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'].map(
      (code) => authErrorKey({ code }),
    )
    expect(new Set(keys)).toEqual(new Set(['signIn.errorWrong']))
  })

  it.each([
    ['auth/email-already-in-use', 'signIn.errorExists'],
    ['auth/weak-password', 'signIn.errorWeak'],
    ['auth/too-many-requests', 'signIn.errorTooMany'],
    ['auth/user-disabled', 'signIn.errorDisabled'],
    ['auth/network-request-failed', 'common.errorNetwork'],
    ['auth/toString', 'signIn.errorOther'],
  ])('of %s are %s', (code, key) => expect(authErrorKey({ code })).toBe(key))

  it.each([
    null,
    undefined,
    'auth/weak-password',
    new Error('other'),
    { code: 'NETWORK' },
    { code: 7 },
  ])('are left to others for %j', (error) => expect(authErrorKey(error)).toBeNull())
})
