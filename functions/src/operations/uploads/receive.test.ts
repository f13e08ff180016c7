import { describe, expect, test } from 'vitest'
import { type World, world } from '../../../../test/support/world.ts'
import { idOf, refusal } from '../../../../test/support/world/answers.ts'
import { type Subject, webpOf } from '../../../../test/support/world/plants.ts'
import { strikeEverywhere } from '../../../../test/support/world/recovery.ts'
import { ref } from '../../collections/collection.ts'
import { securityIncidents } from '../../collections/security-incidents.ts'
import { uploads } from '../../collections/uploads.ts'

const path = 'uploads/ada/leaf.jpg'
const storagePath = 'optimized/ada/leaf.webp'

async function uploaded(subject: Subject) {
  const service = world()
  const ada = await service.signUp('ada')
  service.upload(path, subject)
  return { service, ada }
}

async function record(service: World) {
  const [upload] = await service.steady.ports.store.getAll(ref(uploads, 'ada_leaf'))
  return upload
}

const incidents = (service: World) => [...service.documents.all(securityIncidents.name).values()]
const input = { storagePath }

describe('an upload', () => {
  test('that is clean becomes the stored photo, and the original goes', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    await service.steady.receive(path, '17')
    expect([...service.objects]).toEqual([[storagePath, webpOf('healthy leaf')]])
    expect(await record(service)).toEqual({
      uid: 'ada',
      status: 'READY',
      storagePath,
      generation: '17',
      createdAt: service.clock.now(),
    })
    const id = idOf(await ada.start({ input }))
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ analysis: { outcome: 'HEALTHY' } })
  })

  test.each([
    ['virus', 'INFECTED'],
    ['garbage', 'UNDECODABLE'],
    ['panorama', 'UNDECODABLE'],
  ] as const)(
    'that is a %s is deleted, remembered as %s, and never found',
    async (subject, status) => {
      const { service, ada } = await uploaded(subject)
      await service.steady.receive(path)
      expect(service.objects.size).toBe(0)
      expect(await record(service)).toMatchObject({ status })
      expect(await refusal(ada.start({ input }))).toBe('IMAGE_NOT_FOUND')
      expect((await service.user('ada')).quota.used).toBe(0)
    },
  )

  test('with malware is a security incident, once, and an alert that names no content', async () => {
    const { service } = await uploaded('virus')
    await service.steady.receive(path)
    service.upload(path, 'virus')
    await service.steady.receive(path)
    expect(incidents(service)).toHaveLength(1)
    expect(incidents(service)[0]).toMatchObject({
      kind: 'MALWARE_IN_UPLOAD',
      uid: 'ada',
      signature: 'Eicar-Test-Signature',
      source: `${path}#1`,
    })
    const alert = service.log.find(({ severity }) => severity === 'ALERT')
    expect(alert?.fields).toMatchObject({ uid: 'ada', signature: 'Eicar-Test-Signature' })
  })

  test('whose event comes again changes nothing', async () => {
    const { service } = await uploaded('healthy leaf')
    await service.steady.receive(path)
    const before = await record(service)
    service.clock.advance(60)
    await service.steady.receive(path)
    expect(await record(service)).toEqual(before)
  })

  test('that is no photo of ours by its path is left alone', async () => {
    const service = world()
    for (const other of ['uploads/ada/notes.txt', 'optimized/ada/leaf.webp', 'exports/ada/x.zip']) {
      service.upload(other, 'virus')
      await service.steady.receive(other)
    }
    expect(service.objects.size).toBe(3)
    expect(service.calls).toEqual([])
  })
})

describe('a start on an upload', () => {
  test('that is not ready is 409 with when to come again, and free', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    await expect(ada.start({ input })).rejects.toMatchObject({
      code: 'IMAGE_NOT_READY',
      retryAfterSeconds: 2,
    })
    expect((await service.user('ada')).quota.used).toBe(0)
  })

  test('under a key may be repeated with the same key once it is ready', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    const key = '3f0c4ba8-8d4e-4a51-8f2b-4f6d2a8b6f11'
    expect(await refusal(ada.start({ input, key }))).toBe('IMAGE_NOT_READY')
    await service.steady.receive(path)
    expect((await ada.start({ input, key })).status).toBe(202)
  })

  test.each([
    'optimized/bob/leaf.webp',
    'optimized/ada/other.webp',
    'uploads/ada/leaf.jpg',
    'optimized/ada/../bob/leaf.webp',
    'anything',
  ])('that was never made, or is not theirs, is 404: %s', async (storagePathOfOther) => {
    const { service, ada } = await uploaded('healthy leaf')
    await service.steady.receive(path)
    service.upload('optimized/bob/leaf.webp', 'cat')
    const start = ada.start({ input: { storagePath: storagePathOfOther } })
    expect(await refusal(start)).toBe('IMAGE_NOT_FOUND')
    expect((await service.user('ada')).quota.used).toBe(0)
  })

  test('wins over a photo that comes with the request', async () => {
    const { service, ada } = await uploaded('healthy leaf')
    await service.steady.receive(path)
    const id = idOf(await ada.start({ photo: 'garbage', input }))
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ analysis: { outcome: 'HEALTHY' } })
  })
})

test.each(['healthy leaf', 'virus', 'garbage'] satisfies Subject[])(
  'an event whose handler is struck at any call, and that comes again, ends as if nothing had been: %s',
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
