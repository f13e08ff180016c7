import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { context } from '@plant/testing/harness/exports'
import {
  analyse,
  blockFor,
  moderated,
  offensive,
  pathOf,
  photo,
  shown,
  startOf,
} from '@plant/testing/harness/moderated'
import type { Subject } from '@plant/testing/harness/plants'
import { callerOf, keyCallerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { type Collection, ref } from '../../collections/collection.ts'
import { moderationItems, withheldPhotos } from '../../collections/moderation.ts'
import { emptyStats } from '../../domain/stats.ts'
import { sweepExpiredAnalyses } from '../analyses/expire.ts'
import { sweepExpiredUploads } from '../uploads/expire.ts'
import { bytesIdOfOrigin, readWithheld, refOfBytes, refOfPath, refsOf } from './withheld.ts'

const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'

const unit = async (service: TestHarness) => {
  const { used, uncharged } = (await service.user('ada')).quota
  return { used, uncharged }
}

/** Uploads a photo and processes it. */
async function send(service: TestHarness, name: string, subject: Subject, generation = '1') {
  const path = `uploads/ada/${name}.jpg`
  service.upload(path, subject, generation)
  await service.steady.receive(path, generation)
}

async function removeAll(service: TestHarness, collection: Collection<unknown>) {
  const refs = [...service.documents.all(collection.name).keys()].map((id) => ref(collection, id))
  await service.steady.ports.store.transaction(async (database) => {
    await database.getAll(...refs)
    for (const each of refs) database.remove(each)
  }, context.signal)
}

describe('M1: a blocked photo', () => {
  it('M1: cannot be started again by its path, which costs nothing', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const id = await analyse(ada)
    await flagAndBlock(id)
    const before = await unit(service)
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    expect(await unit(service)).toEqual(before)
  })

  it('M1: is refused if the account sends the same bytes again, by a person, a worker or a key', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    await flagAndBlock(await analyse(ada))
    await service.signUp('wim')
    const worker = service.steady.as(callerOf('wim', { accountId: 'ada', membership: 'worker' }))
    for (const client of [ada, worker, service.steady.as(keyCallerOf('ada'))])
      for (const operation of ['start', 'analyseSync'] as const)
        expect(await refusal(client[operation]({ photo }))).toBe('IMAGE_WITHHELD')
    const bob = await service.signUp('bob')
    await expect(analyse(bob)).resolves.toMatch(/^an_/)
  })

  it('M1: sent again is refunded for the first twenty times a day, and a repeat with the same key is free', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    await flagAndBlock(await analyse(ada))
    for (let n = 0; n < 3; n += 1)
      expect(await refusal(ada.analyseSync({ photo, key }))).toBe('IMAGE_WITHHELD')
    expect(await unit(service)).toEqual({ used: 1, uncharged: 1 })
    for (let n = 0; n < 120; n += 1) await refusal(ada.analyseSync({ photo }))
    expect(await unit(service)).toEqual({ used: 22, uncharged: 100 })
  })

  it('M1: is refused if the account uploads the same bytes, before or after the block', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    await send(service, 'first', photo)
    await send(service, 'second', photo)
    const id = idOf(await startOf(ada, pathOf('first')))
    await service.deliver()
    await flagAndBlock(id)
    expect(await refusal(startOf(ada, pathOf('second')))).toBe('IMAGE_NOT_FOUND')
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    await send(service, 'third', photo)
    const { body } = await ada.upload('third')
    expect(body).toMatchObject({ status: 'refused', error: { code: 'IMAGE_WITHHELD' } })
    expect(service.objects.has(pathOf('third'))).toBe(false)
  })

  it("M1: is refused in its bytes, too, if the block concerns an analysis that names another's photo", async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const named = idOf(await startOf(ada, pathOf(await analyse(ada))))
    await service.deliver()
    await flagAndBlock(named)
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
  })

  it('M1: that only the queue keeps cannot be started, before and after the decision', async () => {
    const { service, admin, ada } = await moderated()
    const id = await analyse(ada)
    await ada.flag(id, offensive)
    await ada.remove(id)
    expect(service.objects.has(pathOf(id))).toBe(true)
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    await admin.block(id)
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    // As after a decision in an earlier release.
    await removeAll(service, withheldPhotos)
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    await service.steady.sweep()
    expect(service.objects.has(pathOf(id))).toBe(false)
  })

  it('M1: is known by its path if an earlier release recorded the block', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const id = await analyse(ada)
    await flagAndBlock(id)
    await removeAll(service, withheldPhotos)
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    await removeAll(service, moderationItems)
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
  })

  it.each([
    ['for a reason', ['PROMPT_SAFETY']],
    ['without a reason', []],
  ])('M1: %s can be sent and named again after a moderator approved it', async (_how, reasons) => {
    const { service, admin, ada } = await moderated()
    const unblock = blockFor(service, reasons)
    const id = await analyse(ada)
    unblock()
    expect(await shown(ada, id)).toMatchObject({ image: null, outcome: 'INCONCLUSIVE' })
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    await admin.approve(id)
    expect(await shown(ada, id)).toMatchObject({
      image: { url: expect.any(String) },
      outcome: 'HEALTHY',
    })
    await ada.start({ photo })
    await startOf(ada, pathOf(id))
    await service.deliver()
    expect((await admin.moderation()).items).toEqual([])
  })

  it('M1: can be sent again if nobody decided within thirty days', async () => {
    const { service, ada } = await moderated()
    const unblock = blockFor(service, ['PROMPT_SAFETY'])
    await analyse(ada)
    unblock()
    service.clock.advance(30 * 86_400)
    await sweepExpiredAnalyses(service.steady.ports, context)
    expect(service.documents.all('withheldPhotos').size).toBe(0)
    await expect(analyse(ada)).resolves.toMatch(/^an_/)
  })

  it('M1: frees the path of an upload when the photo is deleted', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    await send(service, 'leaf', photo)
    const id = idOf(await startOf(ada, pathOf('leaf')))
    await service.deliver()
    await flagAndBlock(id)
    await ada.remove(id)
    service.clock.advance(31 * 86_400)
    await sweepExpiredUploads(service.steady.ports, context)
    await send(service, 'leaf', 'odd leaf', '2')
    await expect(startOf(ada, pathOf('leaf'))).resolves.toMatchObject({ status: 202 })
  })
})

