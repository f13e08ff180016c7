import { analyses, type StoredAnalysis } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import {
  type Follows,
  type Transaction,
  type TransactionRequest,
  transactions,
} from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import { limits } from '../../contract/limits.ts'
import { isPhotoWithheld, isWithheld } from '../../domain/analyses/analysis.ts'
import { chainOf, paysForLooks, withLook } from '../../domain/analyses/chain.ts'
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
  /** Whether an earlier look took the unit, and its photo is there to be pooled. */
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
 * looks know. Costs 2 reads, and in a longer chain 1 more for its first look and for each look at
 * the paid photo. Throws NOT_FOUND, CONFLICT and LIMIT_REACHED (docs/api.md#a-second-look).
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
  const { storagePath } = transaction
  const before = transaction.request?.follows ?? { rootId: analysisId, looks: [], answers: [] }
  const looks = [...before.looks, { analysisId, storagePath }]
  const paidPath = paysForLooks(analysis) ? storagePath : before.paidPath
  const paid = looks.filter((look) => look.storagePath === paidPath)
  const rootRef = ref(transactions, before.rootId)
  const [root, ...kept] = await database.getAll(rootRef, ...paid.map(analysisOf))
  if (!root) throw problem('NOT_FOUND')
  const isPaid = kept.some((look) => look !== undefined)
  const chain = withLook(chainOf(root), { addsPhoto, answers: answer !== null })
  if (!chain) throw problem('LIMIT_REACHED', limitText)
  const follows: Follows = {
    rootId: before.rootId,
    looks,
    answers: answer ? [...before.answers, answer] : before.answers,
    ...(isPaid && { paidPath }),
  }
  return {
    request: inherited({ ...request, follows }, transaction.request ?? request),
    isPaid,
    count: () => database.update(rootRef, { ...root, chain }),
  }
}

const { photosMax, answersMax } = limits.chain
const limitText = `A chain has at most ${photosMax} photos and ${answersMax} answers.`

const analysisOf = ({ analysisId }: Follows['looks'][number]) => ref(analyses, analysisId)

function requireCompleted(transaction: Transaction, now: Date): void {
  if (isLive(transaction) && !isOutOfTime(transaction, now))
    throw problem('CONFLICT', 'The analysis is still pending.')
  if (transaction.status !== 'COMPLETED') throw problem('CONFLICT', 'The analysis failed.')
}

/** Throws unless the analysis is visible, recent and of our own model, and asked this question. */
function requireOpen(
  analysis: StoredAnalysis | undefined,
  answer: Answer | null,
  now: Date,
): asserts analysis {
  if (!analysis || isWithheld(analysis) || isPhotoWithheld(analysis)) throw problem('NOT_FOUND')
  const { model, completedAt, diagnosis } = analysis
  if (model.provider !== 'embedded') throw problem('CONFLICT', 'Another model made the analysis.')
  if (addSeconds(completedAt, limits.chain.hours * 3600) < now)
    throw problem('CONFLICT', `The analysis is older than ${limits.chain.hours} hours.`)
  if (answer && diagnosis.question?.question !== answer.question)
    throw problem('CONFLICT', 'The analysis did not ask this question.')
}

/** Hints and the plant's name hold for the whole chain, unless the caller gives other ones. */
function inherited(request: TransactionRequest, earlier: TransactionRequest): TransactionRequest {
  const given = Object.entries(request.hints).filter(([, hint]) => hint !== null)
  const hints = { ...earlier.hints, ...Object.fromEntries(given) }
  return { ...request, hints, plantId: request.plantId ?? earlier.plantId }
}
