import { users } from '../../../src/collections/accounts.ts'
import { transactions } from '../../../src/collections/transactions.ts'
import { photoOf } from '../../../src/domain/analyses/storage-path.ts'
import { freeDaily, limitOf } from '../../../src/domain/quota/quota.ts'
import { all, type Evidence } from './evidence.ts'

/**
 * At most one successful inference for each account, operation and key, and each call does what it
 * does once, even if the answer of its commit is lost.
 */
export function checkInferences(evidence: Evidence): string[] {
  const { watch } = evidence
  const completed = [...watch.completions]
    .filter(([, count]) => count > 1)
    .map(([path, count]) => `${path} was completed ${count} times`)
  return [...completed, ...watch.together, ...wronglyRefused(evidence)]
}

/** Calls that were refused because of what they had done themselves. */
function wronglyRefused({ asked, watch }: Evidence): string[] {
  return asked.flatMap(({ by, request, answer }) => {
    if (answer.kind !== 'REFUSED' || !/NOT_FOUND|EXISTS|CONFLICT/.test(answer.code)) return []
    const { created = [], removed = [] } = watch.effects.get(answer.requestId) ?? {}
    // A password's attempt is counted and then given back, and a start without a photo is undone.
    const done = [...created, ...removed].filter(
      (path) => !created.includes(path) || !removed.includes(path),
    )
    if (done.length === 0) return []
    return [`${by.uid} got ${answer.code} for ${request.id}, which did ${done}`]
  })
}

/** The used units are the charged starts without the refunded ones, and within the limits. */
export function checkCharges(evidence: Evidence): string[] {
  const { quota: limits } = evidence
  const stored = [...all(evidence, transactions).values()].map(({ charge }) => charge)
  const charges = [...stored, ...evidence.watch.spent]
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
  const { asked, overwritten, photoLink, watch } = evidence
  const changed = overwritten.filter((path) => path.startsWith('optimized/'))
  const served = asked.flatMap(({ by, request, answer }) => {
    if (answer.kind !== 'ANSWERED' || request.id.startsWith('admin.')) return []
    const mine = new Set([
      by.uid,
      ...(watch.moves.get(by.uid) ?? []).map(({ accountId }) => accountId),
    ])
    return [...JSON.stringify(answer.body ?? null).matchAll(photoLink)]
      .map(([, path = '']) => photoOf(decodeURIComponent(path)))
      .filter((path) => ![...(watch.ownersOf.get(path) ?? [])].some((owner) => mine.has(owner)))
      .map((path) => `${by.uid} got the photo ${path}`)
  })
  return [...changed.map((path) => `${path} was overwritten`), ...served, ...afterBlocks(evidence)]
}

/** Withheld photos that somebody got who is no moderator. */
function afterBlocks({ asked, watch, photoLink }: Evidence): string[] {
  return asked.flatMap(({ by, request, sentAt, answeredAt, answer }) => {
    if (!/^analyses\.(read|readImage)$/.test(request.id) || answer.kind !== 'ANSWERED') return []
    const spans = watch.withheld.get(String(request.params?.['id'])) ?? []
    const isWithheld = spans.some(({ from, until }) => from < sentAt && answeredAt < until)
    const [link] = JSON.stringify(answer.body ?? null).match(photoLink) ?? []
    return isWithheld && link ? [`${by.uid} got the withheld photo ${link}`] : []
  })
}
