import { users } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  type AttemptSlot,
  type Delivery,
  type DeliveryAttempt,
  deliveries,
  type Endpoint,
  type Webhooks,
  webhooks,
} from '../../collections/webhooks.ts'
import { countNotice } from '../../domain/notices.ts'
import { addSeconds } from '../../domain/time.ts'
import { retryAfterSeconds, retryDelayMs } from '../../domain/webhooks/delivery-schedule.ts'
import { type Attempted, afterAttempt } from '../../domain/webhooks/health.ts'
import type { WebhookAnswer } from '../../ports/messages.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { isHeldBy } from '../background/lease.ts'
import { withEndpoint } from './endpoints.ts'
import { ended } from './lease.ts'

/** Only the newest attempts are kept, because owners can start any number of retries. */
const attemptsKept = 20
const gone = 410

/** The delivery, lease holder and slot of the attempt that this worker makes. */
export type HeldAttempt = { deliveryId: string; holder: string; slot: Ref<AttemptSlot> }
type Ending = { at: Date; answer: WebhookAnswer }

/**
 * Records the result of an attempt and frees its slot. Costs 2 writes, 3 writes if the endpoint
 * changes, and 1 read and 4 writes if the endpoint is disabled, if the store remembers the lease.
 * Returns undefined if another worker has the lease, as then only that worker's attempt counts.
 */
export async function recordAttempt(
  ports: Ports,
  { deliveryId: id, holder, slot }: HeldAttempt,
  endpoint: Endpoint,
  { at, answer }: Ending,
  signal: AbortSignal,
) {
  const deliveryRef = ref(deliveries, id)
  return ports.store.transaction(async (database) => {
    const [current, held] = await database.getAll(deliveryRef, slot)
    if (!isHeldBy(current, holder)) return undefined
    const now = ports.clock.now()
    const delivery = afterAnswer(id, current, { at, answer }, now, ports.webhooks.retryScale)
    const attempted = attemptedBy(delivery, answer, now)
    const accountRef = ref(webhooks, current.accountId)
    const isChanged = afterAttempt(endpoint, attempted, ports.webhooks) !== endpoint
    const [account] = isChanged ? await database.getAll(accountRef) : []
    const known = account?.endpoints.find((one) => one.id === endpoint.id)
    const changed = known && afterAttempt(known, attempted, ports.webhooks)
    const writeChange =
      account && known && changed && changed !== known
        ? await endpointChange(database, account, { known, changed }, now)
        : undefined
    database.update(deliveryRef, delivery)
    if (isHeldBy(held, holder)) database.update(slot, { ...held, lease: null })
    writeChange?.()
    return delivery
  }, signal)
}

function attemptedBy({ status, onlyGone }: Delivery, answer: WebhookAnswer, at: Date): Attempted {
  const isExhausted = status === 'EXHAUSTED'
  const succeeded = status === 'DELIVERED'
  const isGone = isExhausted && onlyGone
  return { at, durationMs: answer.durationMs, succeeded, isGone, isExhausted }
}

function afterAnswer(
  id: string,
  delivery: Delivery,
  { at, answer }: Ending,
  now: Date,
  scale: number,
): Delivery {
  const attempts = [...delivery.attempts, logEntry(at, answer)].slice(-attemptsKept)
  const onlyGone = delivery.onlyGone && answer.kind === 'ANSWERED' && answer.status === gone
  const next: Delivery = { ...delivery, attempts, onlyGone, lease: null }
  if (isSuccess(answer)) return { ...next, ...ended('DELIVERED') }
  const { attemptsMade } = delivery
  const delayMs = retryDelayMs(attemptsMade, {
    seed: `${id}\n${attemptsMade}`,
    retryAfterSeconds:
      answer.kind === 'ANSWERED' ? retryAfterSeconds(answer.retryAfter, now) : null,
    scale,
  })
  if (delayMs === undefined) return { ...next, ...ended('EXHAUSTED') }
  const nextAttemptAt = addSeconds(now, delayMs / 1000)
  return { ...next, nextAttemptAt, sweepAt: nextAttemptAt }
}

/** A redirect counts as a failure, because following it could call a forbidden address. */
function isSuccess(answer: WebhookAnswer): boolean {
  return answer.kind === 'ANSWERED' && answer.status >= 200 && answer.status < 300
}

function logEntry(at: Date, answer: WebhookAnswer): DeliveryAttempt {
  const { durationMs } = answer
  if (answer.kind === 'UNREACHABLE')
    return { at, status: null, error: answer.error, durationMs, response: '' }
  return { at, status: answer.status, error: null, durationMs, response: answer.response }
}

/**
 * Returns a function that writes the changed endpoint. Costs 1 read if the endpoint is now
 * disabled. The mail about the endpoint counts as one of the owner's daily notices. A mail over the
 * limit is dropped, because owners can have endpoints disabled any number of times.
 */
async function endpointChange(
  database: StoreTransaction,
  account: Webhooks,
  { known, changed }: { known: Endpoint; changed: Endpoint },
  now: Date,
): Promise<() => void> {
  const { accountId } = account
  const accountRef = ref(webhooks, accountId)
  if (!changed.disabled || known.disabled)
    return () => database.update(accountRef, withEndpoint(account, changed))
  const ownerRef = ref(users, accountId)
  const [owner] = await database.getAll(ownerRef)
  const counted = owner && countNotice(owner, now)
  const disabled = { ...changed.disabled, isOwnerTold: counted === undefined }
  const next = withEndpoint(account, { ...changed, disabled })
  return () => {
    if (counted) database.update(ownerRef, counted)
    database.update(accountRef, { ...next, noticeAt: counted ? now : account.noticeAt })
  }
}
