import { createHarness } from '@plant/testing/harness'
import { appoint } from '@plant/testing/harness/admin-client'
import { idOf } from '@plant/testing/harness/answers'
import { strikeEverywhere } from '@plant/testing/harness/recovery'
import type { TestService } from '@plant/testing/harness/service'
import { type Instance } from '@plant/testing/harness/service'
import { assertSound } from '@plant/testing/harness/sound'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { moderationItems } from '../../collections/moderation.ts'
import { transactions } from '../../collections/transactions.ts'
import { uploads } from '../../collections/uploads.ts'
import { runEach } from '../background/due.ts'
import { sweepExpiredUploads } from '../uploads/expire.ts'
import { sweepExpiredAnalyses } from './expire.ts'

const photo = 'diseased leaf'
const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
const days = 24 * 60 * 60
const context = { requestId: 'sweep', signal: new AbortController().signal }

const sweepIn = ({ ports }: Instance) =>
  runEach(ports, context, [
    sweepExpiredAnalyses(ports, context),
    sweepExpiredUploads(ports, context),
  ])
const kept = (service: TestService) =>
  [transactions, analyses, uploads].map(({ name }) => service.documents.all(name).size)

async function setUp() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  return { service, ada }
}

/** One completed analysis whose photo came with the request. */
async function analysed() {
  const { service, ada } = await setUp()
  const id = idOf(await ada.start({ photo, key }))
  await service.deliver()
  return { service, ada, id }
}

