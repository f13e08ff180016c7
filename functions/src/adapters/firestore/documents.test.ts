import { expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { failedCommit, rethrow } from './documents.ts'

const failure = (code: unknown) => Object.assign(new Error('from the SDK'), { code })

/** google.rpc.Code UNAVAILABLE, and two Node.js codes for a broken connection. */
const silences = [14, 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']

it.each(silences)('a read that fails with %s throws Unavailable', (code) => {
  expect(() => rethrow(failure(code))).toThrow(Unavailable)
})

it.each(silences)('a commit that fails with %s has an unknown outcome', (code) => {
  expect(failedCommit(failure(code))).toBe('UNKNOWN')
})

it('other error codes do not become Unavailable', () => {
  for (const code of [3, 7, 'ERR_INVALID_ARG_TYPE', undefined])
    expect(() => rethrow(failure(code))).not.toThrow(Unavailable)
})
