import { randomBytes } from 'node:crypto'
import { stack } from '@plant/testing/stack'
import { withinTest } from '@plant/testing/within-test'
import { expect, it, vi } from 'vitest'
import {
  cloudObjectStreams,
  cloudObjects,
} from '../../functions/src/adapters/cloud-storage/objects.ts'

vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${stack.FIREBASE_STORAGE_EMULATOR_HOST}`)
const settings = { projectId: stack.PROJECT_ID, bucket: stack.STORAGE_BUCKET }
const [objects, streams] = [cloudObjects(settings), cloudObjectStreams(settings)]
const context = () => ({ requestId: 'req_1', signal: withinTest() })
const newFolder = () => `exports/test-${randomBytes(8).toString('hex')}/`

async function listed(prefix: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of streams.list(prefix, context())) paths.push(path)
  return paths
}

it('an object can be written as a stream of parts', async () => {
  const path = `${newFolder()}x.zip`
  const parts = Array.from({ length: 40 }, () => randomBytes(100_000))
  async function* content() {
    yield* parts
  }
  await streams.write(path, content(), 'application/zip', context())
  const read = await objects.read(path, 10_000_000, context())
  expect(Buffer.concat(parts).equals(read as Uint8Array)).toBe(true)
})

it('a stream that fails stores nothing and reports the reason', async () => {
  const path = `${newFolder()}x.zip`
  async function* content() {
    yield randomBytes(100_000)
    throw new Error('the source failed')
  }
  const writing = streams.write(path, content(), 'application/zip', context())
  await expect(writing).rejects.toThrow('the source failed')
  expect(await objects.exists(path, context())).toBe(false)
})

it('listing a folder returns only the objects of the folder, ordered by name', async () => {
  const folder = newFolder()
  const paths = ['b.webp', 'a.webp', 'deeper/c.webp'].map((name) => `${folder}${name}`)
  for (const path of [...paths, `${folder.slice(0, -1)}x/other.webp`])
    await objects.write(path, Buffer.from('x'), 'image/webp', context())
  expect(await listed(folder)).toEqual(paths.toSorted())
  expect(await listed(newFolder())).toEqual([])
})
