import type { Ref } from '../../collections/collection.ts'
import type { Stored } from './parse.ts'

/** A document as it was read. `version` changes with every write that changes the document. */
export type Versioned<V> =
  | { exists: false }
  | { exists: true; data: Stored; version: V; commitId: string | null }

/** One step of a commit. It fails if the document no longer matches `previous`. */
export type Write<V> =
  | { kind: 'create'; ref: Ref<unknown>; data: Stored }
  | { kind: 'update'; ref: Ref<unknown>; data: Stored; previous: Existing<V> }
  | { kind: 'remove'; ref: Ref<unknown>; previous: Existing<V> }
  | { kind: 'verify'; ref: Ref<unknown>; previous: Versioned<V> }

export type Existing<V> = Extract<Versioned<V>, { exists: true }>

/** UNKNOWN: no answer came, or an answer that does not say whether the writes were made. */
export type CommitOutcome = 'COMMITTED' | 'CONFLICT' | 'UNKNOWN'

/** The operations that a database must offer for optimistic transactions. */
export type VersionedDocuments<V> = {
  /** Reads all documents at one moment, in the order of the refs. Throws `Unavailable`. */
  read(refs: readonly Ref<unknown>[]): Promise<Versioned<V>[]>
  /** Makes all writes or none. Every written document gets `commitId`. */
  commit(writes: readonly Write<V>[], commitId: string): Promise<CommitOutcome>
  sameVersion(one: V, other: V): boolean
}
