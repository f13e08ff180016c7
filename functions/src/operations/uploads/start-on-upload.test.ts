import { idOf, refusal } from '@plant/testing/harness/answers'
import type { Subject } from '@plant/testing/harness/plants'
import { strikeEverywhere } from '@plant/testing/harness/recovery'
import { incidents, path, record, storagePath, uploaded } from '@plant/testing/harness/uploads'
import { describe, expect, it } from 'vitest'

const input = { storagePath }

describe('a start with an uploaded photo', () => {
  it('returns 409 with Retry-After while the photo is not ready, and charges nothing', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    await expect(ada.start({ input })).rejects.toMatchObject({
      code: 'IMAGE_NOT_READY',
      retryAfterSeconds: 2,
    })
    expect((await service.user('ada')).quota.used).toBe(0)
  })

  it('succeeds if the photo becomes ready between the two look-ups of the call', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    const forPhoto = service.troubles.hold('objects.exists')
    const start = ada.start({ input })
    await forPhoto.reached
    const forOriginal = service.troubles.hold('objects.exists')
    forPhoto.release()
    await forOriginal.reached
    await service.steady.receive(path)
    forOriginal.release()
    expect((await start).status).toBe(202)
  })

  it('can be repeated with the same Idempotency-Key once the photo is ready', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
    expect(await refusal(ada.start({ input, key }))).toBe('IMAGE_NOT_READY')
    await service.steady.receive(path)
    expect((await ada.start({ input, key })).status).toBe(202)
  })

  it.each([
    'optimized/bob/leaf.webp',
    'optimized/ada/other.webp',
    'uploads/ada/leaf.jpg',
    'optimized/ada/../bob/leaf.webp',
    'anything',
  ])(
    'returns 404 if the upload does not exist or belongs to another user: %s',
    async (storagePathOfOther) => {
      const { service, ada } = await uploaded('healthy leaf')
      await service.steady.receive(path)
      service.upload('optimized/bob/leaf.webp', 'cat')
      const start = ada.start({ input: { storagePath: storagePathOfOther } })
      expect(await refusal(start)).toBe('IMAGE_NOT_FOUND')
      expect((await service.user('ada')).quota.used).toBe(0)
    },
  )

  it('uses the uploaded photo rather than a photo in the request', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    await service.steady.receive(path)
    const id = idOf(await ada.start({ photo: 'garbage', input }))
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ analysis: { outcome: 'HEALTHY' } })
  })
})

it.each(['healthy leaf', 'virus', 'garbage'] satisfies Subject[])(
  'an upload event that failed at any call has the usual result when the event is sent again: %s',
  async (subject) => {
    const undisturbed = await uploaded(subject)
    await undisturbed.service.steady.receive(path)
    const struck = await strikeEverywhere({
      before: async (service) => service.upload(path, subject),
      act: async (instance) => void (await instance.receive(path).catch(() => undefined)),
      async after(service) {
        await service.steady.receive(path)
        expect(service.objects).toEqual(undisturbed.service.objects)
        expect(await record(service)).toEqual(await record(undisturbed.service))
        expect(incidents(service)).toEqual(incidents(undisturbed.service))
      },
    })
    expect(struck.length).toBeGreaterThan(20)
  },
)
