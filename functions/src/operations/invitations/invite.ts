import { type Account, accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import type { Invitation, OpenInvitations } from '../../collections/invitations.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import {
  nextMailAt,
  normalAddress,
  pendingInvitation,
  withoutOpen,
} from '../../domain/access/invitation.ts'
import { mailRefusal, withMail } from '../../domain/access/invitation-mails.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'
import { problem } from '../../domain/problem.ts'
import { endOfDay } from '../../domain/quota/quota.ts'
import { secondsUntil } from '../../domain/time.ts'
import { MailRefused } from '../../ports/mailer.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import type { InvitationDeps } from './deps.ts'
import { invitationMail } from './mail.ts'
import { type MailedRefs, mailedRefs, takeMailBack } from './mail-counts.ts'
import { invitationRefs } from './refs.ts'

type Invite = { id: string; accountId: string; email: string; passwordDigest: string }
type Entered = { invitation: Invitation; account: Account }

/**
 * `POST /v1/invitations/invite`: 5 reads and at most 4 writes, then the mail. The address's pending
 * invitation gets the new password and all its tries again. Throws ALREADY_EXISTS for a worker of
 * the account, TOO_MANY_REQUESTS within the cool-down and beyond the mails of a day, LIMIT_REACHED,
 * and `Unavailable` where the mail server does not take the mail. Only where none was reached has
 * that no cool-down and counts for nothing.
 */
export function invite(deps: InvitationDeps): Handler<'invitations.invite'> {
  return async (call) => {
    const { accountId, language } = knownCaller(call.caller)
    const { email } = call.input
    const id = deps.oneTimePasswords.invitationId(accountId, normalAddress(email))
    const password = deps.oneTimePasswords.create()
    const passwordDigest = deps.oneTimePasswords.digest(id, password)
    const refs = mailedRefs(deps, { accountId, email })
    const { invitation, account } = await deps.store.transaction(
      (database) =>
        enter(database, refs, { id, accountId, email, passwordDigest }, deps.clock.now()),
      call.signal,
    )
    const asked = chooseLanguage(call.input.language, language, call.acceptLanguage)
    try {
      await deps.mailer.send(
        invitationMail(
          deps,
          { to: email, accountName: account.name, invitationId: id, password },
          asked,
        ),
      )
    } catch (error) {
      if (!(error instanceof MailRefused))
        await takeMailBack(deps, refs, { id, account }, call.signal)
      throw error
    }
    const expiresAt = invitation.validUntil.toISOString()
    return { status: 200, body: { invitationId: id, email, status: 'pending', expiresAt } }
  }
}

async function enter(
  database: StoreTransaction,
  refs: MailedRefs,
  { id, ...parts }: Invite,
  now: Date,
): Promise<Entered> {
  const { invitation: invitationRef, tries: triesRef } = invitationRefs(id)
  const [known, tries, set, account, toAddress] = await database.getAll(
    invitationRef,
    triesRef,
    refs.set,
    ref(accounts, parts.accountId),
    refs.toAddress,
  )
  if (!account) throw problem('UNAUTHENTICATED')
  const others = withoutOpen(set, id, now)
  requireRoom(known, others, id, now)
  const counts = { mailed: set?.mailed, toAddress }
  requireMail(mailRefusal(account.type, counts, id, now), now)
  const invitation = pendingInvitation(known, parts, now)
  database.put(invitationRef, known, invitation)
  if (tries) database.remove(triesRef)
  const counted = withMail(counts, id, now)
  const next: OpenInvitations = {
    entries: [...others.entries, { id, validUntil: invitation.validUntil }],
    recent: [...others.recent, { id, sentAt: now }],
    mailed: counted.mailed,
  }
  database.put(refs.set, set, next)
  if (account.type === 'personal') database.put(refs.toAddress, toAddress, counted.toAddress)
  return { invitation, account }
}

function requireMail(refusal: string | undefined, now: Date): void {
  if (refusal === undefined) return
  const retryAfterSeconds = secondsUntil(endOfDay(now), now)
  throw problem('TOO_MANY_REQUESTS', { detail: refusal, retryAfterSeconds })
}

function requireRoom(
  known: Invitation | undefined,
  others: OpenInvitations,
  id: string,
  now: Date,
): void {
  if (known?.status === 'redeemed')
    throw problem('ALREADY_EXISTS', 'This address belongs to a worker of the account already.')
  const mailAt = nextMailAt(others.recent, id, now)
  if (mailAt > now)
    throw problem('TOO_MANY_REQUESTS', {
      detail: 'An invitation was mailed less than a minute ago.',
      retryAfterSeconds: secondsUntil(mailAt, now),
    })
  const { openPerAccountMax } = limits.invitation
  if (others.entries.length >= openPerAccountMax)
    throw problem('LIMIT_REACHED', `At most ${openPerAccountMax} invitations may be open.`)
}
