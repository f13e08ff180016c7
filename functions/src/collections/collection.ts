import type { z } from 'zod'
import type { DataSubjectSelector } from './data-subject.ts'
import type { QueryShape } from './query.ts'

/**
 * One line of the data table. The TTL policies, the index file, the rules tests, export and erasure
 * are projections of it, so a collection exists nowhere else.
 */
export type Collection<T> = {
  /** The name in Firestore. It is stored data: a change of it is a migration. */
  name: string
  /** How a document's id is made, for the reader. */
  idRule: string
  /** What every document is parsed by when it is read; one that does not fit is an error. */
  schema: z.ZodType<T>
  /**
   * Whose data it is. What an export or an erasure takes is decided by `exporter` and `eraser`
   * alone: `securityIncidents` are the service's and are exported, `apiKeySets` and `folderNames`
   * are the account's and are not. What is not the service's must be reached by one of the two.
   */
  owner: 'user' | 'account' | 'service'
  /** Who may read a document directly in Firestore; writing is the service's alone. */
  directRead: 'nobody' | 'the user who started it'
  /**
   * The field of the TTL policy, or `kept` where documents stay or the service deletes them itself.
   * Firestore deletes up to a day late, so every reader checks the field too.
   */
  expiry: 'expiresAt' | 'kept'
  /** What an export of a person's data finds here, or why it takes nothing. */
  exporter: DataSubjectSelector
  /** What the erasure of a person finds here, or why it leaves it. */
  eraser: DataSubjectSelector
  /** Every query that is made of it. The store refuses others, and the index file has these. */
  queries: readonly QueryShape[]
  /**
   * Fields without a single-field index. Large maps and texts would cost an index entry for each of
   * their values, and ever-growing times would hold a collection to 500 writes a second.
   */
  unindexed: readonly string[]
}

/** Reserved for the store in every document: the commit that wrote it (docs/decisions/0040). */
export const commitField = '_commit'

/** Names a document of a collection, whether it exists or not. */
export type Ref<T> = { collection: Collection<T>; id: string }

/** The reference to a document, such as `ref(users, uid)`. */
export function ref<T>(collection: Collection<T>, id: string): Ref<T> {
  return { collection, id }
}
