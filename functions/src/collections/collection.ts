import { z } from 'zod'
import { ascending, type QueryShape } from './query.ts'

/** The worker that owns a document, until a set time. Afterwards another worker may take over. */
export const lease = z.object({ holder: z.string(), until: z.date() })
export type Lease = z.infer<typeof lease>

/**
 * How export and erasure select the documents of one person in a collection. A person's uid is also
 * the id of the person's account. The API keys of that account act as `ent:<uid>`.
 *
 * operations/exports/present.ts decides which fields an export omits. docs/architecture.md, "Where
 * things are decided", lists all omissions.
 */
export type DataSubjectSelector =
  /** The document whose id is the uid. `key uid` adds the document with the id `ent:<uid>`. */
  | { by: 'id'; ids: Ids }
  /** Documents that have the person's uid, or one of these ids, in one of these fields. */
  | { by: 'fields'; fields: readonly string[]; ids?: Ids }
  /** Nothing is exported or erased. `reason` explains why. */
  | { by: 'none'; reason: string }

type Ids = 'uid' | 'uid and key uid'

/** Defines a collection. TTL policies, indexes, rules tests, export and erasure follow from it. */
export type Collection<T> = {
  /** The collection's name in Firestore. A new name requires a data migration. */
  name: string
  /** Describes how a document's id is made, for readers of the code. */
  idRule: string
  /** The store checks every document that it reads, and throws if the schema does not match. */
  schema: z.ZodType<T>
  /**
   * Who owns the data. Only `exporter` and `eraser` decide what is exported and erased: for
   * example, `securityIncidents` belong to the service but are exported. If a user or an account
   * owns the data, `exporter` or `eraser` must select the documents.
   */
  owner: 'user' | 'account' | 'service'
  /** Who may read documents directly from Firestore: by default nobody. Only the service writes. */
  directRead?: 'the user who started it'
  /**
   * The field of the TTL policy, or `kept` if Firestore never deletes the documents by itself.
   * Firestore deletes up to a day late, so every reader checks the field too.
   */
  expiry: 'expiresAt' | 'kept'
  /** Selects the documents for the export of a person's data, or states why it selects none. */
  exporter: DataSubjectSelector
  /** Selects the documents for the erasure of a person's data, or states why it selects none. */
  eraser: DataSubjectSelector
  /** All queries of the collection. The store rejects every query that is not listed here. */
  queries: readonly QueryShape[]
  /**
   * Fields without a single-field index. An index on a large map or text costs one entry per value.
   * An index on steadily growing times limits a collection to 500 writes a second.
   */
  unindexed: readonly string[]
}

/** The arguments of `defineCollection`. `queries` and `unindexed` are empty by default. */
type Definition<T> = Omit<Collection<T>, 'eraser' | 'queries' | 'unindexed'> &
  Partial<Pick<Collection<T>, 'queries' | 'unindexed'>> & {
    /** By default, `eraser` is the same as `exporter`. */
    eraser?: DataSubjectSelector
  }

/** Adds queries for export and erasure. Each query returns documents in the order of their ids. */
export function defineCollection<T>(definition: Definition<T>): Collection<T> {
  const { exporter, eraser = exporter, queries = [] } = definition
  const fields = [exporter, eraser].flatMap((reach) => (reach.by === 'fields' ? reach.fields : []))
  const byField = [...new Set(fields)].map((field) => ascending(field, [field]))
  return { unindexed: [], ...definition, eraser, queries: [...queries, ...byField] }
}

/** The store adds this field to every document: the id of its last commit (docs/decisions/0040). */
export const commitField = '_commit'

/** A reference to a document that may or may not exist. */
export type Ref<T> = { collection: Collection<T>; id: string }

export function ref<T>(collection: Collection<T>, id: string): Ref<T> {
  return { collection, id }
}
