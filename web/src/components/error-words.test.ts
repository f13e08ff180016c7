import { expect, it } from 'vitest'
import { errorKey } from './error-words.ts'

it('the texts of the page take precedence over the common texts', () => {
  const error = { code: 'LIMIT_REACHED' }
  expect(errorKey(error)).toBe('common.errorLimit')
  expect(errorKey(error, { LIMIT_REACHED: 'apiKeys.limit' })).toBe('apiKeys.limit')
  expect(errorKey(error, { CONFLICT: 'apiKeys.limit' })).toBe('common.errorLimit')
})
