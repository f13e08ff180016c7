import { type User, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import {
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
import type { StoredDocument, StoreTransaction } from '../../ports/store.ts'
import { isHeldBy } from '../background/lease.ts'
import { ended, type HeldSlot } from './lease.ts'

/** Only the newest attempts are kept, because owners can start any number of retries. */
const attemptsKept = 20
const gone = 410

/** An attempt that has ended. */
export type Ending = {
  /** The id of the delivery. */
  id: string
  endpoint: Endpoint | undefined
  at: Date
  answer: WebhookAnswer
}

/**
 * Records the results of attempts, and frees the slot after the last of them. Costs a write for
 * each delivery and for the slot if the store remembers the lease. Costs 1 read and 1 write more if
 * endpoints change, and as much again if an endpoint is disabled. Leaves out deliveries that
 * another worker has leased, as then only that worker's attempt counts.
 */
export async function recordAttempts(
  ports: Ports,
  held: HeldSlot,
  endings: readonly Ending[],
  isLast: boolean,
  signal: AbortSignal,
): Promise<readonly StoredDocument<Delivery>[]> {
  const recorded = await recordOnce(ports, held, endings, { isLast, isInTurn: false }, signal)
  if (recorded !== 'CHANGES_ENDPOINT') return recorded
  return recordInTurn(ports, held, endings, isLast, signal)
}

/**
 * All attempts of an account's first burst would change the account's one document. In turn, most
 * of them find that an attempt before them has made the change.
 */
function recordInTurn(
  ports: Ports,
  held: HeldSlot,
  endings: readonly Ending[],
  isLast: boolean,
  signal: AbortSignal,
): Promise<readonly StoredDocument<Delivery>[]> {
  const { accountId } = held
  return ports.store.inTurn({ subject: `webhooks of ${accountId}` }, async () => {
    const [account] = await ports.store.getAll(ref(webhooks, accountId))
    const again = endings.map((ending) => ({
      ...ending,
      endpoint: account?.endpoints.find(({ id }) => id === ending.endpoint?.id),
    }))
    const recorded = await recordOnce(ports, held, again, { isLast, isInTurn: true }, signal)
    if (recorded === 'CHANGES_ENDPOINT') throw new Error('the change was made in turn')
    return recorded
  })
}

function recordOnce(
  ports: Ports,
  { holder, slot, accountId }: HeldSlot,
  endings: readonly Ending[],
  { isLast, isInTurn }: { isLast: boolean; isInTurn: boolean },
  signal: AbortSignal,
): Promise<StoredDocument<Delivery>[] | 'CHANGES_ENDPOINT'> {
  const refs = endings.map(({ id }) => ref(deliveries, id))
  return ports.store.transaction(async (database) => {
    const [taken, ...current] = await database.getAll(slot, ...refs)
    const now = ports.clock.now()
    const ended = endings.flatMap((ending, at): Ended[] => {
      const delivery = current[at]
      if (!isHeldBy(delivery, holder)) return []
      const data = afterAnswer(ending, delivery, now, ports.webhooks.retryScale)
      return [{ ...ending, data, attempted: attemptedBy(data, ending.answer, now) }]
    })
    const changes = ended.filter(
      ({ endpoint, attempted }) =>
        endpoint && afterAttempt(endpoint, attempted, ports.webhooks) !== endpoint,
    )
    if (changes.length > 0 && !isInTurn) return 'CHANGES_ENDPOINT'
    const writeChanges =
      changes.length > 0 ? await changesOf(ports, database, accountId, changes) : undefined
    for (const { id, data } of ended) database.update(ref(deliveries, id), data)
    if (isLast && isHeldBy(taken, holder)) database.update(slot, { ...taken, lease: null })
    writeChanges?.()
    return ended
  }, signal)
}

type Ended = Ending & { data: Delivery; attempted: Attempted }

function attemptedBy({ status, onlyGone }: Delivery, answer: WebhookAnswer, at: Date): Attempted {
  const isExhausted = status === 'EXHAUSTED'
  const succeeded = status === 'DELIVERED'
  const isGone = isExhausted && onlyGone
  return { at, durationMs: answer.durationMs, succeeded, isGone, isExhausted }
}

function afterAnswer(
  { id, at, answer }: Ending,
  delivery: Delivery,
  now: Date,
  scale: number,
): Delivery {
  const attempt = logEntry(at, answer)
  const attempts = [...delivery.attempts, attempt].slice(-attemptsKept)
  const onlyGone = delivery.onlyGone && attempt.status === gone
  const next: Delivery = { ...delivery, attempts, onlyGone, lease: null }
  if (isSuccess(attempt)) return { ...next, ...ended('DELIVERED') }
  const { attemptsMade } = delivery
  const delayMs = retryDelayMs(attemptsMade, {
    seed: `${id}\n${attemptsMade}`,
    retryAfterSeconds: retryAfterSeconds(answer.retryAfter, now),
    scale,
  })
  if (delayMs === undefined) return { ...next, ...ended('EXHAUSTED') }
  const nextAttemptAt = addSeconds(now, delayMs / 1000)
  return { ...next, nextAttemptAt, sweepAt: nextAttemptAt }
}

/** A redirect counts as a failure, because following it could call a forbidden address. */
function isSuccess({ status }: DeliveryAttempt): boolean {
  return Math.floor((status ?? 0) / 100) === 2
}

function logEntry(at: Date, answer: WebhookAnswer): DeliveryAttempt {
  const { durationMs } = answer
  if (answer.kind === 'UNREACHABLE')
    return { at, status: null, error: answer.error, durationMs, response: '' }
  return { at, status: answer.status, error: null, durationMs, response: answer.response }
}

/**
 * Returns a function that writes the changed endpoints, or undefined without the account. Costs
 * 1 read if an endpoint is now disabled. The mail about an endpoint counts as one of the owner's
 * daily notices. A mail over the limit is dropped, because owners can have endpoints disabled any
 * number of times.
 */
async function changesOf(
  ports: Ports,
  database: StoreTransaction,
  accountId: string,
  changes: readonly Ended[],
): Promise<(() => void) | undefined> {
  const accountRef = ref(webhooks, accountId)
  const [account] = await database.getAll(accountRef)
  if (!account) return undefined
  const attemptsOf = Map.groupBy(changes, ({ endpoint }) => endpoint?.id)
  const after = (endpoint: Endpoint) =>
    (attemptsOf.get(endpoint.id) ?? []).reduce(
      (changed, { attempted }) => afterAttempt(changed, attempted, ports.webhooks),
      endpoint,
    )
  const changed = account.endpoints.map((before) => ({ before, next: after(before) }))
  const ownerRef = ref(users, accountId)
  const [owner] = changed.some(newlyDisabled) ? await database.getAll(ownerRef) : []
  const now = ports.clock.now()
  let told: User | undefined
  const endpoints = changed.map((change) => {
    const { next } = change
    const disabled = newlyDisabled(change)
    if (!disabled) return next
    const user = told ?? owner
    const counted = user && countNotice(user, now)
    told = counted ?? told
    return { ...next, disabled: { ...disabled, isOwnerTold: counted === undefined } }
  })
  return () => {
    if (told) database.update(ownerRef, told)
    database.update(accountRef, { ...account, endpoints, noticeAt: told ? now : account.noticeAt })
  }
}

type Change = { before: Endpoint; next: Endpoint }

/** Returns why the change disabled the endpoint, or null if it did not. */
const newlyDisabled = ({ before, next }: Change) => (before.disabled ? null : next.disabled)
