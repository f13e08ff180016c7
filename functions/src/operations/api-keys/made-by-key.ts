import type { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets, invitations } from '../../collections/invitations.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { madeByKey } from '../../contract/schemas/api-key.ts'
import type { Store, StoredDocument, StoreTransaction } from '../../ports/store.ts'
import { invitationRefs } from '../invitations/refs.ts'

/**
 * Reads the open invitations that a key created, and returns a function that withdraws them. Costs
 * 1 read, and 2 more for each open invitation of the account.
 */
export async function openInvitationsOf(
  database: StoreTransaction,
  accountId: string,
  lineId: string,
): Promise<() => void> {
  const setRef = ref(invitationSets, accountId)
  const [set] = await database.getAll(setRef)
  const refs = (set?.entries ?? []).map(({ id }) => invitationRefs(id))
  if (!set || refs.length === 0) return () => undefined
  const found = await database.getAll(...refs.map(({ invitation }) => invitation))
  const tries = await database.getAll(...refs.map((each) => each.tries))
  const own = refs.flatMap((each, at) =>
    found[at]?.createdByApiKeyId === lineId ? [{ ...each, hasTries: tries[at] !== undefined }] : [],
  )
  return () => {
    for (const { invitation, tries, hasTries } of own) {
      database.remove(invitation)
      if (hasTries) database.remove(tries)
    }
    const withdrawn = new Set(own.map(({ invitation }) => invitation.id))
    const entries = set.entries.filter(({ id }) => !withdrawn.has(id))
    if (own.length > 0) database.update(setRef, { ...set, entries })
  }
}

const invitationsPerQuery = 500

/** What a key created that still works. Costs 1 read, and 1 read for each invitation of the key. */
export async function stillMadeBy(
  store: Store,
  accountId: string,
  lineId: string,
): Promise<z.input<typeof madeByKey>> {
  const [[account], invited] = await Promise.all([
    store.getAll(ref(webhooks, accountId)),
    invitationsOf(store, lineId),
  ])
  const endpoints = account?.endpoints.filter((each) => each.createdByApiKeyId === lineId) ?? []
  return {
    webhooks: endpoints.map(({ id, url, createdAt }) => ({
      id,
      url,
      createdAt: createdAt.toISOString(),
    })),
    members: invited.flatMap(({ id, data }) =>
      data.status === 'redeemed' && data.accountId === accountId
        ? [{ invitationId: id, email: data.email, joinedAt: data.redeemedAt.toISOString() }]
        : [],
    ),
  }
}

/** Reads all pages, because a list with a limit could hide the member that a thief added. */
async function invitationsOf(store: Store, lineId: string): Promise<StoredDocument<Invitation>[]> {
  const found: StoredDocument<Invitation>[] = []
  let page: StoredDocument<Invitation>[]
  do {
    const last = found.at(-1)
    page = await store.query(invitations, {
      where: [{ field: 'createdByApiKeyId', operator: '==', value: lineId }],
      orderBy: { field: 'createdByApiKeyId', direction: 'ascending' },
      limit: invitationsPerQuery,
      ...(last && { after: { value: lineId, id: last.id } }),
    })
    found.push(...page)
  } while (page.length === invitationsPerQuery)
  return found
}
