import { users } from '../../../src/collections/accounts.ts'
import { transactions } from '../../../src/collections/transactions.ts'
import { photoOf } from '../../../src/domain/analyses/storage-path.ts'
import { freeDaily, limitOf } from '../../../src/domain/quota/quota.ts'
import { all, type Evidence, movesOf } from './evidence.ts'

/** At most one successful inference for each account, operation and key. */
export function checkInferences({ watch }: Evidence): string[] {
  return [...(watch?.completions ?? [])]
    .filter(([, count]) => count > 1)
    .map(([path, count]) => `${path} was completed ${count} times`)
}

/** The used units are the charged starts without the refunded ones, and within the limits. */
export function checkCharges(evidence: Evidence): string[] {
  const { quota: limits } = evidence
  const charges = [...all(evidence, transactions).values()].map(({ charge }) => charge)
  return [...all(evidence, users)].flatMap(([uid, { quota }]) => {
    const { day, resets, used, uncharged } = quota
    const own = charges.filter(
      (charge) => charge.subject === uid && charge.day === day && charge.resets === resets,
    )
    const charged = own.filter(({ state }) => state === 'CHARGED').length
    // A worker has the limit of the account in which the unit was charged.
    const plans = own.map(({ plan }) => limitOf({ subject: uid, plan }, limits))
    const limit = Math.max(limitOf({ subject: uid }, limits), ...plans)
    return [
      ...(used === charged ? [] : [`${uid} has used ${used} units, but ${charged} are charged`]),
      ...(used <= limit ? [] : [`${uid} has used ${used} of ${limit} units`]),
      ...(uncharged <= freeDaily(limit) ? [] : [`${uid} got ${uncharged} free answers`]),
    ]
  })
}

/** No photo is served to another account, and no stored photo ever changes its bytes. */
export function checkPhotos(evidence: Evidence): string[] {
  const { asked, overwritten, photoLink } = evidence
  const ownersOf = evidence.watch?.ownersOf ?? ownersIn(evidence)
  const changed = overwritten.filter((path) => path.startsWith('optimized/'))
  const served = asked.flatMap(({ by, request, answer }) => {
    if (answer.kind !== 'ANSWERED' || request.id.startsWith('admin.')) return []
    const mine = new Set([by.uid, ...movesOf(evidence, by.uid).map(({ accountId }) => accountId)])
    return [...JSON.stringify(answer.body ?? null).matchAll(photoLink)]
      .map(([, path = '']) => photoOf(path))
      .filter((path) => ![...(ownersOf.get(path) ?? [])].some((owner) => mine.has(owner)))
      .map((path) => `${by.uid} got the photo ${path}`)
  })
  return [...changed.map((path) => `${path} was overwritten`), ...served]
}

function ownersIn(evidence: Evidence): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  for (const { storagePath, accountId } of all(evidence, transactions).values())
    if (storagePath) owners.set(storagePath, (owners.get(storagePath) ?? new Set()).add(accountId))
  return owners
}
