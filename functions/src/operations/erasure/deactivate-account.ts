import { accounts, users } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { erasures } from '../../collections/personal-data.ts'
import { apiKeyPrincipal } from '../../domain/access/enterprise-principal.ts'
import { backgroundTiming } from '../../domain/background-timing.ts'
import { addSeconds } from '../../domain/time.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { endMemberships } from './end-memberships.ts'

const reason = 'The person is being erased.'

/**
 * The end of the days of grace: nobody signs in as the person any more, their keys are worth
 * nothing, workers are back in their own accounts. Their data is deleted when the last token has
 * expired: no call with one then makes a new record of them, and no work under way writes what was
 * just deleted. Can be repeated.
 */
export async function deactivateAccount(
  ports: Ports,
  uid: string,
  context: CallContext,
): Promise<void> {
  await ports.identityRemoval.remove([uid, apiKeyPrincipal(uid)])
  await endMemberships(ports, uid, context)
  const refs = [ref(erasures, uid), ref(users, uid), ref(accounts, uid)] as const
  await ports.store.transaction(async (database) => {
    const [erasure, user, account] = await database.getAll(...refs)
    if (erasure?.status !== 'SCHEDULED') return
    const now = ports.clock.now()
    const sweepAt = addSeconds(now, backgroundTiming.deletePersonalData.firstSweepSeconds)
    database.update(refs[0], { ...erasure, status: 'CLOSED', sweepAt })
    if (user) database.update(refs[1], { ...user, ban: { at: now, permanent: true, reason } })
    if (account) database.update(refs[2], { ...account, banned: true })
  }, context.signal)
}
