import type { firestoreClient } from '../../../functions/src/adapters/firestore/client.ts'
import { type Walked, walkCollection } from '../../../functions/src/adapters/firestore/walk.ts'

export type Firestore = ReturnType<typeof firestoreClient>
type Walk = ReturnType<typeof walkCollection>

/** A document of the copy, of the former database, or of both, under one id. */
type Pair = { id: string; copy: Walked | undefined; former: Walked | undefined }

/** Reads a collection of both databases by id. Costs a read for each document of each database. */
export async function* walkBoth(
  copy: Firestore,
  formerDatabase: Firestore | undefined,
  name: string,
): AsyncGenerator<Pair> {
  const ofCopy = walkCollection(copy, name)
  const ofFormer = formerDatabase && walkCollection(formerDatabase, name)
  let one = await nextOf(ofCopy)
  let other = await nextOf(ofFormer)
  while (one || other) {
    const id = firstOf(one, other)
    const copied = one?.id === id ? one : undefined
    const former = other?.id === id ? other : undefined
    yield { id, copy: copied, former }
    if (copied) one = await nextOf(ofCopy)
    if (former) other = await nextOf(ofFormer)
  }
}

function firstOf(one: Walked | undefined, other: Walked | undefined): string {
  const ids = [one, other].flatMap((walked) => walked?.id ?? [])
  return ids.reduce((first, id) => (id < first ? id : first))
}

async function nextOf(walk: Walk | undefined): Promise<Walked | undefined> {
  const next = await walk?.next()
  return next?.done === false ? next.value : undefined
}
