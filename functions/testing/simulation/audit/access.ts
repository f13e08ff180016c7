import type { Identity } from '../../../src/ports/callers.ts'
import type { Asked } from '../people.ts'
import { textIn } from '../people.ts'
import { accountOf, type Evidence } from './evidence.ts'

/** How long after a ban or a revocation somebody may still be served. */
const servedForMs = 10_000
/** How late a commit may be applied whose answer was lost. */
const lateMs = 10_000

const isServed = ({ answer }: Asked) => answer.kind === 'ANSWERED'
const identityOf = (evidence: Evidence, { request }: Asked): Identity | undefined =>
  request.as.bearer === undefined ? undefined : evidence.identityOf(request.as.bearer)

/** Whether a call used a person's own token, a key of the person's account, or a worker's token. */
function isOf(evidence: Evidence, asked: Asked, uid: string): boolean {
  const { by, request } = asked
  if (request.as.apiKey !== undefined) return by.uid === uid
  const identity = identityOf(evidence, asked)
  if (identity?.uid === uid || identity?.uid === `ent:${uid}`) return true
  // A worker may leave the account of a banned owner.
  const isWorker = identity?.uid === by.uid && request.id !== 'invitations.remove'
  return isWorker && accountOf(evidence, asked) === uid
}

/** Nobody is served later than 10 s after a ban or a revocation returned. */
export function checkAccess(evidence: Evidence): string[] {
  return [...afterBans(evidence), ...afterRevocations(evidence)]
}

const bans = ['admin.ban', 'admin.banPermanently']
const banned = ({ request }: Asked) => String(request.params?.['uid'] ?? request.body?.['uid'])

function afterBans(evidence: Evidence): string[] {
  const { asked } = evidence
  return asked
    .filter((ban) => bans.includes(ban.request.id) && isServed(ban))
    .flatMap((ban) => {
      const uid = banned(ban)
      const unbans = asked.filter(
        (other) =>
          other.request.id === 'admin.unban' &&
          banned(other) === uid &&
          other.answeredAt + lateMs >= ban.sentAt,
      )
      const until = Math.min(...unbans.map(({ sentAt }) => sentAt))
      return asked
        .filter((call) => isServed(call) && isCredentialed(call) && isOf(evidence, call, uid))
        .filter(
          ({ sentAt, answeredAt }) => sentAt > ban.answeredAt + servedForMs && answeredAt < until,
        )
        .map((call) => `${uid} was served ${call.request.id} after a ban`)
    })
}

const isCredentialed = ({ request }: Asked) =>
  request.id !== 'apiKeys.exchange' && request.id !== 'invitations.verify'

/** When each API key must have stopped to work, by its id. */
function endsOfKeys({ asked }: Evidence): Map<string, number> {
  const ends = new Map<string, number>()
  for (const call of asked) {
    const { request, answer, answeredAt } = call
    const id = request.params?.['id']
    if (!isServed(call) || id === undefined) continue
    if (request.id === 'apiKeys.revoke')
      ends.set(id, Math.min(ends.get(id) ?? Infinity, answeredAt))
    if (request.id !== 'apiKeys.rotate' || textIn(answer, 'id') === id) continue
    const graceMs = Number(request.body?.['gracePeriodSeconds']) * 1000
    ends.set(id, Math.min(ends.get(id) ?? Infinity, answeredAt + graceMs))
  }
  return ends
}

function afterRevocations(evidence: Evidence): string[] {
  const ends = endsOfKeys(evidence)
  return evidence.asked.filter(isServed).flatMap((call) => {
    const { by, request, sentAt } = call
    const token = request.as.apiKey ?? request.headers?.['x-enterprise-token']
    const byToken = [...by.apiKeys].find(([, raw]) => raw === token)?.[0]
    const id = byToken ?? identityOf(evidence, call)?.apiKeyId ?? undefined
    const end = id === undefined ? undefined : ends.get(id)
    if (end === undefined || sentAt <= end + servedForMs) return []
    return [`${by.uid} was served ${request.id} with the revoked key ${id}`]
  })
}

/** The same key with another body never gets 2xx. */
export function checkKeys(evidence: Evidence): string[] {
  const bodies = new Map<string, Set<string>>()
  for (const call of evidence.asked) {
    const { request, answer } = call
    const accountId = accountOf(evidence, call)
    if (request.key === undefined || answer.kind !== 'ANSWERED' || !accountId) continue
    // A repeat that came while the start was not yet refused got 202.
    if (evidence.watch.withdrawn.has(textIn(answer, 'transactionId') ?? '')) continue
    const slot = `${accountId} ${request.id} ${request.key}`
    const body = JSON.stringify([request.params, request.body])
    bodies.set(slot, (bodies.get(slot) ?? new Set()).add(body))
  }
  return [...bodies]
    .filter(([, all]) => all.size > 1)
    .map(([slot]) => `two bodies under one key were both accepted: ${slot}`)
}

/** At most 5 comparisons for each one-time password: the right one fails after five wrong ones. */
export function checkPasswords({ asked, mailedAt: mails }: Evidence): string[] {
  const entered = asked.filter(({ request }) => /^invitations\.(verify|redeem)$/.test(request.id))
  return entered.filter(isServed).flatMap((right) => {
    const { invitationId, otp } = right.request.body ?? {}
    const mailedAt = mails.get(`${String(invitationId)} ${String(otp)}`)
    const wrong = entered.filter(
      ({ request, answer, sentAt, answeredAt }) =>
        request.body?.['invitationId'] === invitationId &&
        request.body?.['otp'] !== otp &&
        answer.kind === 'REFUSED' &&
        answer.code === 'INVITATION_INVALID' &&
        sentAt > (mailedAt ?? Number.POSITIVE_INFINITY) &&
        answeredAt < right.sentAt,
    )
    return wrong.length < 5
      ? []
      : [`${String(invitationId)} took the password after ${wrong.length}`]
  })
}
