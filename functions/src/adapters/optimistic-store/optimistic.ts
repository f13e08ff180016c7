import type { Ref } from '../../collections/collection.ts'
import { type Clock, type Ids, Unavailable } from '../../ports/context.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { untilAborted as untilSignalled } from '../until-aborted.ts'
import { type Attempt, beginAttempt } from './attempt.ts'
import { afterCommit, type Found, type Known, learn, type Memory, newMemory } from './known.ts'
import { pathOf } from './parse.ts'
import type { Versioned, VersionedDocuments } from './versioned-documents.ts'

/** Where waits and the ids of commits come from. */
export type Chance = { clock: Pick<Clock, 'pause'>; ids: Ids }

type Work<R> = (transaction: StoreTransaction) => Promise<R>

const pauseBaseMs = 8
const pauseMaxMs = 250
/** The database may answer some writes with an error each time, so repeats must end. */
const unansweredMax = 8

/**
 * Runs `work` without locks until a commit succeeds (docs/decisions/0040). Throws `Unavailable` if
 * the signal fires first, if the work throws after a commit without an answer, or after eight such
 * commits without a sign of success. Reads no document that `memory` has, and leaves there the
 * documents as they are afterwards. With `takesLocks`, others wait from the first conflict on. The
 * SDK's own transactions lock the documents that they read: 30 parallel transactions on one
 * document took 12.7 s with the SDK and 0.8 s with this function.
 */
export async function optimisticTransaction<V, R>(
  documents: VersionedDocuments<V>,
  work: Work<R>,
  signal: AbortSignal,
  { takesLocks, memory, chance }: { takesLocks: boolean; memory: Memory<V>; chance: Chance },
): Promise<R> {
  const call = { documents, signal, chance }
  /** The results of commits with an unknown outcome. A commit's id in a document proves success. */
  const undecided = new Map<string, R>()
  let unanswered = 0
  try {
    for (let round = 0; ; round++) {
      const runOf = takesLocks && round > 0 ? runLocked : runOnce
      const { attempt, run } = await runOf(call, work, memory.known, undecided)
      if (run.kind === 'DONE') {
        memory.known = knownAfter(memory.known, run.left)
        return run.result
      }
      if (run.kind === 'CONFLICTED') {
        undecided.set(run.commitId, run.result)
        unanswered += run.isAnswered ? 0 : 1
      }
      await pause(call, round)
      const again = await readAgain(call, attempt)
      memory.known = learn(memory.known, again)
      const own = findOwnCommit(again, undecided)
      if (own) return own.result
      if (unanswered >= unansweredMax) throw new Unavailable('database')
      if (isSame(documents, attempt, again)) assertNoBlindCreate(attempt, memory.known)
    }
  } catch (error) {
    throw unanswered === 0 ? error : asUnavailable(error)
  }
}

/** An own commit whose answer was lost may be the reason of the error. */
const asUnavailable = (error: unknown): Unavailable =>
  error instanceof Unavailable ? error : new Unavailable('database', error)

type Run<V, R> =
  /** `left` are the documents as the commit left them, or as they were read, if that is known. */
  | { kind: 'DONE'; result: R; left?: readonly Found<V>[] }
  | { kind: 'INCONSISTENT' }
  | { kind: 'CONFLICTED'; commitId: string; result: R; isAnswered: boolean }

type Call<V> = { documents: VersionedDocuments<V>; signal: AbortSignal; chance: Chance }

/** Forgets everything if nobody knows how the commit left its documents. */
function knownAfter<V>(known: Known<V>, left: readonly Found<V>[] | undefined): Known<V> {
  return left ? learn(known, left) : newMemory<V>().known
}

async function runOnce<V, R>(call: Call<V>, work: Work<R>, known: Known<V>) {
  const attempt = beginAttempt(call.documents, known)
  return { attempt, run: await runAttempt(call, attempt, work) }
}

async function runAttempt<V, R>(
  call: Call<V>,
  attempt: Attempt<V>,
  work: Work<R>,
): Promise<Run<V, R>> {
  const { documents, signal, chance } = call
  let result: R
  try {
    result = await untilAborted(work(attempt.transaction), signal)
  } catch (error) {
    // An error is only valid if the work saw one consistent state.
    if (error instanceof Unavailable || (await isConsistent(call, attempt))) throw error
    return { kind: 'INCONSISTENT' }
  }
  const writes = attempt.writes()
  if (writes.length === 0) {
    const consistent = await isConsistent(call, attempt)
    if (!consistent) return { kind: 'INCONSISTENT' }
    return { kind: 'DONE', result, left: [...attempt.seen.values()] }
  }
  const commitId = chance.ids.random('cmt')
  const outcome = await untilAborted(documents.commit(writes, commitId), signal)
  return typeof outcome === 'object'
    ? { kind: 'DONE', result, left: afterCommit(writes, outcome.versions, commitId) }
    : { kind: 'CONFLICTED', commitId, result, isAnswered: outcome === 'CONFLICT' }
}

