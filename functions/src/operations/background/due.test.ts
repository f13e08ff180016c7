import { createHarness, type TestHarness } from '@plant/testing/harness'
import { expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { uploads } from '../../collections/uploads.ts'
import { sweepDue } from './due.ts'
import { sweepExpired } from './expire.ts'

const context = { requestId: 'sweep', signal: new AbortController().signal }
const days = 24 * 60 * 60

/** Uploads that were handled long ago, the first the oldest. */
async function flood(service: TestHarness, uid: string, count: number): Promise<void> {
  await service.steady.ports.store.transaction(async (database) => {
    for (let n = 0; n < count; n += 1) {
      const at = new Date(service.clock.now().getTime() + n)
      const path = { path: `uploads/${uid}/${n}.jpg`, storagePath: `optimized/${uid}/${n}.webp` }
      const status = 'UNDECODABLE' as const
      const upload = { uid, status, ...path, generation: '1', createdAt: at, expiresAt: at }
      database.create(ref(uploads, `${uid}_${n}`), upload)
    }
  }, context.signal)
}

it('a thousand of one user delay the deletion of nobody: one sweep takes all that is due', async () => {
  const service = createHarness()
  for (let n = 0; n < 5; n += 1) await flood(service, `eve${n}`, 200)
  service.clock.advance(1)
  await flood(service, 'ada', 1)
  service.clock.advance(days)
  await sweepExpired(service.steady.ports, context)
  expect(service.documents.all(uploads.name).size).toBe(0)
})

it('what fails is met once in a sweep, and keeps nothing behind it from its turn', async () => {
  const service = createHarness()
  await flood(service, 'eve', 400)
  service.clock.advance(days)
  const seen: string[] = []
  const step = async ({ id }: { id: string }) => {
    seen.push(id)
    throw new Error('a mistake of ours')
  }
  await sweepDue(service.steady.ports, uploads, 'expiresAt', step, context)
  expect(new Set(seen).size).toBe(400)
  expect(seen).toHaveLength(400)
})

it('a sweep begins no batch after its time', async () => {
  const service = createHarness()
  await flood(service, 'eve', 400)
  service.clock.advance(days)
  let steps = 0
  const step = async () => {
    steps += 1
    service.clock.advance(1)
  }
  await sweepDue(service.steady.ports, uploads, 'expiresAt', step, context)
  expect(steps).toBe(200)
})
