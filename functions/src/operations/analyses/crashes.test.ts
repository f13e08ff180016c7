import { idOf } from '@plant/testing/harness/answers'
import type { Client } from '@plant/testing/harness/client'
import type { Subject } from '@plant/testing/harness/plants'
import { recover, type Scenario, strikeEverywhere } from '@plant/testing/harness/recovery'
import type { Instance, TestService } from '@plant/testing/harness/service'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { transactionIdOf } from '../../domain/analyses/idempotency.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const photo = 'diseased leaf'
const timeoutMs = 240_000
type Operation = 'start' | 'analyseSync'
const idUnder = (operation: Operation) =>
  transactionIdOf('ada', operation === 'start' ? 'start' : 'sync', key)

/**
 * Checks, after all work has ended, that all calls with the key caused one analysis and one charge.
 */
async function assertRepeats(
  service: TestService,
  ada: Client,
  operation: Operation,
): Promise<void> {
  const id = idUnder(operation)
  const atRest = await service.transaction(id)
  const inferences = () => service.calls.filter((call) => call === 'model.diagnose').length
  const before = inferences()
  const repeat = await ada[operation]({ photo, key })
  expect(idOf(repeat)).toBe(id)
  if (atRest?.status === 'COMPLETED') {
    expect(repeat).toMatchObject({ status: 200, headers: { 'Idempotent-Replayed': 'true' } })
    expect(inferences()).toBe(before)
  }
  await recover(service)
  assertSound(service)
  expect((await service.transaction(id))?.status).toBe('COMPLETED')
  expect((await service.user('ada')).quota.used).toBe(1)
}

/** Runs a call, ignores its errors, and then runs the tasks that the same instance queued. */
async function callAndWork(struck: Instance, service: TestService, call: () => Promise<unknown>) {
  await call().catch(() => undefined)
  await service.deliver(struck)
}

/** An analysis, and a poll for its result. */
function analysing(operation: Operation, before?: Scenario['before']): Scenario {
  return {
    ...(before && { before }),
    async act(struck, ada, service) {
      const client = struck.as(ada.caller)
      await callAndWork(struck, service, () => client[operation]({ photo, key }))
      await client.read(idUnder(operation)).catch(() => undefined)
    },
    async after(service, ada) {
      service.troubles.mend('model.diagnose')
      service.troubles.mend('objects.write')
      await recover(service)
      assertSound(service)
      await assertRepeats(service, ada, operation)
    },
  }
}

/** Checks that the stored data is consistent after the action and after a repeat of the action. */
function doing(act: Scenario['act'], before?: Scenario['before']): Scenario {
  return {
    ...(before && { before }),
    act,
    async after(service, ada) {
      await recover(service)
      assertSound(service)
      await act(service.steady, ada, service)
      await recover(service)
      assertSound(service)
    },
  }
}

async function failFirst(service: TestService, ada: Client): Promise<void> {
  service.troubles.failing('model.diagnose', undefined, 1)
  await ada.start({ photo, key })
  await service.deliver()
}

describe.concurrent('a failure of any port call', () => {
  it(
    'during an asynchronous analysis leaves consistent data',
    async () => {
      const struck = await strikeEverywhere(analysing('start'))
      expect(new Set(struck)).toEqual(
        new Set([
          'documents.read',
          'documents.commit',
          'images.optimise',
          'objects.write',
          'queue.enqueue',
          'objects.read',
          'images.measure',
          'model.diagnose',
          'publisher.publish',
        ]),
      )
      expect(struck.length).toBeGreaterThan(90)
    },
    timeoutMs,
  )

  it(
    'during a synchronous analysis leaves consistent data',
    async () => {
      const struck = await strikeEverywhere(analysing('analyseSync'))
      expect(struck.length).toBeGreaterThan(50)
    },
    timeoutMs,
  )

  it(
    'during a repeat of a failed analysis leaves consistent data',
    async () => {
      const struck = await strikeEverywhere(analysing('start', failFirst))
      expect(struck.length).toBeGreaterThan(90)
    },
    timeoutMs,
  )

  it(
    'during an analysis whose model also fails leaves consistent data',
    async () => {
      const failing = async (service: TestService) =>
        service.troubles.failing('model.diagnose', undefined, 1)
      await strikeEverywhere(analysing('start', failing))
      await strikeEverywhere(analysing('analyseSync', failing))
    },
    timeoutMs,
  )

  it(
    'during the withdrawal of a request whose photo cannot be stored leaves consistent data',
    async () => {
      const failing = async (service: TestService) =>
        service.troubles.failing('objects.write', undefined, 1)
      await strikeEverywhere(analysing('start', failing))
      await strikeEverywhere(
        analysing('start', async (service, ada) => {
          await failFirst(service, ada)
          await failing(service)
        }),
      )
      await strikeEverywhere(analysing('analyseSync', failing))
    },
    timeoutMs,
  )

  it.each(['cat', 'forbidden', 'virus', 'garbage'] satisfies Subject[])(
    'during the analysis of a photo of type %s leaves consistent data',
    async (subject) => {
      for (const operation of ['start', 'analyseSync'] as const)
        await strikeEverywhere(
          doing((struck, ada, service) =>
            callAndWork(struck, service, () =>
              struck.as(ada.caller)[operation]({ photo: subject, key }),
            ),
          ),
        )
    },
    timeoutMs,
  )
})

