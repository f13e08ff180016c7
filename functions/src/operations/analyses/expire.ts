import { accountStats } from '../../collections/accounts.ts'
import { analyses } from '../../collections/analyses.ts'
import { ref } from '../../collections/collection.ts'
import { moderationItems } from '../../collections/moderation.ts'
import { type Transaction, transactions } from '../../collections/transactions.ts'
import { limits } from '../../contract/limits.ts'
import { isExpired } from '../../domain/analyses/analysis.ts'
import { photoPath } from '../../domain/analyses/storage-path.ts'
import { isLive } from '../../domain/analyses/transaction.ts'
import { addDays } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { deletePhotoIfUnreferenced } from '../photos/delete-if-unreferenced.ts'
import { readRecords } from '../photos/withheld.ts'
import { removeAnalysisRecord } from './remove.ts'

/** Replaces a TTL policy, which would delete the path of a photo but not the photo itself. */
export function sweepExpiredAnalyses(ports: Ports, context: CallContext): Promise<void> {
  const expire = ({ id }: { id: string }) => expireTransaction(ports, id, context)
  return sweepDue(ports, transactions, 'expiresAt', expire, context)
}

/**
 * Removes the analysis, its pending moderation item, its photo, and finally the transaction, unless
 * the photo came with it and stays. After a crash, the next sweep still finds the transaction and
 * repeats these steps.
 */
async function expireTransaction(ports: Ports, id: string, context: CallContext): Promise<void> {
  const transactionRef = ref(transactions, id)
  const itemRef = ref(moderationItems, id)
  const storagePath = await ports.store.transaction(async (database) => {
    const now = ports.clock.now()
    const [transaction, waiting] = await database.getAll(transactionRef, itemRef)
    if (!isOver(transaction, now)) return undefined
    const isUndecided = waiting?.status === 'PENDING'
    const photo = { ...transaction, imageSha256: waiting?.imageSha256 }
    const records = isUndecided ? await readRecords(database, photo) : undefined
    await removeExpiredAnalysis(database, id, transaction.accountId, now)
    // A moderator cannot decide without the photo. A decided item has its own expiry.
    if (isUndecided) database.remove(itemRef)
    records?.lift(id)
    return transaction.storagePath
  }, context.signal)
  if (storagePath === undefined) return
  const isDeleted = await deletePhotoIfUnreferenced(ports, storagePath, context)
  await ports.store.transaction(async (database) => {
    const [transaction] = await database.getAll(transactionRef)
    const now = ports.clock.now()
    if (!isOver(transaction, now)) return
    if (isDeleted || storagePath !== photoPath(transaction.uid, id)) database.remove(transactionRef)
    else database.update(transactionRef, origin(transaction, now))
  }, context.signal)
}

/**
 * What stays of a transaction while another analysis needs its photo: whose photo it is, and the
 * hash of its bytes, without which a block would not find its copies.
 */
function origin(transaction: Transaction, now: Date): Transaction {
  const expiresAt = addDays(now, limits.analysis.temporaryDays)
  const kept = { ...transaction, request: null, expiresAt }
  return kept.status === 'COMPLETED' ? { ...kept, deleted: true } : kept
}

/** Returns false if a repeated call restarted the transaction, or the user saved the analysis. */
function isOver(transaction: Transaction | undefined, now: Date): transaction is Transaction {
  return transaction !== undefined && !isLive(transaction) && isExpired(transaction, now)
}

async function removeExpiredAnalysis(
  database: StoreTransaction,
  id: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const [analysis, stats] = await database.getAll(ref(analyses, id), ref(accountStats, accountId))
  if (analysis && isExpired(analysis, now))
    await removeAnalysisRecord(database, id, analysis, stats, now)
}
