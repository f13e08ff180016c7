import { isDeepStrictEqual } from 'node:util'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Precondition,
  type Timestamp,
  type Transaction,
} from '@google-cloud/firestore'
import { commitField, type Ref } from '../../collections/collection.ts'
import { Unavailable } from '../../ports/context.ts'
import { codeOf } from '../code-of.ts'
import { pathOf, type Stored } from '../optimistic-store/parse.ts'
import type {
  Existing,
  Versioned,
  VersionedDocuments,
  Write,
} from '../optimistic-store/versioned-documents.ts'
import { decode, encode } from './encoding.ts'

/** Firestore documents for optimistic transactions. A document's version is its update time. */
export function firestoreDocuments(firestore: Firestore): VersionedDocuments<Timestamp> {
  return {
    async read(refs) {
      if (refs.length === 0) return []
      const snapshots = await firestore
        .getAll(...refs.map((ref) => firestore.doc(pathOf(ref))))
        .catch(rethrow)
      return snapshots.map(versioned)
    },
    async commit(writes, commitId) {
      const batch = firestore.batch()
      for (const write of writes) add(batch, firestore.doc(pathOf(write.ref)), write, commitId)
      try {
        const results = await batch.commit()
        return { versions: results.map(({ writeTime }) => writeTime) }
      } catch (error) {
        return failedCommit(error)
      }
    },
    sameVersion: (one, other) => one.isEqual(other),
    async locked(choose, commitId) {
      const docOf = (target: Ref<unknown>) => firestore.doc(pathOf(target))
      const runLocked = async (transaction: Transaction) => {
        const read = async (refs: readonly Ref<unknown>[]) =>
          refs.length === 0 ? [] : (await transaction.getAll(...refs.map(docOf))).map(versioned)
        for (const write of await choose(read)) add(transaction, docOf(write.ref), write, commitId)
      }
      try {
        await firestore.runTransaction(runLocked, { maxAttempts: 1 })
        return 'COMMITTED'
      } catch (error) {
        return failedCommit(error)
      }
    },
  }
}

/** A batch of writes or a transaction. */
type Buffered = {
  create(target: DocumentReference, data: Stored): unknown
  set(target: DocumentReference, data: Stored): unknown
  update(target: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown
  delete(target: DocumentReference, condition?: Precondition): unknown
}

function versioned(snapshot: DocumentSnapshot): Versioned<Timestamp> {
  if (!snapshot.exists || !snapshot.updateTime) return { exists: false }
  const commitId: unknown = snapshot.get(commitField)
  return {
    exists: true,
    data: fieldsOf(snapshot),
    version: snapshot.updateTime,
    commitId: typeof commitId === 'string' ? commitId : null,
  }
}

/** The fields of an existing document, except the field with the id of the last commit. */
export function fieldsOf(snapshot: DocumentSnapshot): Stored {
  const { [commitField]: _commit, ...fields } = snapshot.data() ?? {}
  return decode(fields)
}

function add(
  batch: Buffered,
  target: DocumentReference,
  write: Write<Timestamp>,
  commitId: string,
): void {
  switch (write.kind) {
    case 'create':
      batch.create(target, { ...encode(write.data), [commitField]: commitId })
      break
    case 'update':
      update(batch, target, changed(write.data, write.previous, commitId), write.previous)
      break
    case 'remove':
      batch.delete(target, { lastUpdateTime: write.previous.version })
      break
    case 'overwrite':
      if (write.data === null) batch.delete(target)
      else batch.set(target, { ...encode(write.data), [commitField]: commitId })
      break
    case 'verify':
      if (write.previous.exists) update(batch, target, unchanged(write), write.previous)
      // In Firestore, deleting a document that must not exist asserts that it does not exist.
      else batch.delete(target, { exists: false })
      break
  }
}

/**
 * The fields that change, as an event alone can have 64 KB. The update's precondition holds the
 * others as they were read.
 */
function changed(data: Stored, previous: Existing<Timestamp>, commitId: string): Stored {
  const removed = Object.keys(previous.data).filter((field) => !(field in data))
  const written = Object.entries(data).filter(
    ([field, value]) => !isDeepStrictEqual(value, previous.data[field]),
  )
  return {
    ...Object.fromEntries(removed.map((field) => [field, FieldValue.delete()])),
    ...encode(Object.fromEntries(written)),
    [commitField]: commitId,
  }
}

/**
 * Verifies a document by writing a value that the document already has. The write keeps the update
 * time (WriteResult.update_time in the API reference), so transactions can verify in parallel.
 */
function unchanged(write: { ref: Ref<unknown>; previous: Versioned<Timestamp> }): Stored {
  if (!write.previous.exists) return {}
  const { commitId, data } = write.previous
  if (commitId !== null) return { [commitField]: commitId }
  const [field] = Object.entries(encode(data))
  if (!field) throw new Error(`${pathOf(write.ref)} is empty and cannot be verified`)
  return Object.fromEntries([field])
}

/** Uses `FieldPath`, because the SDK would read a dot in a field's name as a path into a map. */
function update(
  batch: Buffered,
  target: DocumentReference,
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

/** Values of google.rpc.Code: ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED, NOT_FOUND. */
const conflictCodes: readonly unknown[] = [6, 9, 10, 5]
/** The codes CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, INTERNAL, UNAVAILABLE. */
const unansweredCodes: readonly unknown[] = [1, 2, 4, 8, 13, 14]

/** Throws `Unavailable` if the database did not answer. Otherwise throws the error itself. */
export function rethrow(error: unknown): never {
  if (isUnanswered(error)) throw new Unavailable('database', error)
  throw error
}

/** Returns the outcome of a failed commit. Rethrows, for example, errors of invalid documents. */
export function failedCommit(error: unknown): 'CONFLICT' | 'UNKNOWN' {
  if (conflictCodes.includes(codeOf(error))) return 'CONFLICT'
  if (isUnanswered(error)) return 'UNKNOWN'
  throw error
}

/** Matches the codes with which Node.js reports a connection that broke during a REST call. */
const brokenConnection = /^(?:E[A-Z]+|ERR_STREAM_PREMATURE_CLOSE)$/

function isUnanswered(error: unknown): boolean {
  const code = codeOf(error)
  return unansweredCodes.includes(code) || (typeof code === 'string' && brokenConnection.test(code))
}
