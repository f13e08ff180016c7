import { putEncoded } from '@plant/testing/objects'
import { stack } from '@plant/testing/stack'
import { describe, expect, it, vi } from 'vitest'
import { cloudObjects } from '../../functions/src/adapters/cloud-storage/objects.ts'
import { signedPhotoLinks } from '../../functions/src/adapters/photo-links/photo-links.ts'
import { uploadAs } from '../uploads/upload.ts'
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

it('AH2: the download link of an upload works until the service ends it', async () => {
  const path = newPath()
  // The emulator takes this as the credential of an owner, whom no rule refuses.
  const sent = await uploadAs('Bearer owner', path, Buffer.from('photo'), 'image/jpeg')
  const { downloadTokens, generation } = (await sent.json()) as Record<string, string>
  const name = encodeURIComponent(path)
  const query = new URLSearchParams({ alt: 'media', token: String(downloadTokens) })
  const url = `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${settings.bucket}/o/${name}`
  const download = async () => (await fetch(`${url}?${query.toString()}`)).status
  expect(await download()).toBe(200)
  await objects.endDownloads(path, context(), generation)
  expect(await download()).toBe(403)
  expect(await objects.read(path, 10, context(), generation)).toEqual(Buffer.from('photo'))
})

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
