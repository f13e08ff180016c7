import type { z } from 'zod'
import type { Invitation } from '../../collections/invitations.ts'
import type { oneTimePasswordBody } from '../../contract/schemas/invitation.ts'
import { sameHash } from '../../domain/access/api-key.ts'
import { isRedeemable, nextTry } from '../../domain/access/invitation.ts'
import { problem } from '../../domain/problem.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { type InvitationRefs, invitationRefs } from './refs.ts'

export type Opened = { refs: InvitationRefs; invitation: Invitation }

/** What a password is compared with where there is none; no digest is all zeros. */
const noDigest = '0'.repeat(64)

/**
 * Whether this is the password of that invitation. The try is counted and committed before the
 * comparison, so that any number of calls at once compare at most five; whoever knows the password
 * gives the try back (`giveTryBack`). Every failure throws the same INVITATION_INVALID after one
 * HMAC, 2 reads and, while tries are left, one commit.
 */
export async function checkPassword(
  ports: Ports,
  input: z.output<typeof oneTimePasswordBody>,
  signal: AbortSignal,
): Promise<Opened> {
  const refs = invitationRefs(input.invitationId)
  const digest = ports.oneTimePasswords.digest(input.invitationId, input.otp)
  const tried = await ports.store.transaction(
    (database) => takeTry(database, refs, ports.clock.now()),
    signal,
  )
  const isRight = tried.granted && sameHash(digest, tried.invitation?.passwordDigest ?? noDigest)
  if (!isRight || !tried.invitation || !isRedeemable(tried.invitation, ports.clock.now()))
    throw problem('INVITATION_INVALID')
  return { refs, invitation: tried.invitation }
}

async function takeTry(
  database: StoreTransaction,
  { invitation: invitationRef, tries: triesRef }: InvitationRefs,
  now: Date,
): Promise<{ granted: boolean; invitation: Invitation | undefined }> {
  const [invitation, tries] = await database.getAll(invitationRef, triesRef)
  const next = nextTry(tries, now)
  if (!next) return { granted: false, invitation }
  database.put(triesRef, tries, next)
  return { granted: true, invitation }
}

/** A right password uses up no try: an app may verify it each time it opens. */
export async function giveTryBack(
  database: StoreTransaction,
  { tries: triesRef }: InvitationRefs,
): Promise<() => void> {
  const [tries] = await database.getAll(triesRef)
  return () => {
    if (!tries) return
    if (tries.count > 1) database.update(triesRef, { ...tries, count: tries.count - 1 })
    else database.remove(triesRef)
  }
}
