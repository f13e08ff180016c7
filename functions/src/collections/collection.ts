import type { z } from 'zod'
import type { DataSubjectSelector } from './data-subject.ts'
import type { QueryShape } from './query.ts'

/** The source of TTL policies, the index file, the rules tests, export and erasure. */
export type Collection<T> = {
  /** The name in Firestore. To change it is a data migration. */
  name: string
  /** How a document's id is made, for readers of the code. */
  idRule: string
  /** Checks every document that is read. A document that does not match is an error. */
  schema: z.ZodType<T>
  /**
   * Whose data it is. `exporter` and `eraser` alone decide what is exported and erased:
   * `securityIncidents` belong to the service and are exported, `apiKeySets` and `folderNames`
   * belong to the account and are not. All data of users and accounts must be reached by one of the
   * two.
   */
  owner: 'user' | 'account' | 'service'
  /** Who may read a document directly in Firestore; nobody by default. Only the service writes. */
  directRead?: 'the user who started it'
  /**
   * The field of the TTL policy, or `kept` if documents stay or the service deletes them itself.
   * Firestore deletes up to a day late, so every reader checks the field too.
   */
  expiry: 'expiresAt' | 'kept'
  /** What an export of a person's data takes from here, or why it takes nothing. */
  exporter: DataSubjectSelector
  /** What the erasure of a person deletes here, or why it deletes nothing. */
  eraser: DataSubjectSelector
  /** Every query of the collection, for the index file. The store rejects others. */
  queries: readonly QueryShape[]
  /**
   * Fields without a single-field index. Large maps and texts would cost an index entry per value,
   * and ever-growing times would limit a collection to 500 writes a second.
   */
  unindexed: readonly string[]
}

/** The store's own field in every document: the id of the last commit (docs/decisions/0040). */
export const commitField = '_commit'

/** Identifies a document, which need not exist. */
export type Ref<T> = { collection: Collection<T>; id: string }

export function ref<T>(collection: Collection<T>, id: string): Ref<T> {
  return { collection, id }
}
