import { type Collection, ref } from '../../collections/collection.ts'
import { collections } from '../../collections/index.ts'
import { accountOfPrincipal, isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { idsOf } from '../../domain/erasure/personal-data.ts'
import type { Store, StoredDocument } from '../../ports/store.ts'

/** An analysis has at most about 30 KB, so a page of documents and its JSON stay below 20 MB. */
const pageSize = 200

type Page = { documents: StoredDocument<unknown>[]; next: string | undefined }

/** A step that reads a collection page by page. An export runs its steps one after the other. */
export type Step = {
  name: string
  collection: Collection<unknown>
  page(store: Store, after: string | undefined): Promise<Page>
}

/**
 * `subject` is a person's uid or the principal of an account's API keys. The principal's export has
 * the account's documents, but no documents about a person.
 */
export function exportSteps(
  subject: string,
  table: readonly Collection<unknown>[] = collections,
): Step[] {
  return table.flatMap((collection) =>
    isApiKeyPrincipal(subject)
      ? stepsOfAccount(collection, subject)
      : stepsOfPerson(collection, subject),
  )
}

function stepsOfPerson(collection: Collection<unknown>, uid: string): Step[] {
  const reach = collection.exporter
  if (reach.by === 'none') return []
  if (reach.by === 'id') return [byId(collection, idsOf(reach, uid))]
  return reach.fields.map((field, at) =>
    byOneField(collection, { field, values: idsOf(reach, uid) }, reach.fields.slice(0, at)),
  )
}

function stepsOfAccount(collection: Collection<unknown>, principal: string): Step[] {
  const reach = collection.exporter
  const accountId = accountOfPrincipal(principal)
  if (reach.by === 'fields' && reach.fields.includes('accountId'))
    return [byOneField(collection, { field: 'accountId', values: [accountId] }, [])]
  if (reach.by === 'none') return []
  if (reach.ids === 'uid and key uid')
    return reach.by === 'id'
      ? [byId(collection, [principal])]
      : [byOneField(collection, { field: 'uid', values: [principal] }, [])]
  return reach.by === 'id' && collection.owner === 'account' ? [byId(collection, [accountId])] : []
}

function byId(collection: Collection<unknown>, ids: readonly string[]): Step {
  return {
    name: collection.name,
    collection,
    async page(store) {
      const found = await store.getAll(...ids.map((id) => ref(collection, id)))
      const documents = ids.map((id, at) => ({ id, data: found[at] }))
      return { documents: documents.filter(({ data }) => data !== undefined), next: undefined }
    },
  }
}

/** Omits documents that an earlier step found by one of the `earlier` fields. */
function byOneField(
  collection: Collection<unknown>,
  { field, values }: { field: string; values: readonly string[] },
  earlier: readonly string[],
): Step {
  const taken: ReadonlySet<unknown> = new Set(values)
  return {
    name: `${collection.name}.${field}`,
    collection,
    async page(store, after) {
      const documents = await store.query(collection, {
        where: [{ field, operator: 'in', value: values }],
        orderBy: { field, direction: 'ascending' },
        limit: pageSize,
        ...(after === undefined ? {} : { after: { value: null, id: after } }),
      })
      const next = documents.length < pageSize ? undefined : documents.at(-1)?.id
      const isTaken = ({ data }: StoredDocument<unknown>) =>
        earlier.some((name) => taken.has((data as Record<string, unknown>)[name]))
      return { documents: documents.filter((document) => !isTaken(document)), next }
    },
  }
}
