import { type Collection, ref } from '../../collections/collection.ts'
import { collections } from '../../collections/index.ts'
import { idsOf } from '../../domain/erasure/personal-data.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'

/** An analysis is at most 30 KB or so: a page and its text stay well below 20 MB. */
const pageSize = 200

type Page = { documents: StoredDocument<unknown>[]; next: string | undefined }

/** One way into one collection; an export takes them all, one after the other and page by page. */
export type Step = {
  name: string
  collection: Collection<unknown>
  page(store: Store, uid: string, after: string | undefined): Promise<Page>
}

/** Every step of an export: a projection of the data table. */
export function exportSteps(table: readonly Collection<unknown>[] = collections): Step[] {
  return table.flatMap((collection): Step[] => {
    const reach = collection.exporter
    if (reach.by === 'none') return []
    if (reach.by === 'id') return [byId(collection, (uid) => idsOf(reach, uid))]
    return reach.fields.map((field, at) => byOneField(collection, field, reach.fields.slice(0, at)))
  })
}

function byId(collection: Collection<unknown>, ids: (uid: string) => string[]): Step {
  return {
    name: collection.name,
    collection,
    async page(store, uid) {
      const wanted = ids(uid)
      const found = await store.getAll(...wanted.map((id) => ref(collection, id)))
      const documents = wanted.map((id, at) => ({ id, data: found[at] }))
      return { documents: documents.filter(({ data }) => data !== undefined), next: undefined }
    },
  }
}

/** `earlier` are the fields of steps before: what they found is not taken twice. */
function byOneField(
  collection: Collection<unknown>,
  field: string,
  earlier: readonly string[],
): Step {
  return {
    name: `${collection.name}.${field}`,
    collection,
    async page(store, uid, after) {
      const documents = await store.query(collection, {
        where: [{ field, operator: '==', value: uid }],
        orderBy: { field, direction: 'ascending' },
        limit: pageSize,
        ...(after === undefined ? {} : { after: { value: uid, id: after } }),
      })
      const next = documents.length < pageSize ? undefined : documents.at(-1)?.id
      const isTaken = ({ data }: StoredDocument<unknown>) =>
        earlier.some((name) => (data as Record<string, unknown>)[name] === uid)
      return { documents: documents.filter((document) => !isTaken(document)), next }
    },
  }
}
