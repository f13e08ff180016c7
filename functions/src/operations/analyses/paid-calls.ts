import { users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { providerCallCounts } from '../../collections/provider.ts'
import { limits } from '../../contract/limits.ts'
import { isApiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { dayOf, limitOf, type QuotaHolder, withPaidCall } from '../../domain/quota/quota.ts'
import { addDays } from '../../domain/time.ts'
import type { PlantModel } from '../../ports/plant-model.ts'
import type { Ports } from '../../ports/ports.ts'

/** The paid calls of a day that this process has reserved but has not made yet. */
type Share = { day: string; left: number; usedUp: boolean }

/** Enterprises may make all paid calls of a day, but users may make only a part of these calls. */
type Taker = 'user' | 'enterprise'

/** A process has one model. */
const shares = {
  user: new WeakMap<PlantModel, Share>(),
  enterprise: new WeakMap<PlantModel, Share>(),
}

/** One write reserves 20 calls, because the shared document takes about one write per second. */
const shareCallsMax = 20
/** Reserves at most 1 % of the day's calls, because a process that ends loses its unused calls. */
const shareOfDay = 0.01
const daysKept = 3

/**
 * Counts a paid call for the subject and the deployment. Returns false if the subject or the
 * deployment has no call left today. Never refunds a call, because a failed call may cost as much
 * as a successful call. Costs 1 read and 1 write. Every 20th call costs 2 reads and 2 writes.
 */
export async function takePaidCall(
  ports: Ports,
  holder: QuotaHolder,
  signal: AbortSignal,
): Promise<boolean> {
  const { paidCallsDailyMax } = ports.model
  if (paidCallsDailyMax === undefined) return true
  if (!(await takeFromSubject(ports, holder, signal))) return false
  // Accounts are free, so anybody could use up all calls with many accounts.
  const taker = isApiKeyPrincipal(holder.subject) ? 'enterprise' : 'user'
  const reserved = Math.floor(paidCallsDailyMax * limits.quota.paidCallsEnterpriseShare)
  const max = taker === 'user' ? paidCallsDailyMax - reserved : paidCallsDailyMax
  return takeFromDeployment(ports, taker, max, signal)
}

function takeFromSubject({ store, clock, rules }: Ports, holder: QuotaHolder, signal: AbortSignal) {
  const userRef = ref(users, holder.subject)
  return store.transaction(async (database) => {
    const [user] = await database.getAll(userRef)
    if (!user) return false
    const quota = withPaidCall(user.quota, limitOf(holder, rules.quota), clock.now())
    if (quota) database.update(userRef, { ...user, quota })
    return quota !== undefined
  }, signal)
}

async function takeFromDeployment(
  ports: Ports,
  taker: Taker,
  dailyMax: number,
  signal: AbortSignal,
): Promise<boolean> {
  const { model, clock } = ports
  const share = shareOf(model, taker, dayOf(clock.now()))
  if (share.left === 0 && !share.usedUp) {
    const taken = await takeShare(ports, share.day, dailyMax, signal)
    share.left += taken
    share.usedUp = taken === 0
  }
  if (share.left === 0) return false
  share.left -= 1
  return true
}

function shareOf(model: PlantModel, taker: Taker, day: string): Share {
  const known = shares[taker].get(model)
  if (known?.day === day) return known
  const share = { day, left: 0, usedUp: false }
  shares[taker].set(model, share)
  return share
}

function takeShare({ store, clock }: Ports, day: string, dailyMax: number, signal: AbortSignal) {
  const countRef = ref(providerCallCounts, day)
  const wanted = Math.min(shareCallsMax, Math.ceil(dailyMax * shareOfDay))
  return store.transaction(async (database) => {
    const [known] = await database.getAll(countRef)
    const calls = known?.calls ?? 0
    const taken = Math.max(0, Math.min(wanted, dailyMax - calls))
    const expiresAt = known?.expiresAt ?? addDays(clock.now(), daysKept)
    if (taken > 0) database.put(countRef, known, { calls: calls + taken, expiresAt })
    return taken
  }, signal)
}
