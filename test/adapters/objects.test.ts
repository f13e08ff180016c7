import { randomBytes } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import { expect, it, vi } from 'vitest'
import { cloudObjects } from '../../functions/src/adapters/cloud-storage/objects.ts'

vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`)
const objects = cloudObjects({
  projectId: stack.PROJECT_ID,
  bucket: stack.STORAGE_BUCKET,
  links: { url: stack.OBJECT_LINK_URL, secret: stack.OBJECT_LINK_SECRET },
})
const context = () => ({ requestId: 'req_1', signal: AbortSignal.timeout(10_000) })
const newPath = () => `optimized/test-${randomBytes(8).toString('hex')}/x.webp`

it('what was written is read, overwritten and removed', async () => {
  const path = newPath()
  const [one, two] = [randomBytes(2000), randomBytes(3000)]
  expect(await objects.read(path, context())).toBeUndefined()
  expect(await objects.exists(path, context())).toBe(false)
  await objects.write(path, one, 'image/webp', context())
  await objects.write(path, one, 'image/webp', context())
  expect(await objects.exists(path, context())).toBe(true)
  expect(one.equals((await objects.read(path, context())) ?? new Uint8Array())).toBe(true)
  await objects.write(path, two, 'image/webp', context())
  expect(two.equals((await objects.read(path, context())) ?? new Uint8Array())).toBe(true)
  await objects.remove(path, context())
  await objects.remove(path, context())
  expect(await objects.read(path, context())).toBeUndefined()
})

it('a part of a larger buffer is written as that part', async () => {
  const path = newPath()
  const whole = randomBytes(100)
  await objects.write(path, whole.subarray(10, 20), 'image/webp', context())
  expect([...((await objects.read(path, context())) ?? [])]).toEqual([...whole.subarray(10, 20)])
})

it('a link gives the object to whoever holds it, and to nobody who altered it', async () => {
  const path = newPath()
  await objects.write(path, Buffer.from('webp'), 'image/webp', context())
  const link = await objects.signedUrl(path, 60)
  const answer = await fetch(link)
  expect([answer.status, await answer.text()]).toEqual([200, 'webp'])
  const altered = new URL(link)
  altered.searchParams.set('expires', String(Number(altered.searchParams.get('expires')) + 60))
  expect((await fetch(altered)).status).toBe(403)
})
