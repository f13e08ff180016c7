import { putEncoded } from '@plant/testing/objects'
import { stack } from '@plant/testing/stack'
import { describe, expect, it, vi } from 'vitest'
import { cloudObjects } from '../../functions/src/adapters/cloud-storage/objects.ts'
import { signedPhotoLinks } from '../../functions/src/adapters/photo-links/photo-links.ts'
import { context, newPath, objectPromises } from './object-promises.ts'

vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`)
const [accessId = '', secret = ''] = stack.PHOTO_LINK_KEY.split(':')
const key = { accessId, secret }
const settings = { projectId: stack.PROJECT_ID, bucket: stack.STORAGE_BUCKET }
const objects = cloudObjects({
  ...settings,
  localLinks: { baseUrl: stack.OBJECT_LINK_URL, key },
})

describe('objects in Cloud Storage', () =>
  objectPromises({
    objects,
    putGzip: (path, bytes) => putEncoded(path, bytes, 'gzip'),
  }))

it('a link gives access to one object, and an altered link fails', async () => {
  const path = newPath()
  await objects.write(path, Buffer.from('webp'), 'image/webp', context())
  const link = await objects.signedUrl(path, 60)
  const answer = await fetch(link)
  expect([answer.status, await answer.text()]).toEqual([200, 'webp'])
  const altered = new URL(link)
  altered.searchParams.set('X-Goog-Expires', '120')
  expect((await fetch(altered)).status).toBe(403)
})

it('browsers may cache photos for the lifetime of a link, but may not cache other objects', async () => {
  const photoLinks = signedPhotoLinks({ ...settings, baseUrl: stack.OBJECT_LINK_URL, key })
  const photo = newPath()
  await objects.write(photo, Buffer.from('webp'), 'image/webp', context())
  const shown = await fetch((await photoLinks.linkTo(photo, new Date())).url)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=1800'])
  const archive = photo.replace('optimized', 'exports')
  await objects.write(archive, Buffer.from('zip'), 'application/zip', context())
  const sent = await fetch(await objects.signedUrl(archive, 60))
  expect(sent.headers.get('cache-control')).not.toBe('private, max-age=1800')
})
