import { createHarness, type TestHarness } from '@plant/testing/harness'
import { idOf } from '@plant/testing/harness/answers'
import { callerOf, type Instance } from '@plant/testing/harness/service'
import type { Webhooks, Worker } from '@plant/testing/harness/webhooks'
import type { CountingStore } from '@plant/testing/memory-store/counting'
import type { MemoryDocuments } from '@plant/testing/memory-store/documents'
import { pathOf, type Stored } from '../../../functions/src/adapters/optimistic-store/parse.ts'
import { changesOf, entriesOf, indexSizeOf, isSequential, sizeOf } from './index-entries.ts'

/** The database operations of one step in the life of an analysis. */
export type Step = { name: string; reads: number; writes: number; roundTrips: number }

/** What one analysis writes to a collection, and what it leaves there. */
type Share = {
  writes: number
  /** The index entries that the writes add and remove. */
  entries: number
  documents: number
  bytes: number
  indexBytes: number
}

export type Life = {
  steps: Step[]
  collections: Record<string, Share>
  /** The indexes whose new entries grow with time, by collection. */
  sequential: Record<string, string[]>
  /** The documents that every analysis of an account writes, with the writes of an analysis. */
  hot: Record<string, number>
  /** The documents that analyses of different accounts write. */
  shared: string[]
  /** The bytes of an account with one webhook and one analysis, without that analysis. */
  accountBytes: number
}

/**
 * Measures an analysis from its start to the delivery of its event, of an account with one proven
 * webhook, in the whole service over a store in memory.
 */
export async function measureLife(): Promise<Life> {
  const service = createHarness()
  const { webhooks } = service
  const writes = recordWrites(service.documents)
  const grower = service.instance()
  const worker = webhooks.worker()
  for (const uid of ['grower', 'other']) {
    await service.signUp(uid)
    await worker.as(uid).register('https://hooks.example.com/1')
  }

  const live = (uid: string, number: number) =>
    stepsOf({ service, webhooks, grower, worker }, uid, `key-of-the-client-${number}`)

  // The first delivery proves the endpoint, and the first analysis of a day opens its quota.
  await live('grower', 1)
  const before = new Map(writes.map(({ path, after }) => [path, after]))
  writes.splice(0)
  const steps = await live('grower', 2)
  const own = writes.splice(0)
  await live('other', 1)
  const ownPaths = new Set(own.map(({ path }) => path))
  const shared = [...new Set(writes.map(({ path }) => path))].filter((path) => ownPaths.has(path))
  return { steps, shared, ...summaryOf(own, before) }
}

const collectionOf = (path: string): string => path.slice(0, path.indexOf('/'))

type Written = { path: string; before: Stored | undefined; after: Stored | undefined }

type Parts = {
  service: TestHarness
  webhooks: Webhooks
  grower: Instance
  worker: Worker
}

async function stepsOf(
  { service, webhooks, grower, worker }: Parts,
  uid: string,
  key: string,
): Promise<Step[]> {
  const steps: Step[] = []
  const step = async (name: string, { store }: { store: unknown }, work: () => unknown) => {
    const counting = store as CountingStore
    counting.reset()
    await work()
    steps.push({ name, ...sumOf(counting.calls) })
  }
  const { ports } = grower
  const client = grower.as(callerOf(uid))
  let id = ''
  await step('start', ports, async () => {
    id = idOf(await client.start({ photo: 'diseased leaf', key }))
  })
  await step('run', ports, () => service.deliver(grower))
  const { eventId = '' } = service.published.at(-1) ?? {}
  await step('fan out', worker.ports, () => worker.fanOut(eventId, uid))
  await step('deliver', worker.ports, () => webhooks.queue.run(worker))
  await step('read', ports, () => client.read(id))
  await step('list one of the history', ports, () => client.history({ pageSize: 1 }))
  return steps
}

/** Records what commits write from now on, in processes that start later. */
function recordWrites(documents: MemoryDocuments): Written[] {
  const written: Written[] = []
  const { commit, all } = documents
  documents.commit = async (writes, commitId) => {
    const changes = writes.flatMap((write): Written[] => {
      if (write.kind === 'verify') return []
      const { name } = write.ref.collection
      const before = all(name).get(write.ref.id)
      return [
        {
          path: pathOf(write.ref),
          before,
          after: 'data' in write ? (write.data ?? undefined) : undefined,
        },
      ]
    })
    const outcome = await commit(writes, commitId)
    if (typeof outcome === 'object') written.push(...changes)
    return outcome
  }
  return written
}

const noShare = (): Share => ({ writes: 0, entries: 0, documents: 0, bytes: 0, indexBytes: 0 })

function summaryOf(
  writes: readonly Written[],
  known: ReadonlyMap<string, Stored | undefined>,
): Omit<Life, 'steps' | 'shared'> {
  const collections: Life['collections'] = {}
  const sequential: Life['sequential'] = {}
  const hot: Life['hot'] = {}
  const last = new Map<string, Stored>()
  for (const { path, before, after } of writes) {
    const collection = collectionOf(path)
    const share = (collections[collection] ??= noShare())
    const { removed, added } = changesOf(
      entriesOf(collection, before),
      entriesOf(collection, after),
    )
    share.writes += 1
    share.entries += removed.length + added.length
    const grown = added.filter(isSequential).map(([index]) => index.replace(' ascending', ''))
    if (grown.length > 0)
      sequential[collection] = [...new Set([...(sequential[collection] ?? []), ...grown])]
    if (known.has(path)) hot[collection] = (hot[collection] ?? 0) + 1
    else if (after) last.set(path, after)
  }
  for (const [path, document] of last) {
    const share = collections[collectionOf(path)]
    if (!share) continue
    share.documents += 1
    share.bytes += sizeOf(path, document)
    share.indexBytes += indexSizeOf(path, entriesOf(collectionOf(path), document))
  }
  const accountBytes = [...known].reduce(
    (sum, [path, document]) => (document && isOfGrower(path) ? sum + sizeOf(path, document) : sum),
    0,
  )
  return { collections, sequential, hot, accountBytes }
}

/** Whether the account has the document without any analysis, or one for all its analyses. */
const isOfGrower = (path: string): boolean =>
  /^(?:users|accounts|stats|webhooks)\/grower$/.test(path)

function sumOf(calls: CountingStore['calls']): Omit<Step, 'name'> {
  const sum = (part: 'reads' | 'writes' | 'roundTrips') =>
    calls.reduce((total, call) => total + call[part], 0)
  return { reads: sum('reads'), writes: sum('writes'), roundTrips: sum('roundTrips') }
}
