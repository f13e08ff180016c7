import type { Ref } from '../../collections/collection.ts'
import type { Stored } from './parse.ts'

/** A document as it was read. Each write that changes the document also changes `version`. */
export type Versioned<V> =
  | { exists: false }
  | { exists: true; data: Stored; version: V; commitId: string | null }

/** One write of a commit. The commit fails if the document no longer matches `previous`. */
export type Write<V> =
  | { kind: 'create'; ref: Ref<unknown>; data: Stored }
  | { kind: 'update'; ref: Ref<unknown>; data: Stored; previous: Existing<V> }
  | { kind: 'remove'; ref: Ref<unknown>; previous: Existing<V> }
  /** Without a condition: replaces or deletes whatever is stored. */
  | { kind: 'overwrite'; ref: Ref<unknown>; data: Stored | null }
  | { kind: 'verify'; ref: Ref<unknown>; previous: Versioned<V> }

export type Existing<V> = Extract<Versioned<V>, { exists: true }>

/**
 * The new versions of a commit's documents, in the order of the writes. UNKNOWN means that the
 * database did not say whether it applied the writes.
 */
type CommitOutcome<V> = { versions: readonly V[] } | 'CONFLICT' | 'UNKNOWN'

/** The operations that a database must offer for optimistic transactions. */
export type VersionedDocuments<V> = {
  /** Returns the documents of `refs` in order, all read at one moment. Throws `Unavailable`. */
  read(refs: readonly Ref<unknown>[]): Promise<Versioned<V>[]>
  /** Applies all writes or none. Stores `commitId` in every written document. */
  commit(writes: readonly Write<V>[], commitId: string): Promise<CommitOutcome<V>>
  sameVersion(one: V, other: V): boolean
  /**
   * Runs `choose` and applies the writes that it returns. Until then, commits of others to the
   * documents that `read` has returned wait.
   */
  locked(
    choose: (read: VersionedDocuments<V>['read']) => Promise<readonly Write<V>[]>,
    commitId: string,
  ): Promise<'COMMITTED' | 'CONFLICT' | 'UNKNOWN'>
}