/**
 * Runs the work while others wait. Locks make checks of documents that were only read needless. An
 * own commit may have been applied since the last read, so looks for it under the locks.
 */
async function runLocked<V, R>(
  { documents, signal, chance }: Call<V>,
  work: Work<R>,
  known: Known<V>,
  undecided: ReadonlyMap<string, R>,
) {
  const commitId = chance.ids.random('cmt')
  const refs = [...known.documents.values()].map(({ ref }) => ref)
  let attempt = beginAttempt(documents, newMemory<V>().known)
  const results: R[] = []
  const choose = async (read: VersionedDocuments<V>['read']) => {
    const now = found(refs, await untilAborted(read(refs), signal))
    const own = findOwnCommit(now, undecided)
    attempt = beginAttempt({ read }, learn(newMemory<V>().known, now))
    results.push(own ? own.result : await untilAborted(work(attempt.transaction), signal))
    return attempt.writes().filter(({ kind }) => kind !== 'verify')
  }
  const outcome = await untilAborted(documents.locked(choose, commitId), signal)
  const [result] = results as [R]
  const run: Run<V, R> =
    outcome === 'COMMITTED'
      ? { kind: 'DONE', result }
      : { kind: 'CONFLICTED', commitId, result, isAnswered: outcome === 'CONFLICT' }
  return { attempt, run }
}

/** Whether the attempt saw one consistent state. Reads the documents again if necessary. */
async function isConsistent<V>({ documents, signal }: Call<V>, attempt: Attempt<V>) {
  if (attempt.readAtOnce()) return true
  const refs = [...attempt.seen.values()].map(({ ref }) => ref)
  const now = await untilAborted(documents.read(refs), signal)
  return isSame(documents, attempt, found(refs, now))
}

/** Whether the documents that the attempt has read are unchanged. */
function isSame<V>(
  documents: VersionedDocuments<V>,
  { seen }: Attempt<V>,
  now: readonly Found<V>[],
): boolean {
  return now.every(({ ref, document: other }) => {
    const document = seen.get(pathOf(ref))?.document
    if (!document) return true
    if (!document.exists || !other.exists) return document.exists === other.exists
    return documents.sameVersion(document.version, other.version)
  })
}

function found<V>(refs: readonly Ref<unknown>[], documents: readonly Versioned<V>[]): Found<V>[] {
  return refs.map((ref, at) => ({ ref, document: documents[at] ?? { exists: false } }))
}

/** Reads every document of the attempt again, all at one moment. */
async function readAgain<V>(
  { documents, signal }: Call<V>,
  attempt: Attempt<V>,
): Promise<Found<V>[]> {
  const refs = new Map([...attempt.seen].map(([path, { ref }]) => [path, ref]))
  for (const write of attempt.writes()) refs.set(pathOf(write.ref), write.ref)
  const all = [...refs.values()]
  return found(all, await untilAborted(documents.read(all), signal))
}

function findOwnCommit<V, R>(again: readonly Found<V>[], undecided: ReadonlyMap<string, R>) {
  for (const { document } of again) {
    const commitId = document.exists ? document.commitId : null
    if (commitId === null || !undecided.has(commitId)) continue
    return { result: undecided.get(commitId) as R }
  }
  return undefined
}

/**
 * Throws if an attempt creates an existing document that it has not read. If all that it has read
 * is unchanged, no retry can succeed.
 */
function assertNoBlindCreate<V>(attempt: Attempt<V>, { documents }: Known<V>): void {
  for (const write of attempt.writes()) {
    const path = pathOf(write.ref)
    if (write.kind === 'create' && !attempt.seen.has(path) && documents.get(path)?.document.exists)
      throw new Error(`${path} exists and cannot be created`)
  }
}

/** Limits a database call by the caller's deadline. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return untilSignalled(promise, signal, 'database')
}

/** Waits for a random time, so that conflicting transactions do not conflict again. */
async function pause<V>({ signal, chance }: Call<V>, round: number): Promise<void> {
  const ceiling = Math.min(pauseMaxMs, pauseBaseMs * 2 ** round)
  await untilAborted(chance.clock.pause(ceiling, signal), signal)
}
