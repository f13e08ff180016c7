import { adminClientOf } from '@plant/testing/harness/admin-client'
import { idOf, refusal } from '@plant/testing/harness/answers'
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
import { callerOf } from '@plant/testing/harness/service'
import { describe, expect, it } from 'vitest'

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
