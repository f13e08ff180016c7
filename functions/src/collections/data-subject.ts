import type { QueryShape } from './query.ts'

/**
 * How the documents of one person are found in a collection, for export and erasure, or why there is nothing to find. The
 * person's uid is the id of their account too, and keys of the account call as `ent:<uid>`.
 */
export type DataSubjectSelector =
  | { by: 'id'; ids: 'uid' | 'uid and key uid' }
  /** Documents that have the uid in any of these fields; each needs `byField` among the collection's queries. */
  | { by: 'fields'; fields: readonly string[] }
  | { by: 'none'; reason: string }

/** The query that finds documents by one field alone, in the order of their ids. */
export function byField(field: string): QueryShape {
  return { equal: [field], orderBy: { field, direction: 'ascending' } }
}
