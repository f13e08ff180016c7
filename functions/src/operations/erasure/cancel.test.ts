import { createHarness } from '@plant/testing/harness'
import { context } from '@plant/testing/harness/exports'
import { memoryDocuments } from '@plant/testing/memory-store/documents'
import { memoryStore } from '@plant/testing/memory-store/store'
import { expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { erasures } from '../../collections/personal-data.ts'
import { addDays } from '../../domain/time.ts'
import { cancelErasure } from './schedule.ts'

it('a cancellation succeeds although the answer of its commit is lost', async () => {
  const { ports } = createHarness().erasures
  const documents = memoryDocuments()
  const now = ports.clock.now()
  const eraseAfter = addDays(now, 7)
  const erasure = {
    status: 'SCHEDULED',
    requestedAt: now,
    eraseAfter,
    sweepAt: eraseAfter,
  } as const
  await memoryStore(documents).transaction(
    async (database) => database.create(ref(erasures, 'ann'), erasure),
    context.signal,
  )
  const store = memoryStore({
    ...documents,
    async commit(...commit) {
      await documents.commit(...commit)
      return 'UNKNOWN'
    },
  })
  await cancelErasure({ ...ports, store }, 'ann', context.signal)
  expect(documents.all(erasures.name).size).toBe(0)
})
