import { FieldPath, FieldValue, Firestore, Timestamp } from '@google-cloud/firestore'
import { expect, it, vi } from 'vitest'
import { ref } from '../../collections/collection.ts'
import { folders } from '../../collections/folders.ts'
import { Unavailable } from '../../ports/context.ts'
import { failedCommit, firestoreDocuments, rethrow } from './documents.ts'

const failure = (code: unknown) => Object.assign(new Error('from the SDK'), { code })

/** google.rpc.Code UNAVAILABLE, and two Node.js codes for a broken connection. */
const silences = [14, 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']

it.each(silences)('a read that fails with %s throws Unavailable', (code) => {
  expect(() => rethrow(failure(code))).toThrow(Unavailable)
})

it.each(silences)('a commit that fails with %s has an unknown outcome', (code) => {
  expect(failedCommit(failure(code))).toBe('UNKNOWN')
})

it('other error codes do not become Unavailable', () => {
  for (const code of [3, 7, 'ERR_INVALID_ARG_TYPE', undefined])
    expect(() => rethrow(failure(code))).not.toThrow(Unavailable)
})

it('an update sends only the fields that change, under the version that was read', async () => {
  const firestore = new Firestore({ projectId: 'demo-p' })
  const batch = firestore.batch()
  vi.spyOn(firestore, 'batch').mockReturnValue(batch)
  vi.spyOn(batch, 'commit').mockResolvedValue([])
  const update = vi.spyOn(batch, 'update')
  const version = Timestamp.fromMillis(1)
  const kept = () => ({ at: new Date(0), parts: [{ a: [1, null] }], body: 'long' })
  const previous = { exists: true, version, commitId: 'old' } as const
  const data = { ...kept(), count: 2, added: { b: null } }
  const before = { ...kept(), count: 1, gone: true }
  const write = { kind: 'update', ref: ref(folders, 'x'), data } as const
  await firestoreDocuments(firestore).commit(
    [{ ...write, previous: { ...previous, data: before } }],
    'new',
  )
  const [[target, ...sent] = []] = update.mock.calls as unknown[][]
  expect(target).toEqual(firestore.doc('folders/x'))
  expect(sent).toEqual([
    new FieldPath('gone'),
    FieldValue.delete(),
    new FieldPath('count'),
    2,
    new FieldPath('added'),
    { b: null },
    new FieldPath('_commit'),
    'new',
    { lastUpdateTime: version },
  ])
})