describe.concurrent('a failure of any port call', () => {
  it(
    'during a start with a stored photo leaves consistent data',
    async () => {
      const input = { storagePath: 'optimized/ada/leaf.webp' }
      const scenario = doing(
        (struck, ada, service) =>
          callAndWork(struck, service, () => struck.as(ada.caller).start({ input, key })),
        async (service) => {
          service.upload('uploads/ada/leaf.jpg', photo)
          await service.steady.receive('uploads/ada/leaf.jpg')
        },
      )
      await strikeEverywhere(scenario)
    },
    timeoutMs,
  )

  it(
    "during a start with another user's photo never leads to an analysis of the photo",
    async () => {
      const input = { storagePath: 'optimized/eve/leaf.webp' }
      await strikeEverywhere({
        async before(service) {
          service.upload('uploads/eve/leaf.jpg', photo)
          await service.steady.receive('uploads/eve/leaf.jpg')
        },
        act: (struck, ada, service) =>
          callAndWork(struck, service, () => struck.as(ada.caller).start({ input, key })),
        async after(service) {
          await recover(service)
          expect(service.documents.all('analyses').size).toBe(0)
          const transactions = [...service.documents.all('transactions').values()]
          expect(transactions.map(({ storagePath }) => storagePath)).not.toContain(
            input.storagePath,
          )
          expect((await service.user('ada')).quota.used).toBe(0)
        },
      })
    },
    timeoutMs,
  )

  it(
    'during a deletion either keeps the analysis or removes both the analysis and its photo',
    async () => {
      const struck = await strikeEverywhere({
        async before(service, ada) {
          await ada.start({ photo, key })
          await service.deliver()
        },
        act: async (instance, ada) =>
          void (await instance
            .as(ada.caller)
            .remove(idUnder('start'))
            .catch(() => undefined)),
        async after(service, ada) {
          await recover(service)
          assertSound(service)
          const transaction = await service.transaction(idUnder('start'))
          if (transaction?.status !== 'COMPLETED') throw new Error('it was completed')
          if (!transaction.deleted) await ada.remove(idUnder('start'))
          assertSound(service)
          expect(service.objects.size).toBe(0)
        },
      })
      expect(struck).toContain('objects.remove')
    },
    timeoutMs,
  )
})

describe.concurrent('a sweep in which any port call fails', () => {
  /**
   * Creates a lost task, an overdue run, an unpublished event and the photo of a deleted analysis.
   */
  async function leaveWork(service: TestService, ada: Client): Promise<void> {
    service.troubles.failing('publisher.publish')
    service.troubles.failing('objects.remove')
    const deleted = idOf(await ada.analyseSync({ photo }))
    await ada.remove(deleted).catch(() => undefined)
    await ada.start({ photo })
    await service.deliver()
    await ada.start({ photo })
    service.clock.advance(100)
    await ada.start({ photo })
    service.tasks.length = 0
    service.clock.advance(20)
    service.troubles.mend('publisher.publish')
    service.troubles.mend('objects.remove')
  }

  it(
    'leaves only work that later sweeps complete',
    async () => {
      const struck = await strikeEverywhere({
        before: leaveWork,
        act: async (instance, _ada, service) => {
          await instance.sweep().catch(() => undefined)
          await service.deliver(instance)
        },
        async after(service) {
          await recover(service)
          assertSound(service)
          const statuses = [...service.documents.all('transactions').values()]
          expect(statuses.filter(({ status }) => status === 'FAILED')).not.toHaveLength(0)
          expect(service.published).not.toHaveLength(0)
        },
      })
      expect(struck.length).toBeGreaterThan(80)
    },
    timeoutMs,
  )
})
