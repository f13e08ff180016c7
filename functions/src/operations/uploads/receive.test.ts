import { createHarness } from '@plant/testing/harness'
import { idOf, refusal } from '@plant/testing/harness/answers'
import { webpOf } from '@plant/testing/harness/plants'
import type { TestService } from '@plant/testing/harness/service'
import { incidents, path, record, storagePath, uploaded } from '@plant/testing/harness/uploads'
import { describe, expect, it } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { uploads } from '../../collections/uploads.ts'

const input = { storagePath }

describe('an upload', () => {
  it('becomes the stored photo if it is clean, and its original is deleted', async () => {
    const { service, ada } = await uploaded('healthy leaf', '17')
    await service.steady.receive(path, '17')
    expect([...service.objects]).toEqual([[storagePath, webpOf('healthy leaf')]])
    expect(await record(service)).toEqual({
      uid: 'ada',
      status: 'READY',
      path,
      generation: '17',
      storagePath,
      bytesId: expect.stringMatching(/^wph_/),
      createdAt: service.clock.now(),
      expiresAt: new Date(service.clock.now().getTime() + 30 * 86_400_000),
    })
    const id = idOf(await ada.start({ input }))
    await service.deliver()
    expect((await ada.read(id)).body).toMatchObject({ analysis: { outcome: 'HEALTHY' } })
  })

  it.each([
    ['virus', 'INFECTED'],
    ['garbage', 'UNDECODABLE'],
    ['panorama', 'UNDECODABLE'],
  ] as const)(
    'is deleted and recorded, and cannot be analysed, if its content is not allowed: %s, %s',
    async (subject, status) => {
      const { service, ada } = await uploaded(subject)
      await service.steady.receive(path)
      expect(service.objects.size).toBe(0)
      expect(await record(service)).toMatchObject({ status })
      expect(await refusal(ada.start({ input }))).toBe('IMAGE_NOT_FOUND')
      expect((await service.user('ada')).quota.used).toBe(0)
    },
  )

  it('with malware causes one security incident, and an alert without the content', async () => {
    const { service } = await uploaded('virus')
    await service.steady.receive(path)
    service.upload(path, 'virus')
    await service.steady.receive(path)
    expect(incidents(service)).toHaveLength(1)
    expect(incidents(service)[0]).toMatchObject({
      kind: 'MALWARE_IN_UPLOAD',
      uid: 'ada',
      accountId: 'ada',
      signature: 'Eicar-Test-Signature',
      source: `${path}#1`,
    })
    const alert = service.log.find(({ severity }) => severity === 'ALERT')
    expect(alert?.fields).toMatchObject({ uid: 'ada', signature: 'Eicar-Test-Signature' })
  })

  it('does not change when its event is repeated', async () => {
    const { service } = await uploaded('healthy leaf')
    await service.steady.receive(path)
    const before = await record(service)
    service.clock.advance(60)
    await service.steady.receive(path)
    expect(await record(service)).toEqual(before)
  })

  it('is handled even if its user has never called the service', async () => {
    const service = createHarness()
    service.upload('uploads/eve/leaf.jpg', 'virus')
    await service.steady.receive('uploads/eve/leaf.jpg')
    expect(incidents(service)).toMatchObject([{ uid: 'eve', accountId: null }])
    expect(service.objects.size).toBe(0)
  })

  it('is ignored if its path is not an upload path', async () => {
    const service = createHarness()
    for (const other of ['uploads/ada/notes.txt', 'optimized/ada/leaf.webp', 'exports/ada/x.zip']) {
      service.upload(other, 'virus')
      await service.steady.receive(other)
    }
    expect(service.objects.size).toBe(3)
    expect(service.calls).toEqual([])
  })
})

describe('the photo of an analysis', () => {
  it.each(['forbidden', 'diseased leaf'] as const)(
    'does not change if an upload is named after the id of the analysis (%s)',
    async (photo) => {
      const service = createHarness()
      const eve = await service.signUp('eve')
      const id = idOf(await eve.analyseSync({ photo }))
      service.upload(`uploads/eve/${id}.jpg`, 'healthy leaf')
      await service.steady.receive(`uploads/eve/${id}.jpg`)
      expect(service.objects.get(`optimized/eve/${id}.webp`)).toEqual(webpOf(photo))
      expect(service.documents.all(uploads.name).size).toBe(0)
    },
  )

  it('is not replaced by an upload whose photo would get the same path', async () => {
    const { service } = await uploaded('healthy leaf')
    service.objects.set(storagePath, webpOf('diseased leaf'))
    await service.steady.receive(path)
    expect([...service.objects]).toEqual([[storagePath, webpOf('diseased leaf')]])
    expect(await record(service)).toMatchObject({ status: 'REFUSED' })
  })
})

