import { ascending, type QueryShape } from './query.ts'

/**
 * How export and erasure select the documents of one person in a collection. A person's uid is also
 * their account's id, and the account's keys call as `ent:<uid>`.
 *
 * operations/exports/present.ts decides which fields an export omits. docs/architecture.md, "Where
 * things are decided", lists all omissions.
 */
export type DataSubjectSelector =
  /** Documents whose id is the uid, or the uid and `ent:<uid>`. */
  | { by: 'id'; ids: 'uid' | 'uid and key uid' }
  /** Documents with the uid in one of these fields, each with `byField` among the queries. */
  | { by: 'fields'; fields: readonly string[] }
  /** Nothing is exported or erased, for this reason. */
  | { by: 'none'; reason: string }

/** The query for documents with one value of a field, in the order of their ids. */
export function byField(field: string): QueryShape {
  return ascending(field, [field])
}
