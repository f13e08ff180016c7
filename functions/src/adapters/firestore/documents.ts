import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from '@google-cloud/firestore'
import { commitField, type Ref } from '../../collections/collection.ts'
import { pathOf, type Stored } from '../optimistic-store/parse.ts'
import type {
  Existing,
  Versioned,
  VersionedDocuments,
  Write,
} from '../optimistic-store/versioned-documents.ts'
import { decode, encode } from './encoding.ts'
import { failedCommit, rethrow } from './errors.ts'

/** Firestore for the optimistic transaction. A document's version is its update time. */
export function firestoreDocuments(firestore: Firestore): VersionedDocuments<Timestamp> {
  return {
    async read(refs) {
      if (refs.length === 0) return []
      const snapshots = await firestore
        .getAll(...refs.map((ref) => firestore.doc(pathOf(ref))))
        .catch(rethrow)
      return snapshots.map((snapshot) => versioned(snapshot))
    },
    async commit(writes, commitId) {
      const batch = firestore.batch()
      for (const write of writes) add(firestore, batch, write, commitId)
      try {
        await batch.commit()
        return 'COMMITTED'
      } catch (error) {
        return failedCommit(error)
      }
    },
    sameVersion: (one, other) => one.isEqual(other),
  }
}

/** A snapshot in the transaction's form, without the field that names its last commit. */
export function versioned(snapshot: DocumentSnapshot): Versioned<Timestamp> {
  const fields = snapshot.data()
  if (!fields || !snapshot.updateTime) return { exists: false }
  const { [commitField]: commitId, ...data } = fields
  return {
    exists: true,
    data: decode(data),
    version: snapshot.updateTime,
    commitId: typeof commitId === 'string' ? commitId : null,
  }
}

function add(
  firestore: Firestore,
  batch: WriteBatch,
  write: Write<Timestamp>,
  commitId: string,
): void {
  const target = firestore.doc(pathOf(write.ref))
  switch (write.kind) {
    case 'create':
      batch.create(target, { ...encode(write.data), [commitField]: commitId })
      break
    case 'update':
      update(batch, target, replacement(write.data, write.previous, commitId), write.previous)
      break
    case 'remove':
      batch.delete(target, { lastUpdateTime: write.previous.version })
      break
    case 'verify':
      if (write.previous.exists) update(batch, target, unchanged(write), write.previous)
      // In Firestore, deleting a document that must not exist asserts that it does not exist.
      else batch.delete(target, { exists: false })
      break
  }
}

/** `set` accepts no precondition, so this update names every field and deletes old ones. */
function replacement(data: Stored, previous: Existing<Timestamp>, commitId: string): Stored {
  const removed = Object.keys(previous.data).map((field) => [field, FieldValue.delete()])
  return { ...Object.fromEntries(removed), ...encode(data), [commitField]: commitId }
}

/**
 * A write without changes keeps the update time (WriteResult.update_time in the API reference), so
 * many transactions can check one document at once. The commit's own round trip checks the
 * precondition.
 */
function unchanged(write: { ref: Ref<unknown>; previous: Versioned<Timestamp> }): Stored {
  if (!write.previous.exists) return {}
  const { commitId, data } = write.previous
  if (commitId !== null) return { [commitField]: commitId }
  const [field] = Object.entries(encode(data))
  if (!field) throw new Error(`${pathOf(write.ref)} is empty and cannot be verified`)
  return Object.fromEntries([field])
}

/** In a plain object, the SDK reads a dot in a field's name as a path into a map. */
function update(
  batch: WriteBatch,
  target: ReturnType<Firestore['doc']>,
  fields: Stored,
  previous: Existing<Timestamp>,
): void {
  const [first, ...others] = Object.entries(fields)
  if (!first) return
  batch.update(
    target,
    new FieldPath(first[0]),
    first[1],
    ...others.flatMap(([name, value]) => [new FieldPath(name), value]),
    { lastUpdateTime: previous.version },
  )
}
