import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets } from '../../collections/invitations.ts'
import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import {
  cooldownSeconds,
  normalAddress,
  openBeside,
  pendingInvitation,
} from '../../domain/invitation.ts'
import { chooseLanguage } from '../../domain/language.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import type { InvitationDeps } from './deps.ts'
import { invitationMail } from './mail.ts'
import { invitationManager } from './manager.ts'
import { type InvitationRefs, invitationRefs } from './refs.ts'

type Invite = { id: string; accountId: string; email: string; passwordDigest: string }

/**
 * `POST /v1/invitations/invite`: 4 reads and at most 3 writes, then the mail. The address's pending invitation gets the new
 * password and all its tries again. Throws ALREADY_EXISTS for a worker of the account, TOO_MANY_REQUESTS within the
 * cool-down, LIMIT_REACHED, and `Unavailable` where the mail server does not take the mail: that has no cool-down.
 */
export function invite(deps: InvitationDeps): Handler<'invitations.invite'> {
  return async (call) => {
    const { accountId, language } = invitationManager(call.caller)
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
        invitationMail({ to: email, accountName, invitationId: id, password }, asked),
      )
    } catch (error) {
      await allowAnotherMail(deps, refs, passwordDigest, call.signal)
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
  const others = openBeside(set, id, now)
  requireRoom(known, others.length, now)
  const invitation = pendingInvitation(known, parts, now)
  if (known) database.update(refs.invitation, invitation)
  else database.create(refs.invitation, invitation)
  if (tries) database.remove(refs.tries)
  const entries = [...others, { id, validUntil: invitation.validUntil }]
  if (set) database.update(setRef, { entries })
  else database.create(setRef, { entries })
  return { invitation, accountName: account.name }
}

function requireRoom(known: Invitation | undefined, others: number, now: Date): void {
  if (known?.status === 'redeemed')
    throw problem('ALREADY_EXISTS', 'This address belongs to a worker of the account already.')
  const wait = cooldownSeconds(known, now)
  if (wait > 0)
    throw problem('TOO_MANY_REQUESTS', {
      detail: 'This address was sent an invitation less than a minute ago.',
      retryAfterSeconds: wait,
    })
  const { openPerAccountMax } = limits.invitation
  if (others >= openPerAccountMax)
    throw problem('LIMIT_REACHED', `At most ${openPerAccountMax} invitations may be open.`)
}

/** A password that nobody was sent must not hold up the next one. */
async function allowAnotherMail(
  { store }: InvitationDeps,
  refs: InvitationRefs,
  passwordDigest: string,
  signal: AbortSignal,
): Promise<void> {
  await store.transaction(async (database) => {
    const [current] = await database.getAll(refs.invitation)
    if (current?.status !== 'pending' || current.passwordDigest !== passwordDigest) return
    database.update(refs.invitation, { ...current, sentAt: null })
  }, signal)
}
