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
import { describe, expect, it } from 'vitest'

const answerOnly = { outcome: 'INCONCLUSIVE', moderation: { state: 'BLOCKED' } }

describe('AE2: a moderator decides what a block withholds', () => {
  it('AE2: and may withhold the photo although its sender flagged the answer', async () => {
    const { service, admin, ada } = await moderated()
    const [id, copy] = [await analyse(ada), await analyse(ada)]
    await ada.flag(id, harmful)
    expect((await admin.moderation()).items).toMatchObject([{ withholds: 'ANSWER' }])
    await admin.block(id, 'PHOTO')
    for (const each of [id, copy]) expect((await shown(ada, each)).image).toBeNull()
    expect(await refusal(ada.start({ photo }))).toBe('IMAGE_WITHHELD')
    expect(await refusal(startOf(ada, pathOf(id)))).toBe('IMAGE_NOT_FOUND')
    expect((await service.user('ada')).violations).toBe(1)
    const [entry] = service.documents.all('audit').values()
    expect(entry?.details).toContain('"withholds":"PHOTO"')
  })

  it('AE2: and other bytes of the same pixels are withheld with their photo too', async () => {
    const { service, admin, ada } = await moderated()
    const id = await analyse(ada)
    await ada.flag(id, harmful)
    const running = idOf(await ada.start({ photo }))
    await admin.block(id, 'PHOTO')
    await service.deliver()
    expect(await shown(ada, running)).toMatchObject({ ...answerOnly, image: null })
    expect((await admin.moderation()).items).toMatchObject([{ withholds: 'PHOTO' }])
  })

  it('AE2: and may withhold the answer alone although the sender flagged the photo', async () => {
    const { service, admin, ada } = await moderated()
    const id = await analyse(ada)
    await ada.flag(id, offensive)
    await admin.block(id, 'ANSWER')
    const image = { url: expect.stringContaining(id) }
    expect(await shown(ada, id)).toMatchObject({ ...answerOnly, image })
    expect((await service.user('ada')).violations).toBe(0)
    await startOf(ada, pathOf(id))
    await ada.start({ photo })
    expect(service.documents.all('withheldPhotos').size).toBe(0)
  })

  it('AE2: and reopens a block of the answer with a flag of the photo, while the answer stays withheld', async () => {
    const { service, admin, ada, flagAndBlock } = await moderated()
    const id = await analyse(ada)
    await flagAndBlock(id, harmful)
    for (const flag of [harmful, offensive])
      expect(await refusal(ada.flag(id, flag))).toBe('MODERATION_STATE')
    expect(await refusal(admin.flag(id, harmful))).toBe('MODERATION_STATE')
    expect(await admin.flag(id, offensive)).toMatchObject({ state: 'BLOCKED' })
    const image = { url: expect.stringContaining(id) }
    expect(await shown(ada, id)).toMatchObject({ ...answerOnly, image })
    await startOf(ada, pathOf(id))
    expect((await admin.moderation()).items).toMatchObject([
      { withholds: 'PHOTO', reasons: ['ANSWER_HARMFUL'], flags: [{ by: 'MODERATOR' }] },
    ])
    await admin.block(id)
    expect(await shown(ada, id)).toMatchObject({ ...answerOnly, image: null })
    expect((await service.user('ada')).violations).toBe(1)
    expect(await refusal(admin.flag(id, offensive))).toBe('MODERATION_STATE')
  })

  it('AE2: and may approve what they reopened', async () => {
    const { admin, ada } = await moderated()
    const id = await analyse(ada)
    await ada.flag(id, offensive)
    await admin.block(id, 'ANSWER')
    await admin.flag(id, offensive)
    await startOf(ada, pathOf(id))
    await admin.approve(id)
    expect(await shown(ada, id)).toMatchObject({
      outcome: 'HEALTHY',
      moderation: { state: 'APPROVED' },
      image: { url: expect.stringContaining(id) },
    })
  })

  it('AE2: and a repeat of the same photo gets the same block from the cache of answers', async () => {
    const { service, admin, ada } = await moderated()
    service.steady.ports.model.answerVersion = 'test'
    const id = await analyse(ada)
    await ada.flag(id, offensive)
    await admin.block(id, 'ANSWER')
    const repeat = await analyse(ada)
    const image = { url: expect.stringContaining(repeat) }
    expect(await shown(ada, repeat)).toMatchObject({ ...answerOnly, image })
    expect(service.documents.all('withheldPhotos').size).toBe(0)
  })

  it('AE2: and reopens a block of the answer by the provider', async () => {
    const { service, admin, ada } = await moderated()
    const unblock = blockFor(service, ['ANSWER_SAFETY'])
    const id = await analyse(ada)
    unblock()
    await admin.block(id)
    expect((await shown(ada, id)).image).not.toBeNull()
    await admin.flag(id, offensive)
    await admin.block(id)
    expect((await shown(ada, id)).image).toBeNull()
  })
})
