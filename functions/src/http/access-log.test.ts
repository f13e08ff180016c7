import { expect, it } from 'vitest'
import { problem } from '../domain/problem.ts'
import { logFailure } from './access-log.ts'

it('a logged failure has its stack trace and causes in the field that Error Reporting reads', () => {
  const fields: Record<string, unknown>[] = []
  const log = { write: (_severity: string, _message: string, more = {}) => void fields.push(more) }
  const cause = new Error('outer', { cause: new Error('inner') })
  logFailure(log, problem('INTERNAL', { cause }), 'req_1')
  expect(fields).toEqual([expect.objectContaining({ requestId: 'req_1', code: 'INTERNAL' })])
  expect(fields[0]?.['stack_trace']).toMatch(/^Error: outer\n +at [\s\S]*caused by Error: inner/)
})
