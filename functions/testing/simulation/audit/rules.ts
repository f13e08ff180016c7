import { accounts, users } from '../../../src/collections/accounts.ts'
import type { Collection } from '../../../src/collections/collection.ts'
import { transactions } from '../../../src/collections/transactions.ts'
import { photoOf } from '../../../src/domain/analyses/storage-path.ts'
import { freeDaily, limitOf } from '../../../src/domain/quota/quota.ts'
import type { World } from '../people.ts'
import { quota as limits } from '../ports.ts'
import type { Watch } from './watch.ts'

/** All documents of a collection as the service reads them, by id. */
export function all<T>({ shared }: World, { name, schema }: Collection<T>): Map<string, T> {
  const kept = [...shared.database.table.kept(name)]
  return new Map(kept.map(([id, data]) => [id, schema.parse(data)]))
}

/** At most one successful inference for each account, operation and key. */
export function checkInferences(_world: World, { completions }: Watch): string[] {
  return [...completions]
    .filter(([, count]) => count > 1)
    .map(([path, count]) => `${path} was completed ${count} times`)
}

/** The used units are the charged starts without the refunded ones, and within the limits. */
export function checkCharges(world: World): string[] {
  const charges = [...all(world, transactions).values()].map(({ charge }) => charge)
  return [...all(world, users)].flatMap(([uid, { quota }]) => {
    const { day, resets, used, uncharged } = quota
    const own = charges.filter(
      (charge) => charge.subject === uid && charge.day === day && charge.resets === resets,
    )
    const charged = own.filter(({ state }) => state === 'CHARGED').length
    const plan = all(world, accounts).get(uid)?.type
    const limit = limitOf({ subject: uid, plan }, limits)
    return [
      ...(used === charged ? [] : [`${uid} has used ${used} units, but ${charged} are charged`]),
      ...(used <= limit ? [] : [`${uid} has used ${used} of ${limit} units`]),
      ...(uncharged <= freeDaily(limit) ? [] : [`${uid} got ${uncharged} free answers`]),
    ]
  })
}

const link = /https:\/\/photos\.test\/([^"?]+)/g

/** No photo is served to another account, and no stored photo ever changes its bytes. */
export function checkPhotos(world: World, { accountsOf, ownersOf }: Watch): string[] {
  const { shared, asked } = world
  const changed = shared.outside.overwritten.filter((path) => path.startsWith('optimized/'))
  const served = asked.flatMap(({ by, request, answer }) => {
    if (answer.kind !== 'ANSWERED' || request.id.startsWith('admin.')) return []
    const mine = new Set([by.uid, ...(accountsOf.get(by.uid) ?? [])])
    return [...JSON.stringify(answer.body ?? null).matchAll(link)]
      .map(([, path = '']) => photoOf(path))
      .filter((path) => ![...(ownersOf.get(path) ?? [])].some((owner) => mine.has(owner)))
      .map((path) => `${by.uid} got the photo ${path}`)
  })
  return [...changed.map((path) => `${path} was overwritten`), ...served]
}
