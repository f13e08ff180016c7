import type { QueryShape } from './query.ts'

/**
 * How the documents of one person are found in a collection, for export and erasure.
 * A person's uid is the id of their account too, and keys of the account call as `ent:<uid>`.
 *
 * Why a collection is left out stands in its `exporter` and its `eraser`.
 * Which fields an export leaves out stands in operations/exports/present.ts.
 * docs/architecture.md, "Where things are decided", lists everything that an export leaves out.
 */
export type DataSubjectSelector =
  /** Documents whose id is the uid, or the uid and `ent:<uid>`. */
  | { by: 'id'; ids: 'uid' | 'uid and key uid' }
  /** Documents with the uid in one of these fields; each needs `byField` among the queries. */
  | { by: 'fields'; fields: readonly string[] }
  /** Nothing is taken or erased here, for this reason. */
  | { by: 'none'; reason: string }

/** The query that finds documents by one field alone, in the order of their ids. */
export function byField(field: string): QueryShape {
  return { equal: [field], orderBy: { field, direction: 'ascending' } }
}
