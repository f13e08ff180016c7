import { isMap, type Stored } from '../../../functions/src/adapters/optimistic-store/parse.ts'
import { firestoreIndexes } from '../../../functions/src/collections/indexes.ts'

const { indexes, fieldOverrides } = firestoreIndexes()
const exempt = new Set(
  fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
)

/** The value of each index entry of a document, by the name of the index. */
type Entries = ReadonlyMap<string, string>
type Entry = readonly [index: string, value: string]

/**
 * Lists the index entries of a document: two for each value without an exemption, ascending and
 * descending, one for each element of a list, and one for each composite index.
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function entriesOf(collection: string, document: Stored | undefined): Entries {
  const entries = new Map<string, string>()
  if (document === undefined) return entries
  const add = (path: string, value: unknown): void => {
    if (isMap(value)) {
      for (const [name, inner] of Object.entries(value)) add(`${path}.${name}`, inner)
      return
    }
    for (const order of ['ascending', 'descending'])
      entries.set(`${path} ${order}`, JSON.stringify(value))
    if (Array.isArray(value))
      for (const element of value) entries.set(`${path} contains ${JSON.stringify(element)}`, '')
  }
  for (const [name, value] of Object.entries(document))
    if (!exempt.has(`${collection}.${name}`)) add(`${collection}.${name}`, value)
  for (const { collectionGroup, fields } of indexes) {
    const names = fields.map(({ fieldPath }) => fieldPath)
    if (collectionGroup === collection && names.every((name) => document[name] !== undefined))
      entries.set(
        `${collection}(${names.join(', ')})`,
        JSON.stringify(names.map((name) => document[name])),
      )
  }
  return entries
}

/** The entries that a write removes from indexes, and those that it adds. */
export function changesOf(before: Entries, after: Entries): { removed: Entry[]; added: Entry[] } {
  const missingIn =
    (entries: Entries) =>
    ([index, value]: Entry) =>
      entries.get(index) !== value
  return {
    removed: [...before].filter(missingIn(after)),
    added: [...after].filter(missingIn(before)),
  }
}

/** Fields whose many values spread the entries of an index, if they come before a time. */
const spreading = /(?:Id|uid|email)$/

/** Whether an entry's value grows with time, so that one server holds all new entries. */
export function isSequential([index, value]: Entry): boolean {
  const { single, composite } =
    /^\w+(?:\.(?<single>\w+) ascending|\((?<composite>.+)\))$/.exec(index)?.groups ?? {}
  const names = single === undefined ? (composite?.split(', ') ?? []) : [single]
  const isSet = value !== 'null'
  return (
    isSet && names.at(-1)?.endsWith('At') === true && !names.some((name) => spreading.test(name))
  )
}

/**
 * The size of a document by Firestore's rules, without its indexes.
 * Source: https://firebase.google.com/docs/firestore/storage-size
 */
export function sizeOf(path: string, document: Stored): number {
  const name = path.split('/').reduce((sum, part) => sum + textSize(part), 16)
  return name + 32 + valueSize(document)
}

/** The size of a document's index entries, each with the document's name. Same source. */
export function indexSizeOf(path: string, entries: Entries): number {
  const sizes = [...entries].map(
    ([index, value]) => 2 * textSize(path) + textSize(index) + textSize(value) + 32,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const textSize = (text: string): number => Buffer.byteLength(text) + 1

function valueSize(value: unknown): number {
  if (typeof value === 'string') return textSize(value)
  if (typeof value === 'number' || value instanceof Date) return 8
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + valueSize(each), 0)
  if (!isMap(value)) return 1
  return Object.entries(value).reduce(
    (sum, [name, each]) => sum + textSize(name) + valueSize(each),
    0,
  )
}
