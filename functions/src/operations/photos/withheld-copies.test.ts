import { adminClientOf } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { context } from '@plant/testing/harness/exports'
import {
  analyse,
  blockFor,
  harmful,
  moderated,
  offensive,
  pathOf,
  photo,
  shown,
  startOf,
} from '@plant/testing/harness/moderated'
import { faults } from '@plant/testing/harness/process'
import { callerOf, type Instance, type TestService } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'
import { accountStats } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { moderationItems } from '../../collections/moderation.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepCopies } from './copies.ts'

describe('M1: a blocked photo', () => {
  it('M1: is withheld in its other analyses too, which keep their answers', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const [first, sameBytes] = [await analyse(ada), await analyse(ada)]
    const samePath = idOf(await startOf(ada, pathOf(first)))
    await service.deliver()
    const other = await analyse(ada, 'odd leaf')
    await flagAndBlock(first)
    for (const id of [sameBytes, samePath]) {
      expect(await shown(ada, id)).toMatchObject({ image: null, outcome: 'HEALTHY' })
      expect(await refusal(ada.image(id))).toBe('IMAGE_NOT_FOUND')
      expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    }
    expect((await shown(ada, other)).image).not.toBeNull()
  })

  it('H1: is withheld in an analysis that names the path of another copy', async () => {
    const { service, ada, flagAndBlock } = await moderated()
    const [copy, blocked] = [await analyse(ada), await analyse(ada)]
    const named = idOf(await startOf(ada, pathOf(copy)))
    await service.deliver()
    await flagAndBlock(blocked)
    expect(await shown(ada, named)).toMatchObject({ image: null })
    expect(await refusal(ada.image(named))).toBe('IMAGE_NOT_FOUND')
  })

  it.each(['sends', 'names'])(
    'M1: is withheld in an analysis that %s it and runs during the decision',
    async (how) => {
      const { service, admin, ada } = await moderated()
      const id = await analyse(ada)
      await ada.flag(id, offensive)
      const running = idOf(
        await (how === 'sends' ? ada.start({ photo }) : startOf(ada, pathOf(id))),
      )
      await admin.block(id)
      await service.deliver()
      const { image, moderation, usage } = await shown(ada, running)
      expect({ image, moderation, usage }).toMatchObject({
        image: null,
        moderation: { state: 'BLOCKED' },
        usage: { charged: 0, reason: 'BLOCKED' },
      })
      const { items } = await admin.moderation()
      expect(items).toMatchObject([{ analysisId: running, reasons: ['PHOTO_OFFENSIVE'] }])
      await admin.approve(running)
      expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    },
  )

  it("M1: is withheld in a run of its sender's own account, if the block concerns another account", async () => {
    const { service, admin, ada } = await moderated()
    const wim = await service.signUp('wim')
    const worker = service.steady.as(callerOf('wim', { accountId: 'ada', membership: 'worker' }))
    service.upload('uploads/wim/leaf.jpg', photo)
    await service.steady.receive('uploads/wim/leaf.jpg')
    const ofAda = idOf(await startOf(worker, pathOf('leaf', 'wim')))
    await service.deliver()
    const ofWim = idOf(await startOf(wim, pathOf('leaf', 'wim')))
    await ada.flag(ofAda, offensive)
    await admin.block(ofAda)
    await service.deliver()
    expect((await shown(wim, ofWim)).moderation.state).toBe('BLOCKED')
  })

  it('M1: is withheld in an analysis that completes between the queries and the commit of the decision', async () => {
    const { service, ada } = await moderated()
    const id = await analyse(ada)
    await ada.flag(id, offensive)
    const { ports } = service.instance()
    const { query } = ports.store
    let copy = ''
    ports.store.query = async (collection, wanted, ...more) => {
      const found = await query(collection, wanted, ...more)
      if (collection.name === 'transactions' && !copy) copy = await analyse(ada)
      return found
    }
    await adminClientOf(ports, callerOf('admin', { role: 'admin' })).block(id)
    expect(copy).not.toBe('')
    expect((await shown(ada, copy)).image).toBeNull()
  })

  it.each(['a moderator', 'an automatic check'])(
    'M1: is withheld in an analysis whose last read was before, and whose commit after, the block of %s',
    async (by) => {
      const { service, admin, ada } = await moderated()
      const first = await analyse(ada, 'odd leaf')
      await ada.flag(first, offensive)
      const same = by === 'a moderator' ? 'odd leaf' : photo
      const slow = service.instance()
      let blocks = 0
      const block = async () => {
        blocks += 1
        const unblock = blockFor(service, ['PROMPT_SAFETY'])
        await (by === 'a moderator' ? admin.block(first) : analyse(ada))
        unblock()
      }
      afterLastRead(slow.ports, block)
      const id = await analyse(slow.as(ada.caller), same)
      expect(blocks).toBe(1)
      expect(await shown(ada, id)).toMatchObject({ image: null, moderation: { state: 'BLOCKED' } })
    },
  )

  it('M1: stays withheld if a moderator approves another analysis of the photo', async () => {
    const { service, admin, ada, flagAndBlock } = await moderated()
    const [blocked, other] = [await analyse(ada), await analyse(ada)]
    await ada.flag(other, offensive)
    await flagAndBlock(blocked)
    await admin.approve(other)
    expect((await shown(ada, other)).image).toBeNull()
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    expect(service.documents.all('withheldPhotos').size).toBe(4)
  })
})

