import { ref } from '../../collections/collection.ts'
import { invitations } from '../../collections/invitations.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { endInvitation } from '../invitations/end-membership.ts'

const pageSize = 100

/** Ends the memberships of the person's workers, and where the person is a worker. */
export async function endMemberships(
  { store, clock }: Ports,
  uid: string,
  { signal }: CallContext,
): Promise<void> {
  for (const field of ['accountId', 'redeemedBy']) {
    for (;;) {
      const documents = await store.query(invitations, {
        where: [{ field, operator: '==', value: uid }],
        orderBy: { field, direction: 'ascending' },
        limit: pageSize,
      })
      for (const { id } of documents)
        await store.transaction(async (database) => {
          const [current] = await database.getAll(ref(invitations, id))
          if (current) await endInvitation(database, id, current, clock.now())
        }, signal)
      if (documents.length < pageSize) break
    }
  }
}
