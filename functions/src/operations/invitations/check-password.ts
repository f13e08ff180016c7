import type { z } from 'zod'
import type { Invitation, InvitationTries } from '../../collections/invitations.ts'
import type { oneTimePasswordBody } from '../../contract/schemas/invitation.ts'
import { sameHash } from '../../domain/access/api-key.ts'
import { isRedeemable, nextTry } from '../../domain/access/invitation.ts'
import { problem } from '../../domain/problem.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { type InvitationRefs, invitationRefs } from './refs.ts'

export type Opened = { refs: InvitationRefs; invitation: Invitation }

/**
 * Counts an attempt before the comparison, so that simultaneous calls compare at most five
 * passwords. Call `giveTryBack` after the right password. Every failure throws INVITATION_INVALID.
 * A failure costs one HMAC, and 2 reads with a commit or 3 reads. An unknown invitation writes
 * nothing, because strangers could otherwise fill the database.
 */
export async function checkPassword(
  ports: Ports,
  input: z.output<typeof oneTimePasswordBody>,
  signal: AbortSignal,
): Promise<Opened> {
  const refs = invitationRefs(input.invitationId)
  const digest = ports.oneTimePasswords.digest(input.invitationId, input.otp)
  const invitation = await ports.store.transaction(async (database) => {
    const [found, tries] = await database.getAll(refs.invitation, refs.tries)
    const next = found && nextTry(tries, ports.clock.now())
    if (next) database.put(refs.tries, tries, next)
    return next && found
  }, signal)
  // Takes the commit's round trip, so that the time does not tell whether the invitation exists.
  if (!invitation) await ports.store.getAll(refs.tries)
  const isRight = invitation && sameHash(digest, invitation.passwordDigest)
  if (!isRight || !isRedeemable(invitation, ports.clock.now())) throw problem('INVITATION_INVALID')
  return { refs, invitation }
}

/** The right password uses up no attempt, because an app may verify the password at each start. */
export function giveTryBack(
  database: StoreTransaction,
  { tries: triesRef }: InvitationRefs,
  tries: InvitationTries | undefined,
): void {
  if (!tries) return
  if (tries.count > 1) database.update(triesRef, { ...tries, count: tries.count - 1 })
  else database.remove(triesRef)
}