describe('S1: a blocked photo with many copies', () => {
  /** Blocks a photo with `paths` paths, each with `each` analyses. */
  async function blocked(paths: number, each: number) {
    const { service, ada } = await moderated()
    const sent: string[] = []
    for (let path = 0; path < paths; path += 1) sent.push(await analyse(ada))
    const [first = ''] = sent
    for (const id of sent) for (let more = 1; more < each; more += 1) await startOf(ada, pathOf(id))
    await service.deliver()
    await ada.flag(first, offensive)
    const { ports } = service.instance()
    ports.store.reset()
    await adminClientOf(ports, callerOf('admin', { role: 'admin' })).block(first)
    return { service, ada, first, sent, writes: writesOf(ports) }
  }

  const writesOf = ({ store }: Instance['ports']): number =>
    Math.max(...store.calls.map(({ writes }) => writes))

  const seen = ({ documents }: TestService): string[] =>
    [...documents.all('analyses')].filter(([, data]) => !data.photoWithheld).map(([id]) => id)

  const left = ({ documents }: TestService, first: string): string[] =>
    Object.keys(documents.all('moderation').get(first) ?? {}).filter((name) => /copies/i.test(name))

  it.each([
    [12, 5],
    [30, 1],
  ])(
    'S1: (%i paths, %i analyses each) is blocked in one small commit, and the sweeper hides the other copies',
    async (paths, each) => {
      const { service, ada, first, sent, writes } = await blocked(paths, each)
      expect(writes).toBeLessThan(70)
      expect(seen(service).length).toBe(paths * each - 24)
      expect(left(service, first)).toEqual(['copiesLeft', 'hideCopiesAt'])
      expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
      const { ports } = service.instance()
      ports.store.reset()
      await sweepCopies(ports, context)
      expect(writesOf(ports)).toBeLessThan(70)
      expect(seen(service)).toEqual([first])
      expect(left(service, first)).toEqual([])
      for (const id of sent) {
        expect((await shown(ada, id)).image).toBeNull()
        expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
      }
    },
  )

  it.each(faults)(
    'S1: is hidden by the next sweep if a sweep meets %s at any call',
    async (fault) => {
      const { service, first } = await blocked(8, 9)
      for (let at = 1; ; at += 1) {
        const fork = service.fork()
        const { ports, process } = fork.instance({ at, fault })
        await process.outlive(sweepCopies(ports, context))
        if (process.struck() === undefined) break
        fork.clock.advance(60)
        await sweepCopies(fork.steady.ports, context)
        expect([at, ...seen(fork), ...left(fork, first)]).toEqual([at, first])
      }
    },
  )

  it('S1: is hidden no further if a moderator approves it', async () => {
    const { service, first } = await blocked(8, 9)
    const { ports } = service.steady
    const itemRef = ref(moderationItems, first)
    await ports.store.transaction(async (database) => {
      const [item] = await database.getAll(itemRef)
      if (item) database.update(itemRef, { ...item, status: 'PENDING' })
    }, context.signal)
    const before = seen(service)
    await adminClientOf(ports, callerOf('admin', { role: 'admin' })).approve(first)
    expect(left(service, first)).toEqual([])
    await sweepCopies(ports, context)
    expect(seen(service)).toEqual(before)
  })
})

