import { createHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { thumbnailOf } from '@plant/testing/harness/plants'
import { expect, it } from 'vitest'
import { Unavailable } from '../../ports/context.ts'
import { removePhotoObjects, removeStrayThumbnail, storeThumbnail } from './thumbnail.ts'

const context = { requestId: 'req_1', signal: new AbortController().signal }
const small = thumbnailOf(Buffer.from('webp'))

async function analysed() {
  const service = createHarness()
  const ada = await service.signUp('ada')
  const id = idOf(await ada.analyseSync({ photo: 'diseased leaf' }))
  const { ports } = service.instance()
  return { service, ports, photo: `optimized/ada/${id}.webp` }
}

it('a thumbnail that was stored late is deleted only if its photo no longer exists', async () => {
  const { service, ports, photo } = await analysed()
  await removeStrayThumbnail(ports, photo, context)
  expect(service.objects.size).toBe(2)
  service.objects.delete(photo)
  await removeStrayThumbnail(ports, photo, context)
  expect(service.objects.size).toBe(0)
})

it('a thumbnail is deleted before its photo, even if the process crashes in between', async () => {
  const { service, photo } = await analysed()
  const doomed = service.instance({ at: 1, fault: 'DIES_AFTER' })
  await doomed.process.outlive(removePhotoObjects(doomed.ports, photo, context))
  expect([...service.objects.keys()]).toEqual([photo])
})

it('a thumbnail that cannot be stored causes a warning, and the analysis continues', async () => {
  const { service, ports, photo } = await analysed()
  service.troubles.failing('objects.write')
  expect(await storeThumbnail(ports, photo, small, context)).toBeNull()
  expect(service.log.map(({ message }) => message)).toContain('Thumbnail not stored')
  const objects = {
    ...ports.objects,
    write: () => Promise.reject(new TypeError('a fault of ours')),
  }
  await expect(
    storeThumbnail({ ...ports, objects }, photo, small, context),
  ).rejects.not.toBeInstanceOf(Unavailable)
})
