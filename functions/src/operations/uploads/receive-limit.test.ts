import { createHarness } from '@plant/testing/harness'
import { asGeneration } from '@plant/testing/harness/generations'
import { webpOf } from '@plant/testing/harness/plants'
import type { TestService } from '@plant/testing/harness/service'
import { path, record, storagePath, uploaded } from '@plant/testing/harness/uploads'
import { withinTest } from '@plant/testing/within-test'
import { describe, expect, it, vi } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { uploads } from '../../collections/uploads.ts'
import { banByOperator } from '../admin/change-ban.ts'
import { claimName } from './claim-name.ts'

it('H1: an upload is rejected as IMAGE_TOO_LARGE, unscanned, if it is larger than a photo may be', async () => {
  const { service, ada } = await uploaded('healthy leaf')
  service.objects.set(path, asGeneration(new Uint8Array(10_000_000), '1'))
  await service.steady.receive(path)
  expect(service.calls).not.toContain('images.optimise')
  expect(service.objects.size).toBe(0)
  expect((await ada.upload('leaf')).body).toMatchObject({
    status: 'refused',
    error: { code: 'IMAGE_TOO_LARGE' },
  })
})

it('B3: an upload that failed for ten minutes is refused, and reaches the image processor no more', async () => {
  const { service, ada } = await uploaded('healthy leaf')
  service.troubles.failing('images.optimise')
  await expect(service.steady.receive(path)).rejects.toThrow('unavailable')
  service.clock.advance(599)
  await expect(service.steady.receive(path)).rejects.toThrow('unavailable')
  service.clock.advance(1)
  service.calls.length = 0
  await service.steady.receive(path)
  expect(service.calls).toEqual(['objects.remove'])
  expect(service.objects.size).toBe(0)
  const { body } = await ada.upload('leaf')
  expect(body).toMatchObject({ status: 'refused', error: { code: 'IMAGE_UNDECODABLE' } })
})

describe('an upload that is still being processed', () => {
  async function slow() {
    const { service } = await uploaded('healthy leaf')
    const scan = service.troubles.hold('images.optimise')
    const first = service.steady.receive(path)
    await scan.reached
    return { service, end: () => (scan.release(), first) }
  }

  it('stays refused if another attempt has given it up', async () => {
    const { service, end } = await slow()
    service.clock.advance(600)
    await service.steady.receive(path)
    await end()
    expect(await record(service)).toMatchObject({ status: 'UNDECODABLE' })
  })

  it('gets no record again if its record was erased, and leaves no photo', async () => {
    const { service, end } = await slow()
    const erased = { kind: 'overwrite', ref: ref(uploads, 'ada_leaf'), data: null } as const
    await service.documents.commit([erased], 'an erasure')
    await end()
    expect([service.objects.size, await record(service)]).toEqual([0, undefined])
  })

  it('decides nothing about the upload that got its name', async () => {
    const { service, end } = await slow()
    service.objects.delete(path)
    const next = { path: 'uploads/ada/leaf.png', generation: '1' }
    const owner = { uid: 'ada', name: 'leaf' }
    const context = { requestId: 'r', signal: withinTest() }
    expect(await claimName(service.steady.ports, owner, next, context)).toBe('OURS')
    await end()
    expect(await record(service)).toMatchObject({ status: 'PENDING', ...next })
  })
})

describe('AH2: links to an upload', () => {
  it('end before the image processor gets the photo', async () => {
    const { service } = await uploaded('healthy leaf')
    const ending = service.troubles.hold('objects.endDownloads')
    const receiving = service.steady.receive(path)
    await ending.reached
    expect(service.calls).not.toContain('images.optimise')
    ending.release()
    await receiving
    expect(service.calls).toContain('images.optimise')
  })

  it('end when the event is repeated, if the first attempt could not end them', async () => {
    const { service } = await uploaded('healthy leaf')
    service.troubles.failing('objects.endDownloads', undefined, 1)
    await expect(service.steady.receive(path)).rejects.toThrow('unavailable')
    expect(service.calls).not.toContain('images.optimise')
    await service.steady.receive(path)
    expect(await record(service)).toMatchObject({ status: 'READY' })
  })
})