describe('K1: a photo that the provider rated', () => {
  it('K1: is withheld by a block and counts as a violation, even if its sender blames the answer', async () => {
    const { service, admin, ada, flagAndBlock } = await moderated()
    const unflag = blockFor(service, ['HARM_CATEGORY_SEXUALLY_EXPLICIT'], 'FLAGGED')
    const id = await analyse(ada)
    unflag()
    expect((await shown(ada, id)).moderation.state).toBe('FLAGGED')
    await flagAndBlock(id, harmful)
    expect((await shown(ada, id)).image).toBeNull()
    expect(await refusal(ada.image(id))).toBe('IMAGE_NOT_FOUND')
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    expect((await service.user('ada')).violations).toBe(1)
    expect((await admin.moderation()).items).toEqual([])
  })
})

describe('M1: a blocked answer', () => {
  it.each([
    ['ANSWER_SAFETY'],
    ['ANSWER_SAFETY', 'HARM_CATEGORY_DANGEROUS_CONTENT'],
    ['ANSWER_SAFETY', 'ANSWER_HARMFUL'],
  ])(
    'M1: of the provider (%s, %s) leaves the photo, and a block counts as no violation',
    async (...reasons) => {
      const { service, admin, ada } = await moderated()
      const unblock = blockFor(service, reasons)
      const id = await analyse(ada)
      unblock()
      const withheld = { outcome: 'INCONCLUSIVE', plant: { candidates: [] }, photo: null }
      const image = { url: expect.stringContaining(id) }
      expect(await shown(ada, id)).toMatchObject({ ...withheld, image })
      expect((await admin.moderation()).items).toMatchObject([{ withholds: 'ANSWER' }])
      await admin.block(id)
      expect(await shown(ada, id)).toMatchObject({ ...withheld, image })
      expect((await ada.image(id)).status).toBe(302)
      expect((await service.user('ada')).violations).toBe(0)
      await startOf(ada, pathOf(id))
      await ada.start({ photo })
      expect(service.documents.all('withheldPhotos').size).toBe(0)
    },
  )

  it('M1: that only flags concern leaves the photo, until a flag concerns the photo', async () => {
    const { service, admin, ada, flagAndBlock } = await moderated()
    const [answer, both] = [await analyse(ada), await analyse(ada, 'odd leaf')]
    await flagAndBlock(answer, harmful)
    await admin.flag(both, offensive)
    expect((await admin.moderation()).items).toMatchObject([{ withholds: 'PHOTO' }])
    await flagAndBlock(both, harmful)
    expect((await shown(ada, answer)).image).not.toBeNull()
    expect((await shown(ada, both)).image).toBeNull()
    expect((await service.user('ada')).violations).toBe(1)
  })
})

/** Calls `meddle` after the last read of a run, between that read and the commit. */
function afterLastRead({ store }: Pick<Ports, 'store'>, meddle: () => Promise<unknown>): void {
  const { remembering } = store
  store.remembering = () => {
    const inner = remembering()
    const getAll: typeof inner.getAll = async (...refs) => {
      const found = await inner.getAll(...refs)
      if (refs.some(({ collection }) => collection.name === accountStats.name)) await meddle()
      return found
    }
    return { ...inner, getAll }
  }
}
