import type { Subject } from '@plant/testing/harness/plants'
import { join, type Person } from '@plant/testing/matrix/people'
import { type ServiceInProcess, startService } from '@plant/testing/matrix/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let service: ServiceInProcess
let ada: Person

beforeAll(async () => {
  service = await startService()
  ada = await join(service, 'ada')
})
afterAll(() => service.close())

async function read(name: string, person = ada) {
  const url = `${service.url}/v1/uploads/${name}`
  const response = await fetch(url, { headers: person.identity })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body }
}

/** Stores an upload without its event, as in the moment before the service handles the upload. */
function upload(name: string, subject: Subject, extension = 'jpg') {
  const path = `uploads/ada/${name}.${extension}`
  service.harness.upload(path, subject)
  return path
}

async function received(name: string, subject: Subject, extension?: string) {
  await service.harness.steady.receive(upload(name, subject, extension))
}

describe('an upload that a caller reads by its name', () => {
  it('is waiting until it is optimised, and then ready for an analysis', async () => {
    const path = upload('leaf', 'healthy leaf')
    expect(await read('leaf')).toEqual({ status: 200, body: { name: 'leaf', status: 'waiting' } })
    const scan = service.harness.troubles.hold('images.optimise')
    const receiving = service.harness.steady.receive(path)
    await scan.reached
    expect((await read('leaf')).body).toEqual({ name: 'leaf', status: 'waiting' })
    scan.release()
    await receiving
    const storagePath = 'optimized/ada/leaf.webp'
    expect((await read('leaf')).body).toEqual({ name: 'leaf', status: 'ready', storagePath })
  })

  it.each([
    ['virus', 'IMAGE_INFECTED', 'The photo contains malware and was not stored.'],
    ['garbage', 'IMAGE_UNDECODABLE', 'Not an image.'],
    ['panorama', 'IMAGE_TOO_LARGE', 'More than 50 megapixels.'],
  ] as const)('is rejected with the reason: %s', async (subject, code, detail) => {
    await received(`a-${subject}`, subject)
    expect((await read(`a-${subject}`)).body).toEqual({
      name: `a-${subject}`,
      status: 'refused',
      error: { code, detail },
    })
  })

  it('is rejected if its name belongs to another stored photo', async () => {
    service.harness.objects.set('optimized/ada/taken.webp', Buffer.from('another photo'))
    await received('taken', 'healthy leaf')
    expect((await read('taken')).body).toMatchObject({
      status: 'refused',
      error: { code: 'NAME_TAKEN' },
    })
  })

  it.each(['JPG', 'Png', 'heic', 'HEIF', 'tif'])(
    'is found whatever the case of its extension: %s',
    async (extension) => {
      await received(`in-${extension}`, 'healthy leaf', extension)
      expect((await read(`in-${extension}`)).body).toMatchObject({ status: 'ready' })
    },
  )

  it('is unknown to other users, and unknown if it never existed', async () => {
    const eve = await join(service, 'eve')
    await received('mine', 'healthy leaf')
    for (const answer of [await read('mine', eve), await read('never')])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await fetch(`${service.url}/v1/uploads/mine`)).status).toBe(401)
    expect((await read('a.b')).status).toBe(400)
  })

  it('costs two document reads, and no look at the bucket if a document exists', async () => {
    await received('counted', 'healthy leaf')
    await read('counted')
    service.store.reset()
    service.harness.calls.length = 0
    await read('counted')
    const own = service.store.calls.filter(({ operation }) => operation === 'getAll')
    expect(own.map(({ reads }) => reads)).toEqual([2])
    expect(service.harness.calls).not.toContain('objects.exists')
  })
})
