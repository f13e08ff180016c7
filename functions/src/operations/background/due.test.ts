import { createHarness } from '@plant/testing/harness'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { type ProviderEvent, providerEvents } from '../../collections/provider.ts'
import { addDays, addSeconds } from '../../domain/time.ts'
import { onlyPorts } from '../../ports/ports.ts'
import { runEach, sweepDue } from './due.ts'

const context = { requestId: 'swp_1', signal: new AbortController().signal }

it('the sweep logs a failed step with a stack trace for Error Reporting', async () => {
  const lines: Record<string, unknown>[] = []
  const log = {
    write: (severity: string, message: string, fields = {}) =>
      void lines.push({ severity, message, ...fields }),
  }
  const failed = Promise.reject(new Error('outer', { cause: new Error('inner') }))
  await runEach(onlyPorts({ log }), context, [Promise.resolve(), failed])
  expect(lines).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      requestId: 'swp_1',
      message: 'Sweep step failed',
    }),
  ])
  expect(lines[0]?.['stack_trace']).toMatch(/^Error: outer\n +at [\s\S]*caused by Error: inner/)
})

describe('the delay of the most overdue document', () => {
  /** For each argument n, creates an event that has been due for n seconds. */
  async function harnessWith(...dueSeconds: readonly number[]) {
    const { steady, clock, log } = createHarness()
    const { store } = steady.ports
    await store.transaction(async (database) => {
      for (const [at, seconds] of dueSeconds.entries())
        database.create(ref(providerEvents, `pev_${at}`), {
          type: 'batch.succeeded',
          operationId: `batches/${at}`,
          receivedAt: addSeconds(clock.now(), -900),
          status: 'RECEIVED',
          sweepAt: addSeconds(clock.now(), -seconds),
          expiresAt: addDays(clock.now(), 1),
        })
    }, context.signal)
    const sweep = (...more: [((event: ProviderEvent) => unknown)?]) =>
      sweepDue(steady.ports, providerEvents, 'sweepAt', async () => undefined, context, ...more)
    return {
      sweep,
      lines: () => log.filter(({ message }) => message === 'Due documents swept'),
    }
  }

  it('is logged with the number of due documents', async () => {
    const { sweep, lines } = await harnessWith(10, 400, -60)
    await sweep()
    expect(lines()).toMatchObject([
      {
        severity: 'INFO',
        fields: { collection: 'providerEvents', field: 'sweepAt', due: 2, lateSeconds: 400 },
      },
    ])
  })

  it("is counted from `receivedAt` if each sweep postpones the document's `sweepAt`", async () => {
    const { sweep, lines } = await harnessWith(0)
    await sweep(({ receivedAt }) => receivedAt)
    expect(lines()).toMatchObject([{ fields: { due: 1, lateSeconds: 900 } }])
  })

  it('is not logged if no document is due', async () => {
    const { sweep, lines } = await harnessWith(-60)
    await sweep()
    expect(lines()).toEqual([])
  })
})
