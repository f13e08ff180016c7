import { users } from '../../../src/collections/accounts.ts'
import { transactions } from '../../../src/collections/transactions.ts'
import { photoOf } from '../../../src/domain/analyses/storage-path.ts'
import { freeDaily, limitOf } from '../../../src/domain/quota/quota.ts'
import type { Scene } from '../people.ts'
import { quota as limits } from '../ports.ts'
import { all } from './all.ts'
import type { Watch } from './watch.ts'

/** At most one successful inference for each account, operation and key. */
export function checkInferences(_world: Scene, { completions }: Watch): string[] {
  return [...completions]
    .filter(([, count]) => count > 1)
    .map(([path, count]) => `${path} was completed ${count} times`)
}

/** The used units are the charged starts without the refunded ones, and within the limits. */
export function checkCharges(scene: Scene): string[] {
  const charges = [...all(scene, transactions).values()].map(({ charge }) => charge)
  return [...all(scene, users)].flatMap(([uid, { quota }]) => {
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

const link = /https:\/\/photos\.test\/([^"?]+)/g

/** No photo is served to another account, and no stored photo ever changes its bytes. */
export function checkPhotos(scene: Scene, { moves, ownersOf }: Watch): string[] {
  const { shared, asked } = scene
  const changed = shared.outside.overwritten.filter((path) => path.startsWith('optimized/'))
  const served = asked.flatMap(({ by, request, answer }) => {
    if (answer.kind !== 'ANSWERED' || request.id.startsWith('admin.')) return []
    const mine = new Set([by.uid, ...(moves.get(by.uid) ?? []).map(({ accountId }) => accountId)])
    return [...JSON.stringify(answer.body ?? null).matchAll(link)]
      .map(([, path = '']) => photoOf(path))
      .filter((path) => ![...(ownersOf.get(path) ?? [])].some((owner) => mine.has(owner)))
      .map((path) => `${by.uid} got the photo ${path}`)
  })
  return [...changed.map((path) => `${path} was overwritten`), ...served]
}
