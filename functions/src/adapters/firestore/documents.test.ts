import { expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { failedCommit, rethrow } from './documents.ts'

const failure = (code: unknown) => Object.assign(new Error('from the SDK'), { code })

/** UNAVAILABLE, and Node's codes for a connection that is reset or that ends within an answer. */
const silences = [14, 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']

it.each(silences)('a read that ends with %s means that the database did not answer', (code) => {
  expect(() => rethrow(failure(code))).toThrow(Unavailable)
})

it.each(silences)(
  'a commit that ends with %s throws an error that says it may have succeeded',
  (code) => {
    expect(failedCommit(failure(code))).toBe('UNKNOWN')
  },
)

it('a programming error is rethrown unchanged', () => {
  for (const code of [3, 7, 'ERR_INVALID_ARG_TYPE', undefined])
    expect(() => rethrow(failure(code))).not.toThrow(Unavailable)
})
