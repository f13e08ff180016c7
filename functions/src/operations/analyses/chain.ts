import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  type Follows,
  type Transaction,
  type TransactionRequest,
  transactions,
} from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'
import { isExpired, isPhotoWithheld, isWithheld } from '../../domain/analyses/analysis.ts'
import { type Chain, chainOf, withLook } from '../../domain/analyses/chain.ts'
import { isLive, isOutOfTime } from '../../domain/analyses/transaction.ts'
import type { Answer } from '../../domain/catalogue/questions.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds } from '../../domain/time.ts'
import type { Store, StoreTransaction } from '../../ports/store.ts'

/** A second look, as the caller asks for it. */
export type Followed = { analysisId: string; answer: Answer | null; addsPhoto: boolean }

/** What a claim needs to know of the chain that a second look continues. */
export type Continued = {
  request: TransactionRequest
  isPaid: boolean
  /** Writes the number of photos and answers of the chain. */
  count(): void
}

/** The path of the photo to look at again. Throws NOT_FOUND if the caller may not follow it. */
export async function pathOfFollowed(
  store: Store,
  analysisId: string,
  caller: KnownCaller,
): Promise<string> {
  const [transaction] = await store.getAll(ref(transactions, analysisId))
  if (!mayUse(transaction, caller)) throw problem('NOT_FOUND')
  return transaction.storagePath
}

/** An answer shows its photo and hints, so a key without `read` may use only its own again. */
export function mayUse(
  transaction: Transaction | undefined,
  caller: KnownCaller,
): transaction is Transaction {
  if (transaction?.accountId !== caller.accountId) return false
  if (caller.kind === 'user' || caller.scopes.includes('read')) return true
  return transaction.apiKeyId === caller.apiKeyId
}

/**
 * Checks that a second look may follow an analysis, and completes the request with what earlier
 * looks know. Costs 2 reads, and 1 more for the first look of a longer chain. Throws NOT_FOUND,
 * CONFLICT and LIMIT_REACHED (docs/api.md#a-second-look).
 */
export async function continueChain(
  database: StoreTransaction,
  asked: { followed: Followed; caller: KnownCaller; request: TransactionRequest },
  now: Date,
): Promise<Continued> {
  const { followed, caller, request } = asked
  const { analysisId, answer, addsPhoto } = followed
  const [transaction, analysis] = await database.getAll(
    ref(transactions, analysisId),
    ref(analyses, analysisId),
  )
  if (!mayUse(transaction, caller)) throw problem('NOT_FOUND')
  requireCompleted(transaction, now)
  requireOpen(analysis, answer, now)
  const before = transaction.request?.follows ?? { rootId: analysisId, looks: [], answers: [] }
  const [root, rootRef] = await rootOf(database, before.rootId, transaction, analysisId)
  const chain = withLook(chainOf(root), { addsPhoto, answers: answer !== null })
  if (!chain) throw problem('LIMIT_REACHED', limitText)
  const { storagePath } = transaction
  const follows: Follows = {
    ...before,
    looks: [...before.looks, { analysisId, storagePath }],
    answers: answer ? [...before.answers, answer] : before.answers,
  }
  return {
    request: inherited({ ...request, follows }, transaction.request),
    isPaid: chain.paid,
    count: () => database.update(rootRef, { ...root, chain }),
  }
}

const { photosMax, answersMax } = limits.chain
const limitText = `A chain has at most ${photosMax} photos and ${answersMax} answers.`

function requireCompleted(transaction: Transaction, now: Date): void {
  if (isLive(transaction) && !isOutOfTime(transaction, now))
    throw problem('CONFLICT', 'The analysis is still pending.')
  if (transaction.status !== 'COMPLETED') throw problem('CONFLICT', 'The analysis failed.')
}

/** Throws unless the analysis is visible, recent and of our own model, and asked this question. */
function requireOpen(analysis: StoredAnalysis | undefined, answer: Answer | null, now: Date): void {
  const isVisible = analysis && !isExpired(analysis, now) && !isWithheld(analysis)
  if (!isVisible || isPhotoWithheld(analysis)) throw problem('NOT_FOUND')
  const { model, completedAt, diagnosis } = analysis
  if (model.provider !== 'embedded') throw problem('CONFLICT', 'Another model made the analysis.')
  if (addSeconds(completedAt, limits.chain.hours * 3600) < now)
    throw problem('CONFLICT', `The analysis is older than ${limits.chain.hours} hours.`)
  if (answer && diagnosis.question?.question !== answer.question)
    throw problem('CONFLICT', 'The analysis did not ask this question.')
}

async function rootOf(
  database: StoreTransaction,
  rootId: string,
  followed: Transaction,
  followedId: string,
): Promise<[Transaction, Ref<Transaction>]> {
  const rootRef = ref(transactions, rootId)
  if (rootId === followedId) return [followed, rootRef]
  const [root] = await database.getAll(rootRef)
  if (!root) throw problem('NOT_FOUND')
  return [root, rootRef]
}

/** Hints and the plant's name hold for the whole chain, unless the caller gives other ones. */
function inherited(
  request: TransactionRequest,
  earlier: TransactionRequest | null,
): TransactionRequest {
  if (!earlier) return request
  const given = Object.entries(request.hints).filter(([, hint]) => hint !== null)
  const hints = { ...earlier.hints, ...Object.fromEntries(given) }
  return { ...request, hints, plantId: request.plantId ?? earlier.plantId }
}

/** Reads the chain of a second look before its commit, and marks the chain as paid with it. */
export async function readChain(
  database: StoreTransaction,
  id: string,
  { follows }: Pick<TransactionRequest, 'follows'>,
): Promise<{ chain: Chain; pay(): void } | undefined> {
  if (!follows) return undefined
  const rootRef = ref(transactions, follows.rootId)
  const [root] = await database.getAll(rootRef)
  const chain = root && chainOf(root)
  if (!root || !chain) return undefined
  const pay = () => {
    if (follows.rootId !== id && !chain.paid)
      database.update(rootRef, { ...root, chain: { ...chain, paid: true } })
  }
  return { chain, pay }
}