describe('A7: a blocked photo', () => {
  it('A7: is withheld if the account sends other bytes that give the same stored photo', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    await flagAndBlock(await analyse(ada))
    const copy = `${photo} 2` as const
    await send(service, 'copy', copy)
    const byPath = idOf(await startOf(ada, pathOf('copy')))
    await service.deliver()
    for (const id of [await analyse(ada, copy), byPath])
      expect(await shown(ada, id)).toMatchObject({
        image: null,
        moderation: { state: 'BLOCKED' },
        usage: { charged: 0, reason: 'BLOCKED' },
      })
    // The record of the withheld copy refuses the same bytes before the analysis.
    expect(await refusal(ada.analyseSync({ photo: copy }))).toBe('IMAGE_WITHHELD')
    const bob = await service.signUp('bob')
    expect((await shown(bob, await analyse(bob, copy))).moderation.state).toBe('CLEAR')
    expect((await shown(ada, await analyse(ada, 'odd leaf'))).moderation.state).toBe('CLEAR')
  })

  it('A7: is withheld in other bytes if its sender deleted the analysis before the block', async () => {
    const { admin, ada } = await moderated()
    const id = await analyse(ada)
    await ada.flag(id, offensive)
    await ada.remove(id)
    await admin.block(id)
    const copy = await analyse(ada, `${photo} 2`)
    expect((await shown(ada, copy)).moderation.state).toBe('BLOCKED')
  })

  it('A7: passes in other bytes after a moderator approved it', async () => {
    const { service, admin, ada } = await moderated()
    const unblock = blockFor(service, ['PROMPT_SAFETY'])
    const id = await analyse(ada)
    unblock()
    await admin.approve(id)
    expect(service.documents.all('withheldPhotos').size).toBe(0)
    const copy = await analyse(ada, `${photo} 2`)
    expect((await shown(ada, copy)).moderation.state).toBe('CLEAR')
  })
})

it('M1: a blocked photo is known by its bytes, even if no record withholds its stored photo', async () => {
  const { clock, steady } = createHarness()
  const { ports } = steady
  const sent = { accountId: 'ada', storagePath: pathOf('an_1'), bytesId: 'wph_1' }
  const record = { accountId: 'ada', analysisId: 'an_2', reasons: [], createdAt: clock.now() }
  await ports.store.transaction(async (database) => {
    database.overwrite(refOfBytes(sent.bytesId), record)
  }, context.signal)
  const found = await ports.store.transaction(
    (database) =>
      readWithheld(
        database,
        { ...sent, imageSha256: '0' },
        { ...emptyStats, withheldAt: clock.now() },
      ),
    context.signal,
  )
  expect(found).toEqual(record)
})

it('M1: a photo has no record by what an older release did not store', async () => {
  const path = pathOf('an_1')
  expect(refsOf({ accountId: 'ada', storagePath: path })).toEqual([refOfPath(path)])
  const { store } = createHarness().steady.ports
  const origin = store.transaction((database) => bytesIdOfOrigin(database, 'x'), context.signal)
  expect(await origin).toBeUndefined()
})

it('M1: the record of a withheld photo names neither the photo nor its bytes', async () => {
  const { service, ada, flagAndBlock } = await moderated()
  await flagAndBlock(await analyse(ada))
  const records = [...service.documents.all('withheldPhotos')]
  expect(records).toHaveLength(3)
  expect(JSON.stringify(records)).not.toContain('optimized')
})
