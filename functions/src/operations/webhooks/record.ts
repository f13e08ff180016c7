import { users } from '../../collections/accounts.ts'
import { type Ref, ref } from '../../collections/collection.ts'
import {
  type AttemptSlot,
  type Delivery,
  type DeliveryAttempt,
  deliveries,
  type Endpoint,
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
export type HeldAttempt = {
  deliveryId: string
  accountId: string
  holder: string
  slot: Ref<AttemptSlot>
}
type Ending = { at: Date; answer: WebhookAnswer }

/**
 * Records the result of an attempt and frees its slot. Costs 2 writes if the store remembers the
 * lease. Costs 1 read and 1 write more if the endpoint changes, and as much again if the endpoint
 * is disabled. Returns undefined if another worker has the lease, as then only that worker's
 * attempt counts.
 */
export async function recordAttempt(
  ports: Ports,
  held: HeldAttempt,
  ending: Ending & { endpoint: Endpoint | undefined; isInTurn?: boolean },
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  const { endpoint, at, answer, isInTurn = false } = ending
  const { deliveryId: id, holder, slot } = held
  const deliveryRef = ref(deliveries, id)
  const recorded = await ports.store.transaction(async (database) => {
    const [current, taken] = await database.getAll(deliveryRef, slot)
    if (!isHeldBy(current, holder)) return undefined
    const now = ports.clock.now()
    const delivery = afterAnswer(id, current, { at, answer }, now, ports.webhooks.retryScale)
    const attempted = attemptedBy(delivery, answer, now)
    const isChanged = endpoint && afterAttempt(endpoint, attempted, ports.webhooks) !== endpoint
    if (isChanged && !isInTurn) return 'CHANGES_ENDPOINT'
    const writeChange = isChanged && (await changeOf(ports, database, endpoint, attempted, current))
    database.update(deliveryRef, delivery)
    if (isHeldBy(taken, holder)) database.update(slot, { ...taken, lease: null })
    if (writeChange) writeChange()
    return delivery
  }, signal)
  if (recorded !== 'CHANGES_ENDPOINT') return recorded
  return recordInTurn(ports, held, ending, signal)
}

/**
 * All attempts of an account's first burst would change the account's one document. In turn, most
 * of them find that an attempt before them has made the change.
 */
function recordInTurn(
  ports: Ports,
  held: HeldAttempt,
  { endpoint, ...ending }: Parameters<typeof recordAttempt>[2],
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  const { accountId } = held
  return ports.store.inTurn({ subject: `webhooks of ${accountId}` }, async () => {
    const [account] = await ports.store.getAll(ref(webhooks, accountId))
    const current = account?.endpoints.find(({ id }) => id === endpoint?.id)
    const again = { ...ending, endpoint: current, isInTurn: true }
    return recordAttempt(ports, held, again, signal)
  })
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
 * Returns a function that writes the changed endpoint, or undefined if the endpoint need not
 * change. Costs 1 read if the endpoint is now disabled. The mail about the endpoint counts as one
 * of the owner's daily notices. A mail over the limit is dropped, because owners can have endpoints
 * disabled any number of times.
 */
async function changeOf(
  ports: Ports,
  database: StoreTransaction,
  { id }: Endpoint,
  attempted: Attempted,
  { accountId }: Delivery,
): Promise<(() => void) | undefined> {
  const accountRef = ref(webhooks, accountId)
  const [account] = await database.getAll(accountRef)
  const known = account?.endpoints.find((one) => one.id === id)
  const changed = known && afterAttempt(known, attempted, ports.webhooks)
  if (!account || !changed || changed === known) return undefined
  if (!changed.disabled || known.disabled)
    return () => database.update(accountRef, withEndpoint(account, changed))
  const ownerRef = ref(users, accountId)
  const [owner] = await database.getAll(ownerRef)
  const now = ports.clock.now()
  const counted = owner && countNotice(owner, now)
  const disabled = { ...changed.disabled, isOwnerTold: counted === undefined }
  const next = withEndpoint(account, { ...changed, disabled })
  return () => {
    if (counted) database.update(ownerRef, counted)
    database.update(accountRef, { ...next, noticeAt: counted ? now : account.noticeAt })
  }
}
