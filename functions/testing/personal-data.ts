import type { z } from 'zod'
import { type Collection, type DataSubjectSelector, ref } from '../src/collections/collection.ts'
import { collections } from '../src/collections/index.ts'
import { apiKeyPrincipal } from '../src/domain/access/enterprise-principal.ts'
import { idsOf } from '../src/domain/erasure/personal-data.ts'
import type { Store } from '../src/ports/store.ts'

type Json = Record<string, unknown>
export type Sample = { collection: Collection<unknown>; id: string; data: unknown }

/** A text that every sample of a person contains. The text reveals if the data leaks. */
export const markOf = (uid: string) => `mark of ${uid}`

/** Valid texts for fields with a fixed format, by field name. */
const texts: Readonly<Record<string, string>> = {
  requested: 'en',
  served: 'en',
  language: 'en',
  day: '2026-11-20',
  body: '{"id":"evt_sample"}',
  metadataJson: '{}',
  at: '2026-11-20T08:00:00.000Z',
  since: '2026-11-13T08:00:00.000Z',
  resetsAt: '2026-11-21T00:00:00.000Z',
}

/** The parts of a Zod schema that determine its sample values. */
type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  keyType?: z.ZodType
  valueType?: z.ZodType
}

type Make = (definition: Definition, of: (type: z.ZodType | undefined) => unknown) => unknown

const unwrap: Make = ({ innerType }, of) => of(innerType)

/** Functions that build samples, by kind of schema. `valueOf` handles objects and strings. */
const makers: Readonly<Record<string, Make>> = {
  // Nested lists, such as outlines, have minimum lengths, so samples leave them empty.
  array: ({ element }, of) =>
    ['array', 'tuple'].includes(element?.def.type ?? '') ? [] : [of(element)],
  record: ({ keyType, valueType }, of) => {
    const { entries = {} } = (keyType?.def ?? {}) as Partial<Definition>
    return Object.fromEntries(Object.keys(entries).map((key) => [key, of(valueType)]))
  },
  union: ({ options }, of) => of(options?.at(-1)),
  enum: ({ entries = {} }) => Object.values(entries)[0],
  literal: ({ values }) => values?.[0],
  nullable: unwrap,
  optional: unwrap,
  default: unwrap,
  null: () => null,
  number: () => 1,
  boolean: () => false,
  date: () => new Date('2026-12-01T00:00:00.000Z'),
}

/** Builds a valid value of a schema with `mark` in its texts. `fields` sets values by name. */
function valueOf(schema: z.ZodType, name: string, mark: string, fields: Json): unknown {
  if (name in fields) return fields[name]
  const definition = schema.def as unknown as Definition
  if (definition.type === 'string') return texts[name] ?? mark
  if (definition.type === 'object')
    return Object.fromEntries(
      Object.entries(definition.shape ?? {}).map(([key, type]) => [
        key,
        valueOf(type, key, mark, fields),
      ]),
    )
  const make = makers[definition.type]
  if (!make) throw new Error(`no sample of ${name}: ${definition.type}`)
  return make(definition, (type) => type && valueOf(type, name, mark, fields))
}

/** An export from before this time would not be served. */
const withheldAt = new Date('2026-11-13T08:00:00.000Z')

/** Builds one sample document for each field by which the collection selects a person. */
function samplesOf(
  collection: Collection<unknown>,
  reach: DataSubjectSelector,
  uid: string,
): Sample[] {
  const sample = (id: string, fields: Json) => ({
    collection,
    id,
    data: valueOf(collection.schema, '', markOf(uid), { withheldAt, ...fields }),
  })
  const nobody = { accountId: 'account-of-nobody', uid: 'nobody', redeemedBy: 'nobody' }
  switch (reach.by) {
    case 'none':
      return [sample(`sample-of-${uid}`, { ...nobody })]
    case 'id':
      return idsOf(reach, uid).map((id) => sample(id, { accountId: uid, uid }))
    case 'fields':
      return reach.fields.flatMap((field) =>
        idsOf(reach, uid).map((id) =>
          sample(`${id}-by-${field}`, {
            ...nobody,
            storagePath: `optimized/${uid}/${collection.name}-${field}.webp`,
            [field]: id,
          }),
        ),
      )
  }
}

/** Sample documents from every collection that a person's export must contain. */
export function exportedSamples(uid: string): Sample[] {
  return collections
    .filter(({ exporter }) => exporter.by !== 'none')
    .flatMap((collection) => samplesOf(collection, collection.exporter, uid))
}

/** Sample documents from every collection that a person's erasure must delete. */
export function erasedSamples(uid: string): Sample[] {
  return collections
    .filter(({ eraser }) => eraser.by !== 'none')
    .flatMap((collection) => samplesOf(collection, collection.eraser, uid))
}

/**
 * A document of each collection for each way in which its fields, and not its id, name a person.
 * Keys write only into collections with an account.
 */
export function namingSamples(uid: string): Sample[] {
  const operator = { ownerUid: uid, redeemedBy: uid, requestedBy: uid, actorUid: uid, target: uid }
  const ways: Record<string, Json> = {
    own: { ...operator, uid, accountId: uid },
    'of-a-key': { uid: apiKeyPrincipal(uid), accountId: uid },
    'of-a-worker': { uid: 'nobody', accountId: uid },
    'in-another-account': { uid, accountId: 'nobody' },
  }
  return collections
    .filter(({ eraser }) => eraser.by !== 'id')
    .flatMap((collection) =>
      Object.entries(ways).map(([id, fields]) => ({
        collection,
        id,
        data: valueOf(collection.schema, '', 'text', fields),
      })),
    )
    .filter(({ id, data }) => id !== 'of-a-key' || 'accountId' in (data as Json))
}

/** Writes the samples to the store. A sample replaces an existing document with the same id. */
export async function put(store: Store, samples: readonly Sample[]): Promise<void> {
  for (const { collection, id, data } of samples)
    await store.transaction(async (database) => {
      const target = ref(collection, id)
      const [known] = await database.getAll(target)
      database.put(target, known, data)
    }, new AbortController().signal)
}