it('AE3: an upload keeps no place of the function for an owner without a place for slow photos', async () => {
  const { service } = await uploaded('healthy leaf')
  const { images } = service.steady.ports
  const optimise = vi.spyOn(images, 'optimise')
  await service.steady.receive(path)
  expect(optimise).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ owner: 'ada', comesAgain: true }),
  )
})

it('an upload of a banned user is removed, unscanned and without a record', async () => {
  const { service } = await uploaded('healthy leaf')
  await banByOperator(service.steady.ports, 'ada', 'spam', withinTest())
  await service.steady.receive(path)
  expect(service.calls).not.toContain('images.optimise')
  expect([service.objects.size, await record(service)]).toEqual([0, undefined])
})

describe('a ban after a run that stored the photo and recorded nothing', () => {
  async function stored() {
    const { service, ada } = await uploaded('healthy leaf')
    service.troubles.failing('images.optimise', undefined, 1)
    await expect(service.steady.receive(path)).rejects.toThrow('unavailable')
    service.objects.set(storagePath, webpOf('healthy leaf'))
    const ban = () => banByOperator(service.steady.ports, 'ada', 'spam', withinTest())
    return { service, ada, ban }
  }

  it('leaves no photo', async () => {
    const { service, ban } = await stored()
    await ban()
    await service.steady.receive(path)
    expect([service.objects.size, await record(service)]).toEqual([0, undefined])
  })

  it('frees the name, and keeps the photo that an analysis uses', async () => {
    const { service, ada, ban } = await stored()
    await ada.start({ input: { storagePath } })
    await ban()
    await service.steady.receive(path)
    expect([...service.objects.keys()]).toEqual([storagePath])
    expect(await record(service)).toBeUndefined()
  })
})

async function uploadMany(service: TestService, from: number, to: number) {
  for (let n = from; n < to; n += 1) {
    service.upload(`uploads/ada/leaf-${n}.jpg`, 'healthy leaf')
    await service.steady.receive(`uploads/ada/leaf-${n}.jpg`)
  }
}

it('A6: the uploads of a day are closed until midnight UTC at the first upload beyond the limit, with one more write', async () => {
  const service = createHarness()
  await service.signUp('ada')
  await uploadMany(service, 0, 80)
  expect(await service.user('ada')).not.toHaveProperty('uploadsClosedUntil')
  expect(service.log).toEqual([])
  await uploadMany(service, 80, 81)
  expect(service.log).toMatchObject([{ severity: 'WARNING', fields: { uid: 'ada' } }])
  const closed = await service.user('ada')
  expect(closed.uploadsClosedUntil).toEqual(new Date('2026-11-21T00:00:00.000Z'))
  const { store } = service.steady.ports
  store.reset()
  await uploadMany(service, 80, 81)
  expect(store.calls.map(({ reads, writes }) => ({ reads, writes }))).toEqual([
    { reads: 4, writes: 0 },
  ])
  expect(await service.user('ada')).toEqual(closed)
})

it('N1: the uploads of a user without a record are closed too, by a record that the first call finds', async () => {
  const service = createHarness()
  await uploadMany(service, 0, 80)
  await expect(service.user('ada')).rejects.toThrow('did not sign up')
  await uploadMany(service, 80, 81)
  const closed = await service.user('ada')
  expect(closed.uploadsClosedUntil).toEqual(new Date('2026-11-21T00:00:00.000Z'))
  expect([...service.documents.all('accounts').keys()]).toEqual(['ada'])
  const { store } = service.steady.ports
  store.reset()
  await uploadMany(service, 80, 81)
  expect(store.calls.map(({ writes }) => writes)).toEqual([0])
  const ada = await service.signUp('ada')
  expect(await service.user('ada')).toEqual(closed)
  expect((await ada.upload('leaf-80')).body).toMatchObject({ status: 'refused' })
})
