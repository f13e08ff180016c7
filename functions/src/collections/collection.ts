import { z } from 'zod'
import { ascending, type QueryShape } from './query.ts'

/** The worker that owns a document, and the end of its lease. Then another worker may take over. */
export const lease = z.object({ holder: z.string(), until: z.date() })
export type Lease = z.infer<typeof lease>

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
  /** Documents with the uid in one of these fields. */
  | { by: 'fields'; fields: readonly string[] }
  /** Nothing is exported or erased, for this reason. */
  | { by: 'none'; reason: string }

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
   * belong to the account and are not. One of the two must select all data of users and accounts.
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

/** Absent lists are empty. */
type Definition<T> = Omit<Collection<T>, 'eraser' | 'queries' | 'unindexed'> &
  Partial<Pick<Collection<T>, 'queries' | 'unindexed'>> & {
    /** The value of `exporter` if absent. */
    eraser?: DataSubjectSelector
  }

/** Adds the queries that select documents for export and erasure, in the order of their ids. */
export function defineCollection<T>(definition: Definition<T>): Collection<T> {
  const { exporter, eraser = exporter, queries = [] } = definition
  const fields = [exporter, eraser].flatMap((reach) => (reach.by === 'fields' ? reach.fields : []))
  const byField = [...new Set(fields)].map((field) => ascending(field, [field]))
  return { unindexed: [], ...definition, eraser, queries: [...queries, ...byField] }
}

/** The store's own field in every document: the id of the last commit (docs/decisions/0040). */
export const commitField = '_commit'

/** Identifies a document, which need not exist. */
export type Ref<T> = { collection: Collection<T>; id: string }

export function ref<T>(collection: Collection<T>, id: string): Ref<T> {
  return { collection, id }
}
