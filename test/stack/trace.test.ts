import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { leafPhoto } from '@plant/testing/leaf-photo'
import { call, signUp } from '@plant/testing/service'
import { stack } from '@plant/testing/stack'
import { expect, it, vi } from 'vitest'

const field = 'logging.googleapis.com/trace'

/** The lines with the trace id in the log of one process of the stack. */
function linesOf(process: string, trace: string): Record<string, unknown>[] {
  const log = readFileSync(join(dirname(stack.FUNCTIONS_FOLDER), 'logs', `${process}.log`), 'utf8')
  return log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(trace))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

it.each([
  ['traceparent', (id: string) => `00-${id}-00f067aa0ba902b7-01`],
  ['x-cloud-trace-context', (id: string) => `${id}/1;o=1`],
])(
  'one trace of %s covers the gateway, the task and the image processor',
  async (header, valueOf) => {
    const id = randomBytes(16).toString('hex')
    const trace = `projects/${stack.PROJECT_ID}/traces/${id}`
    const user = await signUp()
    const started = await call('POST', '/v1/analyses', {
      user,
      headers: { [header]: valueOf(id), 'idempotency-key': randomUUID() },
      body: { imageBase64: await leafPhoto(), language: 'en' },
    })
    expect(started.status).toBe(202)
    await vi.waitFor(
      () => {
        const lines = linesOf('image-processor', trace)
        // An overloaded processor answers 503, and then the service calls it again.
        const taken = lines.filter(({ status }) => status !== 503)
        expect(taken.map(({ path }) => path)).toEqual(['/optimise', '/measure'])
        for (const line of lines) expect(line[field]).toBe(trace)
        // Each process has its own log, and the logs may be written in any order.
        expect(linesOf('photos', trace)).toEqual([
          expect.objectContaining({ message: 'request', status: 202, [field]: trace }),
        ])
      },
      { timeout: 100_000, interval: 200 },
    )
  },
)
