import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import {
  type Invitation,
  invitationSets,
  type OpenInvitations,
} from '../../collections/invitations.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import {
  nextMailAt,
  normalAddress,
  pendingInvitation,
  withoutOpen,
} from '../../domain/access/invitation.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'
import { problem } from '../../domain/problem.ts'
import { secondsUntil } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import type { InvitationDeps } from './deps.ts'
import { invitationMail } from './mail.ts'
import { type InvitationRefs, invitationRefs } from './refs.ts'

type Invite = { id: string; accountId: string; email: string; passwordDigest: string }

/**
 * `POST /v1/invitations/invite`: 4 reads and at most 3 writes, then the mail. The address's pending
 * invitation gets the new password and all its tries again. Throws ALREADY_EXISTS for a worker of
 * the account, TOO_MANY_REQUESTS within the cool-down, LIMIT_REACHED, and `Unavailable` where the
 * mail server does not take the mail: that has no cool-down.
 */
export function invite(deps: InvitationDeps): Handler<'invitations.invite'> {
  return async (call) => {
    const { accountId, language } = knownCaller(call.caller)
    const { email } = call.input
    const id = deps.oneTimePasswords.invitationId(accountId, normalAddress(email))
    const password = deps.oneTimePasswords.create()
    const passwordDigest = deps.oneTimePasswords.digest(id, password)
    const refs = invitationRefs(id)
    const { invitation, accountName } = await deps.store.transaction(
      (database) =>
        enter(database, refs, { id, accountId, email, passwordDigest }, deps.clock.now()),
      call.signal,
    )
    const asked = chooseLanguage(call.input.language, language, call.acceptLanguage)
    try {
      await deps.mailer.send(
        invitationMail(deps, { to: email, accountName, invitationId: id, password }, asked),
      )
    } catch (error) {
      await allowAnotherMail(deps, accountId, id, call.signal)
      throw error
    }
    const expiresAt = invitation.validUntil.toISOString()
    return { status: 200, body: { invitationId: id, email, status: 'pending', expiresAt } }
  }
}

async function enter(
  database: StoreTransaction,
  refs: InvitationRefs,
  { id, ...parts }: Invite,
  now: Date,
): Promise<{ invitation: Invitation; accountName: string }> {
  const setRef = ref(invitationSets, parts.accountId)
  const accountRef = ref(accounts, parts.accountId)
  const [known, tries, set, account] = await database.getAll(
    refs.invitation,
    refs.tries,
    setRef,
    accountRef,
  )
  if (!account) throw problem('UNAUTHENTICATED')
  const others = withoutOpen(set, id, now)
  requireRoom(known, others, id, now)
  const invitation = pendingInvitation(known, parts, now)
  database.put(refs.invitation, known, invitation)
  if (tries) database.remove(refs.tries)
  const next: OpenInvitations = {
    entries: [...others.entries, { id, validUntil: invitation.validUntil }],
    recent: [...others.recent, { id, sentAt: now }],
  }
  database.put(setRef, set, next)
  return { invitation, accountName: account.name }
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

/** A password that nobody was sent must not hold up the next one. */
async function allowAnotherMail(
  { store }: InvitationDeps,
  accountId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const setRef = ref(invitationSets, accountId)
  await store.transaction(async (database) => {
    const [set] = await database.getAll(setRef)
    if (!set) return
    const recent = set.recent.filter((mail) => mail.id !== id)
    database.update(setRef, { ...set, recent })
  }, signal)
}
