import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Collection, ref } from '../../collections/collection.ts'
import { events } from '../../collections/events.ts'
import { folderRemovals } from '../../collections/folders.ts'
import { transactions } from '../../collections/transactions.ts'

/** Creates an unreadable document, as a failed migration might. This document is due first. */
async function spoil(
  service: TestHarness,
  collection: Collection<unknown>,
  dueField: string,
): Promise<void> {
  const lax = { ...collection, schema: z.record(z.string(), z.unknown()) }
  await service.steady.ports.store.transaction(async (database) => {
    database.create(ref(lax, 'spoilt'), { [dueField]: new Date(0) })
  }, new AbortController().signal)
}

it('the sweep logs the path of an unreadable document that is due, and processes all other due documents', async () => {
  const service = createHarness()
  await spoil(service, transactions, 'sweepAt')
  await spoil(service, events, 'publishAt')
  await spoil(service, folderRemovals, 'sweepAt')
  const ada = await service.signUp('ada')
  const id = idOf(await ada.start({ photo: 'diseased leaf' }))
  service.tasks.splice(0)
  service.clock.advance(16)
  await service.steady.sweep()
  await service.deliver()
  expect((await ada.read(id)).body).toMatchObject({ status: 'COMPLETED' })
  const errors = service.log.filter(({ severity }) => severity === 'ERROR')
  expect(errors.map(({ fields }) => fields['path'])).toEqual([
    'transactions/spoilt',
    'events/spoilt',
    'folderRemovals/spoilt',
  ])
})
