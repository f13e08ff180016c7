import type { z } from 'zod'
import type { DataSubjectSelector } from './data-subject.ts'
import type { QueryShape } from './query.ts'

/**
 * One line of the data table. The TTL policies, the index file, the rules tests, export and erasure
 * are projections of it, so a collection exists nowhere else.
 */
export type Collection<T> = {
  name: string
  /** How a document's id is made, for the reader. */
  idRule: string
  schema: z.ZodType<T>
  /** Whose data it is: what an export or an erasure of that owner must reach. */
  owner: 'user' | 'account' | 'service'
  /** Who may read a document directly in Firestore; writing is the service's alone. */
  directRead: 'nobody' | 'the user who started it'
  /** The field of the TTL policy. Firestore deletes up to a day late, so every reader checks it too. */
  expiry: 'expiresAt' | 'kept'
  /** What an export of a person's data finds here, or why it takes nothing. */
  exporter: DataSubjectSelector
  /** What the erasure of a person finds here, or why it leaves it. */
  eraser: DataSubjectSelector
  /** Every query that the service makes of it; the store refuses others, and the index file is made from these. */
  queries: readonly QueryShape[]
  /**
   * Fields without a single-field index: large maps and texts, which would cost an index entry for each value in
   * them, and ever-growing times, which hold a collection to 500 writes a second.
   */
  unindexed: readonly string[]
}

/** Reserved in every document for the store: the id of the commit that wrote it (docs/decisions/0040). */
export const commitField = '_commit'

/** A document of a collection; `ref(users, uid)`. */
export type Ref<T> = { collection: Collection<T>; id: string }

export function ref<T>(collection: Collection<T>, id: string): Ref<T> {
  return { collection, id }
}
