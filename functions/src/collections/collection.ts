import type { z } from 'zod'

/**
 * One line of the data table. The TTL policies, the index file, the rules tests, and later export and erasure
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
}

/** A document of a collection; `ref(users, uid)`. */
export type Ref<T> = { collection: Collection<T>; id: string }

export function ref<T>(collection: Collection<T>, id: string): Ref<T> {
  return { collection, id }
}