describe('the uploads of one day', () => {
  const uploadMany = async (service: TestService, count: number, from = 0) => {
    for (let n = from; n < from + count; n += 1) {
      service.upload(`uploads/ada/leaf-${n}.jpg`, 'healthy leaf')
      await service.steady.receive(`uploads/ada/leaf-${n}.jpg`)
    }
  }
  const scans = ({ calls }: TestService) => calls.filter((call) => call === 'images.optimise')

  it('are limited to three times the quota plus 20, and the service deletes further uploads unread', async () => {
    const service = createHarness()
    await uploadMany(service, 150)
    expect(scans(service)).toHaveLength(80)
    expect(service.documents.all(uploads.name).size).toBe(80)
    expect(service.objects.size).toBe(80)
    expect([...service.objects.keys()].every((path) => path.startsWith('optimized/'))).toBe(true)
  })

  it('are limited by the larger quota of an enterprise for its owner', async () => {
    const service = createHarness({ quota: { userDaily: 2, keyDaily: 1000, memberDaily: 3 } })
    await service.signUp('ada')
    await service.invitations.change('ada', { type: 'enterprise' })
    await uploadMany(service, 31)
    expect(scans(service)).toHaveLength(29)
  })

  it('are counted from zero after midnight (UTC), and the rejected names are free again', async () => {
    const service = createHarness()
    await uploadMany(service, 81)
    service.clock.advance(86_400)
    await uploadMany(service, 1, 80)
    expect(service.objects.has('optimized/ada/leaf-80.webp')).toBe(true)
  })

  it('leave up to 100 rejected names on record until midnight', async () => {
    const service = createHarness()
    const ada = await service.signUp('ada')
    await uploadMany(service, 181)
    const refused = { status: 'refused', error: { code: 'DAILY_UPLOADS_EXCEEDED' } }
    expect((await ada.upload('leaf-79')).body).toMatchObject({ status: 'ready' })
    expect((await ada.upload('leaf-80')).body).toMatchObject(refused)
    expect((await ada.upload('leaf-179')).body).toMatchObject(refused)
    expect(await refusal(ada.upload('leaf-180'))).toBe('NOT_FOUND')
    service.clock.advance(86_400)
    expect(await refusal(ada.upload('leaf-80'))).toBe('NOT_FOUND')
    await uploadMany(service, 1, 80)
    expect((await ada.upload('leaf-80')).body).toMatchObject({ status: 'ready' })
  })

  it('count each upload once, even if its event is repeated', async () => {
    const { service } = await uploaded('healthy leaf')
    service.troubles.failing('images.optimise', undefined, 100)
    for (let n = 0; n < 100; n += 1) await service.steady.receive(path).catch(() => undefined)
    await service.steady.receive(path)
    await uploadMany(service, 79)
    expect(service.objects.size).toBe(80)
  })
})

it('an upload is reported as ready even if it becomes ready while the call looks it up', async () => {
  const { service, ada } = await uploaded('healthy leaf')
  const look = service.troubles.hold('objects.exists')
  const reading = ada.upload('leaf')
  await look.reached
  await service.steady.receive(path)
  look.release()
  expect((await reading).body).toEqual({ name: 'leaf', status: 'ready', storagePath })
})

it('an upload that an older release rejected is reported with a reason', async () => {
  const { service, ada } = await uploaded('virus')
  await service.steady.receive(path)
  const uploadRef = ref(uploads, 'ada_leaf')
  await service.steady.ports.store.transaction(async (database) => {
    const [known] = await database.getAll(uploadRef)
    if (!known) throw new Error('no record')
    const { refusal: _later, ...early } = known
    database.update(uploadRef, early)
  }, AbortSignal.timeout(1000))
  expect(await record(service)).not.toHaveProperty('refusal')
  expect((await ada.upload('leaf')).body).toMatchObject({ error: { code: 'IMAGE_INFECTED' } })
})

