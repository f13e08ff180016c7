import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@plant/testing/simulation/documents'
import type { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { fieldsOf } from '../../functions/src/adapters/firestore/documents.ts'
import { decode } from '../../functions/src/adapters/firestore/encoding.ts'
import type { Stored } from '../../functions/src/adapters/optimistic-store/parse.ts'
import { commitField, ref } from '../../functions/src/collections/collection.ts'
import { collections } from '../../functions/src/collections/index.ts'

/** A value as Firestore's REST interface sends it: https://firebase.google.com/docs/firestore. */
type Value = Record<string, unknown> & {
  arrayValue?: { values?: Value[] }
  mapValue?: { fields?: Fields }
}
type Fields = Record<string, Value>
export type WireWrite = {
  update?: { name: string; fields?: Fields }
  updateMask?: { fieldPaths?: string[] }
  delete?: string
}

const byName = new Map(collections.map((collection) => [collection.name, collection]))

/** Applies a commit that Firestore has accepted, so that the auditor sees each one. */
export function applyTo(database: Database, writes: readonly WireWrite[]): void {
  const changes = writes.flatMap((write) => {
    const [name = '', id = ''] = (write.update?.name ?? write.delete ?? '').split('/').slice(-2)
    const collection = byName.get(name)
    if (!collection) throw new Error(`there is no collection ${name}`)
    const before = database.table.kept(name).get(id)
    const data = write.update ? changed(write, write.update.fields ?? {}, before) : null
    // A check of a document that stays as it is looks like a write of it.
    if (isDeepStrictEqual(before ?? null, data)) return []
    return [{ kind: 'overwrite' as const, ref: ref(collection, id), data }]
  })
  // Nobody tells which call made a commit, so each is taken for a call of its own.
  if (changes.length > 0) database.commit(changes, 'wire', randomUUID())
}

function changed({ updateMask }: WireWrite, sent: Fields, before: Stored | undefined): Stored {
  const masked = updateMask?.fieldPaths?.map((path) => path.replace(/^`|`$/g, ''))
  const fields = masked ? { ...before } : {}
  for (const name of masked ?? []) delete fields[name]
  const { [commitField]: _commit, ...written } = plainFields(sent)
  return { ...fields, ...decode(written) }
}

const plainFields = (fields: Fields): Stored =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))

function plain(value: Value): unknown {
  const [[kind, raw] = ['nullValue', null]] = Object.entries(value)
  if (kind === 'mapValue') return plainFields(value.mapValue?.fields ?? {})
  if (kind === 'arrayValue') return (value.arrayValue?.values ?? []).map(plain)
  if (kind === 'timestampValue') return new Date(String(raw))
  if (kind === 'nullValue') return null
  return kind === 'integerValue' || kind === 'doubleValue' ? Number(raw) : raw
}

/** What Firestore holds other than the commits that passed by. */
export async function differences(
  { table }: Database,
  firestore: ReturnType<typeof firestoreClient>,
): Promise<string[]> {
  const found = await Promise.all(
    collections.map(async ({ name }) => {
      const { docs } = await firestore.collection(name).get()
      const stored = new Map(docs.map((snapshot) => [snapshot.id, fieldsOf(snapshot)]))
      const seen = table.kept(name)
      return [...new Set([...stored.keys(), ...seen.keys()])]
        .filter((id) => !isDeepStrictEqual(stored.get(id), seen.get(id)))
        .map((id) => `Firestore holds another ${name}/${id} than was committed`)
    }),
  )
  return found.flat()
}
