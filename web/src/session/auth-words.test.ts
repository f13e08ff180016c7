import { describe, expect, it } from 'vitest'
import { readTexts } from '../../build/texts.ts'
import { errorKey } from '../components/error-words.ts'
import { passwordCharactersMin } from '../components/password-rule.ts'
import { languages } from '../texts/languages.ts'
import { authWords } from './auth-words.ts'

const keyOf = (error: unknown) => errorKey(error, authWords)

it.each(Object.keys(languages))(
  'the error for a short password has the rule, in %s',
  (language) => {
    const text = new Map(readTexts(language)).get('signIn.errorShort')
    expect(text).toMatch(new RegExp(`\\b${passwordCharactersMin}(?!\\d)`))
  },
)

describe('texts for errors of Firebase Authentication', () => {
  it('are the same for a wrong password and an unknown address', () => {
    const keys = ['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential'].map(
      (code) => keyOf({ code }),
    )
    expect(new Set(keys)).toEqual(new Set(['signIn.errorWrong']))
  })

  it.each([
    ['auth/email-already-in-use', 'signIn.errorExists'],
    ['auth/weak-password', 'signIn.errorShort'],
    ['auth/password-does-not-meet-requirements', 'signIn.errorWeak'],
    ['auth/too-many-requests', 'signIn.errorTooMany'],
    ['auth/user-disabled', 'signIn.errorDisabled'],
    ['auth/network-request-failed', 'common.errorNetwork'],
    ['NETWORK', 'common.errorNetwork'],
  ])('have one text for each error code: %s has the text %s', (code, key) =>
    expect(keyOf({ code })).toBe(key),
  )

  it.each([
    null,
    undefined,
    'auth/weak-password',
    new Error('other'),
    { code: 'auth/toString' },
    { code: 'toString' },
    { code: 7 },
  ])('are missing for %j', (error) => expect(keyOf(error)).toBeUndefined())
})