describe('of two uploads with one name', () => {
  const other = 'uploads/ada/leaf.png'
  const stored = (service: TestService) => [...service.objects]

  it('only the upload whose event arrives first is kept', async () => {
    const { service } = await uploaded('healthy leaf')
    service.upload(other, 'diseased leaf')
    await Promise.all([service.steady.receive(path), service.steady.receive(other)])
    expect(stored(service)).toEqual([[storagePath, webpOf('healthy leaf')]])
    expect(await record(service)).toMatchObject({ status: 'READY', path })
  })

  it('the second upload is deleted unread if the first was already handled', async () => {
    const { service } = await uploaded('healthy leaf')
    await service.steady.receive(path)
    service.upload(other, 'diseased leaf')
    service.upload(path, 'diseased leaf', '2')
    service.calls.length = 0
    await service.steady.receive(other)
    await service.steady.receive(path, '2')
    expect(stored(service)).toEqual([[storagePath, webpOf('healthy leaf')]])
    expect(service.calls).toEqual(['objects.remove', 'objects.remove'])
  })

  it('the second upload is deleted if it arrives while the service handles the first', async () => {
    const { service } = await uploaded('healthy leaf')
    const scan = service.troubles.hold('images.optimise')
    const first = service.steady.receive(path)
    await scan.reached
    service.upload(other, 'diseased leaf')
    await service.steady.receive(other)
    expect(service.objects.has(other)).toBe(false)
    scan.release()
    await first
    expect(stored(service)).toEqual([[storagePath, webpOf('healthy leaf')]])
  })

  it('the second upload is kept if the first was deleted before the service handled it', async () => {
    const { service } = await uploaded('healthy leaf')
    service.troubles.failing('images.optimise', undefined, 1)
    await expect(service.steady.receive(path)).rejects.toThrow('unavailable')
    service.objects.delete(path)
    service.upload(other, 'diseased leaf')
    await service.steady.receive(other)
    await service.steady.receive(path)
    expect(stored(service)).toEqual([[storagePath, webpOf('diseased leaf')]])
    expect(await record(service)).toMatchObject({ status: 'READY', path: other })
  })
})

describe('events of uploads', () => {
  it('leave no record, and free the name, if the upload was deleted', async () => {
    const service = createHarness()
    await service.steady.receive(path)
    expect(await record(service)).toBeUndefined()
    expect(service.objects.size).toBe(0)
  })

  it('keep the newer of two generations of an object if the events arrive in the wrong order', async () => {
    const { service } = await uploaded('diseased leaf', '2')
    await service.steady.receive(path, '2')
    await service.steady.receive(path, '1')
    expect([...service.objects]).toEqual([[storagePath, webpOf('diseased leaf')]])
    expect(await record(service)).toMatchObject({ status: 'READY', generation: '2' })
  })

  it('have no effect on the newer generation of an object if they belong to the overwritten generation', async () => {
    const { service } = await uploaded('diseased leaf', '2')
    await service.steady.receive(path, '1')
    expect(service.objects.has(path)).toBe(true)
    await service.steady.receive(path, '2')
    expect([...service.objects]).toEqual([[storagePath, webpOf('diseased leaf')]])
  })

  it('have one effect even if the same event arrives several times at once', async () => {
    for (const subject of ['healthy leaf', 'virus'] as const) {
      const { service } = await uploaded(subject)
      await Promise.all([1, 2, 3].map(() => service.steady.receive(path)))
      expect(service.objects.size).toBe(subject === 'virus' ? 0 : 1)
      expect(incidents(service)).toHaveLength(subject === 'virus' ? 1 : 0)
    }
  })

  it('cost five reads and three writes each, or nine reads and eight writes for malware', async () => {
    for (const subject of ['healthy leaf', 'virus'] as const) {
      const { service } = await uploaded(subject)
      const { store } = service.steady.ports
      store.reset()
      await service.steady.receive(path)
      const sum = (name: 'reads' | 'writes') =>
        store.calls.reduce((total, call) => total + call[name], 0)
      expect([sum('reads'), sum('writes')], subject).toEqual(subject === 'virus' ? [9, 8] : [5, 3])
    }
  })
})
