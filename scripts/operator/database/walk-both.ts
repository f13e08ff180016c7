import type { firestoreClient } from '../../../functions/src/adapters/firestore/client.ts'
import { walkCollection } from '../../../functions/src/adapters/firestore/walk.ts'

export type Firestore = ReturnType<typeof firestoreClient>
type Walk = ReturnType<typeof walkCollection>
type Walked = Awaited<ReturnType<Walk['next']>>['value'] & { id: string }

/** A document of the copy, of the former database, or of both, under one id. */
type Pair = { id: string; copy: Walked | undefined; former: Walked | undefined }

/** Reads a collection of both databases by id. Costs a read for each document of each database. */
export async function* walkBoth(
  copy: Firestore,
  former: Firestore | undefined,
  name: string,
): AsyncGenerator<Pair> {
  const ofCopy = walkCollection(copy, name)
  const ofFormer = former && walkCollection(former, name)
  let one = await nextOf(ofCopy)
  let other = await nextOf(ofFormer)
  while (one || other) {
    const takesCopy = one !== undefined && (other === undefined || one.id <= other.id)
    const takesFormer = other !== undefined && (one === undefined || other.id <= one.id)
    yield {
      id: (takesCopy ? one : other)?.id ?? '',
      copy: takesCopy ? one : undefined,
      former: takesFormer ? other : undefined,
    }
    if (takesCopy) one = await nextOf(ofCopy)
    if (takesFormer) other = await nextOf(ofFormer)
  }
}

async function nextOf(walk: Walk | undefined): Promise<Walked | undefined> {
  const next = await walk?.next()
  return next?.done === false ? next.value : undefined
}
