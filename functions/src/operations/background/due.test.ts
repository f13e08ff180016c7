import { expect, it } from 'vitest'
import { runEach } from './due.ts'

it('a step that fails has its stack where Error Reporting looks for one', async () => {
  const lines: Record<string, unknown>[] = []
  const log = {
    write: (severity: string, message: string, fields = {}) =>
      void lines.push({ severity, message, ...fields }),
  }
  const context = { requestId: 'swp_1', signal: new AbortController().signal }
  const failed = Promise.reject(new Error('outer', { cause: new Error('inner') }))
  await runEach({ log }, context, [Promise.resolve(), failed])
  expect(lines).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      requestId: 'swp_1',
      message: 'Sweep step failed',
    }),
  ])
  expect(lines[0]?.['stack_trace']).toMatch(/^Error: outer\n +at [\s\S]*caused by Error: inner/)
})
