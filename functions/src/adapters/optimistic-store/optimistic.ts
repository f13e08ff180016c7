import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoreTransaction } from '../../ports/store.ts'
import { Unavailable } from '../../ports/unavailable.ts'
import { untilAborted as untilSignalled } from '../until-aborted.ts'
import { type Attempt, beginAttempt, type Seen } from './attempt.ts'
import { pathOf } from './parse.ts'
import type { Versioned, VersionedDocuments } from './versioned-documents.ts'

type Work<R> = (transaction: StoreTransaction) => Promise<R>

const pauseBaseMs = 8
const pauseMaxMs = 250

/**
 * Runs `work` without locks until a commit holds (docs/decisions/0040). Written by hand because the
 * SDK's own transactions lock what they read: thirty at once on one document took 12.7 s that way,
 * and 0.8 s this way. Throws `Unavailable` when the signal fires first.
 */
export async function optimisticTransaction<V, R>(
  documents: VersionedDocuments<V>,
  work: Work<R>,
  signal: AbortSignal,
): Promise<R> {
  /** A commit without an answer may have been made, or be made yet: its id in a document tells. */
  const undecided = new Map<string, R>()
  let known: Seen<V> = new Map()
  for (let round = 0; ; round++) {
    const attempt = beginAttempt(documents, known)
    const run = await runOnce(documents, attempt, work, signal)
    if (run.kind === 'DONE') return run.result
    if (run.kind === 'CONFLICTED') undecided.set(run.commitId, run.result)
    await pause(round, signal)
    known = await readAgain(documents, attempt, signal)
    const own = findOwnCommit(known, undecided)
    if (own) return own.result
    assertNoBlindCreate(attempt, known)
  }
}

type Run<R> =
  | { kind: 'DONE'; result: R }
  | { kind: 'INCONSISTENT' }
  | { kind: 'CONFLICTED'; commitId: string; result: R }

async function runOnce<V, R>(
  documents: VersionedDocuments<V>,
  attempt: Attempt<V>,
  work: Work<R>,
  signal: AbortSignal,
): Promise<Run<R>> {
  let result: R
  try {
    result = await untilAborted(work(attempt.transaction), signal)
  } catch (error) {
    // What the work refuses to do on the sight of two different moments says nothing.
    if (error instanceof Unavailable || (await isConsistent(documents, attempt, signal)))
      throw error
    return { kind: 'INCONSISTENT' }
  }
  const writes = attempt.writes()
  if (writes.length === 0) {
    const consistent = await isConsistent(documents, attempt, signal)
    return consistent ? { kind: 'DONE', result } : { kind: 'INCONSISTENT' }
  }
  const commitId = randomBytes(9).toString('base64url')
  const outcome = await untilAborted(documents.commit(writes, commitId), signal)
  return outcome === 'COMMITTED'
    ? { kind: 'DONE', result }
    : { kind: 'CONFLICTED', commitId, result }
}

/** Reads again what was read at several moments; one moment needs no check. */
async function isConsistent<V>(
  documents: VersionedDocuments<V>,
  attempt: Attempt<V>,
  signal: AbortSignal,
): Promise<boolean> {
  if (attempt.readAtOnce()) return true
  const entries = [...attempt.seen.values()]
  const now = await untilAborted(documents.read(entries.map((entry) => entry.ref)), signal)
  return entries.every((entry, index) => same(documents, entry.document, now[index]))
}

function same<V>(
  documents: VersionedDocuments<V>,
  one: Versioned<V>,
  other: Versioned<V> | undefined,
): boolean {
  if (!other) return false
  if (!one.exists || !other.exists) return one.exists === other.exists
  return documents.sameVersion(one.version, other.version)
}

/** Everything that the attempt touched, at one moment. */
async function readAgain<V>(
  documents: VersionedDocuments<V>,
  attempt: Attempt<V>,
  signal: AbortSignal,
): Promise<Seen<V>> {
  const refs = new Map([...attempt.seen].map(([path, { ref }]) => [path, ref]))
  for (const write of attempt.writes()) refs.set(pathOf(write.ref), write.ref)
  const found = await untilAborted(documents.read([...refs.values()]), signal)
  return new Map(
    [...refs].map(([path, ref], index) => [
      path,
      { ref, document: found[index] ?? { exists: false } },
    ]),
  )
}

function findOwnCommit<V, R>(
  known: Seen<V>,
  undecided: ReadonlyMap<string, R>,
): { result: R } | undefined {
  for (const { document } of known.values()) {
    const commitId = document.exists ? document.commitId : null
    if (commitId === null || !undecided.has(commitId)) continue
    return { result: undecided.get(commitId) as R }
  }
  return undefined
}

/** Without this, work that creates what exists and never looks would run until its deadline. */
function assertNoBlindCreate<V>(attempt: Attempt<V>, known: Seen<V>): void {
  for (const write of attempt.writes()) {
    const path = pathOf(write.ref)
    if (write.kind === 'create' && !attempt.seen.has(path) && known.get(path)?.document.exists)
      throw new Error(`${path} exists and cannot be created`)
  }
}

/** The caller's deadline is the database's: it did not answer, or not in time. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return untilSignalled(promise, signal, 'database')
}

/** Full jitter: those who lost one race together must not meet again in the next. */
async function pause(round: number, signal: AbortSignal): Promise<void> {
  const ceiling = Math.min(pauseMaxMs, pauseBaseMs * 2 ** round)
  await untilAborted(sleep(Math.random() * ceiling), signal)
}
