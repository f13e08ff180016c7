import type { Collection } from '../../../src/collections/collection.ts'
import type { Scene } from '../people.ts'

/** All documents of a collection as the service reads them, by id. */
export function all<T>({ shared }: Scene, { name, schema }: Collection<T>): Map<string, T> {
  const kept = [...shared.database.table.kept(name)]
  return new Map(kept.map(([id, data]) => [id, schema.parse(data)]))
}
