import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { backgroundTiming } from '../../domain/background-timing.ts'

const { leaseSeconds } = backgroundTiming.runAnalysis

const photo = 'diseased leaf'
/** The delay of the queue's first retry, in seconds. */
const redeliverySeconds = 2

/** A run whose worker crashes during the model call, while the queue still has the run's task. */
async function abandoned(rules: Parameters<typeof createHarness>[0] = {}) {
  const service = createHarness(rules)
  const ada = await service.signUp('ada')
  const id = idOf(await ada.start({ photo }))
  const model = service.troubles.hold('model.diagnose')
  const doomed = service.instance()
  void doomed.run(id)
  await model.reached
  return { service, ada, id }
}

/**
 * Returns the seconds until the transaction ends, with a sweep at second `phase` of each minute.
 */
async function secondsToEnd(service: TestHarness, id: string, phase: number): Promise<number> {
  for (let second = 0; second <= 240; second += 1) {
    if (second % 60 === phase) await service.steady.sweep()
    if (second >= redeliverySeconds) await service.deliver()
    const transaction = await service.transaction(id)
    if (transaction?.status === 'COMPLETED') return second
    expect(transaction?.status).toBe('PROCESSING')
    service.clock.advance(1)
  }
  throw new Error('has not ended')
}

describe('a task that is delivered again during the lease of a crashed worker', () => {
  it.each([0, 1, 29, 59])(
    'runs when the lease ends, even if the sweeper runs at second %i of the minute',
    async (phase) => {
      const { service, id } = await abandoned()
      expect(await secondsToEnd(service, id, phase)).toBeLessThanOrEqual(leaseSeconds + 1)
      assertSound(service)
    },
  )

  it('is postponed once, even if the queue delivers the task twice', async () => {
    const { service } = await abandoned()
    await service.deliver()
    const [task] = service.tasks
    if (task) task.done = false
    await service.deliver()
    expect(service.tasks).toHaveLength(2)
  })

  it('is not postponed again if it arrives early, so that a queue without schedules cannot loop', async () => {
    const { service } = await abandoned()
    await service.deliver()
    const [, later] = service.tasks
    if (later) later.scheduleAt = undefined
    await service.deliver()
    expect(service.tasks).toMatchObject([{ done: true }, { done: true }])
  })

  it.each([
    ['again if the next worker crashes too', 600, 3],
    ['no longer than the transaction may take', 120, 2],
  ])('is postponed %s', async (_words, transactionTimeoutSeconds, tasks) => {
    const { service, id } = await abandoned({ transactionTimeoutSeconds })
    await service.deliver()
    service.clock.advance(leaseSeconds + 1)
    await service.deliver(service.instance({ at: 4, fault: 'DIES_BEFORE' }))
    expect(await service.transaction(id)).toMatchObject({ status: 'PROCESSING' })
    service.clock.advance(redeliverySeconds)
    await service.deliver()
    expect(service.tasks).toHaveLength(tasks)
    expect(service.tasks.every(({ done }) => done)).toBe(tasks === 2)
  })

  it('is queued by the sweeper if the queue was down', async () => {
    const { service, ada, id } = await abandoned()
    service.troubles.failing('queue.enqueue')
    await service.deliver()
    expect(service.log.at(-1)).toMatchObject({ severity: 'WARNING' })
    service.troubles.mend('queue.enqueue')
    service.clock.advance(leaseSeconds)
    await service.steady.sweep()
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
  })
})
