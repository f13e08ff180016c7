import type { Ref } from '../../collections/collection.ts'
import { pathOf } from './parse.ts'
import type { Versioned, Write } from './versioned-documents.ts'

export type Found<V> = { ref: Ref<unknown>; document: Versioned<V> }

/** Documents by path. All documents of one moment were read or committed together. */
export type Seen<V> = Map<string, Found<V> & { moment: number }>

/** The documents that one piece of work knows, and the latest of their moments. */
export type Known<V> = { documents: Seen<V>; latest: number }

export type Memory<V> = { known: Known<V> }

export function newMemory<V>(): Memory<V> {
  return { known: { documents: new Map(), latest: 0 } }
}

/** Adds documents of one moment, which is then the latest. */
export function learn<V>(known: Known<V>, found: readonly Found<V>[]): Known<V> {
  const moment = known.latest + 1
  const added = found.map((each) => [pathOf(each.ref), { ...each, moment }] as const)
  return { documents: new Map([...known.documents, ...added]), latest: moment }
}

/** The documents of a commit as it left them. */
export function afterCommit<V>(
  writes: readonly Write<V>[],
  versions: readonly V[],
  commitId: string,
): Found<V>[] {
  return writes.map((write, at) => {
    const { ref } = write
    if (write.kind === 'verify') return { ref, document: write.previous }
    const version = versions[at]
    if (write.kind === 'remove' || write.data === null || version === undefined)
      return { ref, document: { exists: false } }
    return { ref, document: { exists: true, data: write.data, version, commitId } }
  })
}