describe('after 30 days the sweeper', () => {
  it('deletes a temporary analysis, its transaction and its photo, and lowers the counters', async () => {
    const { service, ada, id } = await analysed()
    service.clock.advance(30 * days - 1)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([2, 1, 1, 0])
    service.clock.advance(1)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
    const stats = service.documents.all(accountStats.name).get('ada')
    expect(stats).toMatchObject({ totals: { analyses: 0 } })
    expect(idOf(await ada.start({ photo, key }))).toBe(id)
  })

  it('deletes an analysis even if an erasure has already removed the counters', async () => {
    const { service } = await analysed()
    const statsRef = ref(accountStats, 'ada')
    await service.steady.ports.store.transaction(async (database) => {
      await database.getAll(statsRef)
      database.remove(statsRef)
    }, context.signal)
    service.clock.advance(30 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
  })

  it('keeps a saved analysis with its idempotency key and its photo', async () => {
    const { service, ada, id } = await analysed()
    await ada.save(id)
    service.clock.advance(31 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([2, 1, 1, 0])
  })

  it('deletes a failed transaction and its photo, which belongs to no analysis', async () => {
    const { service, ada } = await setUp()
    service.troubles.failing('model.diagnose')
    await ada.start({ photo, key })
    for (let minute = 0; minute < 4; minute += 1) {
      await service.deliver()
      service.clock.advance(60)
      await service.steady.sweep()
    }
    assertSound(service)
    expect([service.objects.size, ...kept(service)]).toEqual([2, 1, 0, 0])
    service.clock.advance(30 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
  })

  it('deletes a photo that was stored although the start returned an error', async () => {
    const { service, ada } = await setUp()
    const write = service.troubles.hold('objects.write')
    const start = ada.start({ photo })
    await write.reached
    write.release(new Error('the answer was lost'))
    await expect(start).rejects.toThrow('lost')
    const [id = ''] = service.documents.all(transactions.name).keys()
    service.upload(`optimized/ada/${id}.webp`, photo)
    assertSound(service)
    service.clock.advance(30 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
  })

  it('keeps a photo while an analysis that uses the photo is less than 30 days old', async () => {
    const { service, ada, id } = await analysed()
    const storagePath = `optimized/ada/${id}.webp`
    service.clock.advance(10 * days)
    await ada.start({ input: { storagePath } })
    await service.deliver()
    service.clock.advance(20 * days)
    await sweepIn(service.steady)
    expect([service.objects.has(storagePath), ...kept(service)]).toEqual([true, 2, 1, 0])
    service.clock.advance(10 * days)
    await sweepIn(service.steady)
    expect([service.objects.has(storagePath), ...kept(service)]).toEqual([false, 1, 0, 0])
    service.clock.advance(20 * days)
    await sweepIn(service.steady)
    expect([service.objects.has(storagePath), ...kept(service)]).toEqual([false, 0, 0, 0])
  })
})

describe('the moderation queue after 30 days', () => {
  const waiting = (service: TestService) => [...service.documents.all(moderationItems.name).keys()]

  it('loses the item of an expired analysis, and keeps the item of a saved analysis', async () => {
    const { service, ada } = await setUp()
    const gone = idOf(await ada.start({ photo: 'doubtful' }))
    const kept = idOf(await ada.start({ photo: 'forbidden' }))
    await service.deliver()
    await ada.save(kept)
    service.clock.advance(30 * days - 1)
    await sweepIn(service.steady)
    expect(waiting(service)).toEqual([gone, kept])
    service.clock.advance(1)
    await sweepIn(service.steady)
    expect(waiting(service)).toEqual([kept])
  })

  it('keeps the item of a deleted analysis until the transaction of the analysis expires', async () => {
    const { service, ada } = await setUp()
    const id = idOf(await ada.start({ photo: 'forbidden' }))
    await service.deliver()
    await ada.remove(id)
    service.clock.advance(30 * days - 1)
    await sweepIn(service.steady)
    expect(waiting(service)).toEqual([id])
    service.clock.advance(1)
    await sweepIn(service.steady)
    expect(waiting(service)).toEqual([])
  })

  it('keeps a decided item after its analysis has expired', async () => {
    const { service, ada } = await setUp()
    const admin = await appoint(service, 'admin', 'admin')
    const id = idOf(await ada.start({ photo: 'doubtful' }))
    await service.deliver()
    service.clock.advance(29 * days)
    await admin.approve(id)
    service.clock.advance(days)
    await sweepIn(service.steady)
    expect(kept(service)).toEqual([0, 0, 0])
    expect(waiting(service)).toEqual([id])
  })
})

describe('an old upload', () => {
  const path = 'uploads/ada/leaf.jpg'
  const storagePath = 'optimized/ada/leaf.webp'

  it('is deleted with its photo and its record if no analysis uses the photo', async () => {
    const { service } = await setUp()
    service.upload(path, photo)
    await service.steady.receive(path)
    service.clock.advance(30 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
  })

  it('is kept while an analysis uses its photo', async () => {
    const { service, ada } = await setUp()
    service.upload(path, photo)
    await service.steady.receive(path)
    const id = idOf(await ada.start({ input: { storagePath } }))
    await service.deliver()
    await ada.save(id)
    service.clock.advance(300 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([2, 1, 1, 1])
    await ada.remove(id)
    expect(service.objects.size).toBe(0)
    service.clock.advance(30 * days)
    await sweepIn(service.steady)
    expect(kept(service)).toEqual([0, 0, 0])
  })

  it('is deleted with its original file if the service could not process the upload', async () => {
    const { service } = await setUp()
    service.upload(path, photo)
    service.troubles.failing('images.optimise')
    await expect(service.steady.receive(path)).rejects.toThrow('unavailable')
    service.clock.advance(30 * days)
    await sweepIn(service.steady)
    expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
  })
})

it('the next sweep completes a sweep in which any port call failed', async () => {
  const struck = await strikeEverywhere({
    async before(service, ada) {
      service.upload('uploads/ada/leaf.jpg', photo)
      await service.steady.receive('uploads/ada/leaf.jpg')
      await ada.start({ photo: 'doubtful' })
      await service.deliver()
      service.clock.advance(30 * days)
    },
    act: async (instance) => void (await sweepIn(instance).catch(() => undefined)),
    async after(service) {
      await sweepIn(service.steady)
      expect([service.objects.size, ...kept(service)]).toEqual([0, 0, 0, 0])
      const stats = service.documents.all(accountStats.name).get('ada')
      expect(stats).toMatchObject({ totals: { analyses: 0 } })
      expect(service.documents.all(moderationItems.name).size).toBe(0)
    },
  })
  expect(struck.length).toBeGreaterThan(20)
})
