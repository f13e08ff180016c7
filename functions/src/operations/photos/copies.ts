import { accountStats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import {
  type CopiesLeft,
  copySource,
  moderationItems,
  type WithheldPhoto,
} from '../../collections/moderation.ts'
import { transactions } from '../../collections/transactions.ts'
import { uploads } from '../../collections/uploads.ts'
import { reasonsOf, withCopiesLeft } from '../../domain/analyses/moderation.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Query, Store, StoreTransaction } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { changeAnalyses } from '../long-pages.ts'
import { bytesIdOfOrigin, type Photo, refOfPath, refsOf } from './withheld.ts'

/**
 * One commit hides at most this many copies. Firestore takes 10 MiB in a commit, and an account
 * can make thousands of copies. Also the length of a page of paths: a query compares at most 30.
 */
const pageMax = 25

type Blocked = Omit<Photo, 'bytesId'> & { analysisId: string }

/**
 * Reads the records of a photo that a moderator blocks, and its first copies. `withhold` returns
 * the copies that it leaves to the sweeper. The records already refuse every new start.
 */
export async function readBlocked(
  database: StoreTransaction,
  store: Store,
  { analysisId, ...sent }: Photo & { analysisId: string },
) {
  const { accountId, storagePath, imageSha256 } = sent
  const bytesId = sent.bytesId ?? (await bytesIdOfOrigin(database, storagePath))
  const refs = refsOf({ ...sent, bytesId })
  const found = await database.getAll(...refs)
  const { left, withhold } = await readCopies(
    database,
    store,
    { analysisId, accountId, storagePath, imageSha256 },
    { bytesId: bytesId ?? null, source: 'PATH', afterId: null, afterAnalysisId: null },
  )
  return (record: WithheldPhoto): CopiesLeft | undefined => {
    for (const [at, each] of refs.entries()) database.put(each, found[at], record)
    withhold(record)
    return left
  }
}

/** Hides the copies of blocked photos that the commit of the block left. */
export function sweepCopies(ports: Ports, context: CallContext): Promise<void> {
  const hide = ({ id }: { id: string }) => hideCopies(ports, id, context.signal)
  return sweepDue(ports, moderationItems, 'hideCopiesAt', hide, context)
}

async function hideCopies(ports: Ports, analysisId: string, signal: AbortSignal): Promise<void> {
  const until = addSeconds(ports.clock.now(), backgroundTiming.hideCopies.budgetSeconds)
  const hideMore = () =>
    changeAnalyses(ports.store, { owner: analysisId, signal }, () =>
      hideSome(ports, analysisId, signal),
    )
  while (await hideMore()) if (ports.clock.now() >= until) return
}

/** Returns whether copies are left. Stores how far it came in the same commit. */
function hideSome(
  { store, clock }: Ports,
  analysisId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const itemRef = ref(moderationItems, analysisId)
  return store.transaction(
    async (database) => {
      const [item] = await database.getAll(itemRef)
      if (item?.status !== 'BLOCKED' || !item.copiesLeft) return false
      const { accountId, storagePath, imageSha256 } = item
      const photo = { analysisId, accountId, storagePath, imageSha256 }
      const copies = await readCopies(database, store, photo, item.copiesLeft)
      const { left, stats, withhold } = copies
      const now = clock.now()
      withhold({
        accountId,
        analysisId,
        reasons: reasonsOf(item),
        createdAt: item.decidedAt ?? now,
      })
      database.update(itemRef, withCopiesLeft(item, left, now))
      // Ends an export that was requested since the block, and shows these copies.
      if (stats) database.update(ref(accountStats, accountId), { ...stats, withheldAt: now })
      return left !== undefined
    },
    signal,
    { takesLocks: true },
  )
}

/**
 * Reads the next copies of a photo: analyses of the photo's path, and of all paths of the same
 * bytes or pixels, since a second look and a start by path have no hash of the sent bytes.
 * Reads the statistics first, because an analysis that completes after the queries changes them and
 * so makes the commit repeat. Costs up to seven queries, and a read for the statistics, for each
 * copy and for each path.
 */
async function readCopies(
  database: StoreTransaction,
  store: Store,
  photo: Blocked,
  from: CopiesLeft,
) {
  const [stats] = await database.getAll(ref(accountStats, photo.accountId))
  const ids = new Set<string>()
  const paths = new Set<string>()
  let left: CopiesLeft | undefined = from
  while (left && ids.size < pageMax && paths.size < pageMax) {
    const page: Page = await readPage(store, photo, left, pageMax - ids.size, paths)
    for (const id of page.ids) ids.add(id)
    for (const path of page.paths) paths.add(path)
    left = page.next
  }
  ids.delete(photo.analysisId)
  paths.delete(photo.storagePath)
  const analysisRefs = [...ids].map((id) => ref(analyses, id))
  const pathRefs = [...paths].map(refOfPath)
  const copies = await database.getAll(...analysisRefs)
  const records = await database.getAll(...pathRefs)
  return {
    left,
    stats,
    withhold(record: WithheldPhoto): void {
      for (const [at, each] of pathRefs.entries())
        if (records[at]?.analysisId !== record.analysisId) database.put(each, records[at], record)
      for (const [at, each] of analysisRefs.entries()) {
        const copy = copies[at]
        if (copy && !copy.photoWithheld) database.update(each, { ...copy, photoWithheld: true })
      }
    },
  }
}

type Page = { ids: string[]; paths: string[]; next: CopiesLeft | undefined }

/** Reads a page of paths that are not yet `known`, and up to `limit` analyses of them. */
async function readPage(
  store: Store,
  photo: Blocked,
  left: CopiesLeft,
  limit: number,
  known: ReadonlySet<string>,
): Promise<Page> {
  const { storagePath } = photo
  const sources = await readSources(store, photo, left)
  const isContinued = left.afterAnalysisId !== null
  const others = sources
    .map((each) => each.data.storagePath)
    .filter((path) => path !== storagePath && (isContinued || !known.has(path)))
  const paths = left.source === 'PATH' ? [storagePath] : [...new Set(others)]
  const query = queryOf('storagePath', paths, left.afterAnalysisId, limit)
  const found = paths.length === 0 ? [] : await store.query(analyses, query)
  const last = found.length === limit ? found.at(-1) : undefined
  const next = last ? { ...left, afterAnalysisId: last.id } : afterPage(left, sources)
  return { ids: found.map(({ id }) => id), paths, next }
}

/** The documents that sent the bytes, and the analyses of the same stored photo. */
async function readSources(
  store: Store,
  { accountId, imageSha256 }: Blocked,
  { source, bytesId, afterId }: CopiesLeft,
) {
  if (source === 'ANALYSES') {
    if (imageSha256 === undefined) return []
    return store.query(analyses, samePixels(accountId, imageSha256, afterId))
  }
  if (source === 'PATH' || bytesId === null) return []
  const query = queryOf('bytesId', [bytesId], afterId, pageMax)
  return source === 'UPLOADS' ? store.query(uploads, query) : store.query(transactions, query)
}

function afterPage(
  { bytesId, source }: CopiesLeft,
  sources: readonly { id: string }[],
): CopiesLeft | undefined {
  const last = sources.length === pageMax ? sources.at(-1) : undefined
  const { options } = copySource
  const next = last ? source : options[options.indexOf(source) + 1]
  return next && { bytesId, source: next, afterId: last?.id ?? null, afterAnalysisId: null }
}

/** A range, because it has a composite index, and the fields of `input` have no index alone. */
function samePixels(accountId: string, value: string, afterId: string | null): Query {
  const field = 'input.imageSha256'
  return {
    where: [
      { field: 'accountId', operator: '==', value: accountId },
      { field, operator: '>=', value },
      { field, operator: '<=', value },
    ],
    orderBy: { field, direction: 'ascending' },
    limit: pageMax,
    ...(afterId !== null && { after: { value, id: afterId } }),
  }
}

function queryOf(field: string, value: string[], afterId: string | null, limit: number): Query {
  return {
    where: [{ field, operator: 'in', value }],
    orderBy: { field, direction: 'ascending' },
    limit,
    // A query that sorts by id alone uses no other value of the cursor.
    ...(afterId !== null && { after: { value: null, id: afterId } }),
  }
}
