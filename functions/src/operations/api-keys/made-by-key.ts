import type { z } from 'zod'
import { type ApiKeyEntry, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { type Invitation, invitationSets, invitations } from '../../collections/invitations.ts'
import { webhooks } from '../../collections/webhooks.ts'
import type { madeByKey } from '../../contract/schemas/api-key.ts'
import { displayOf } from '../../domain/access/api-key.ts'
import { isMadeBy, lineOf } from '../../domain/access/api-key-set.ts'
import type { Store, StoredDocument, StoreTransaction } from '../../ports/store.ts'
import { invitationRefs } from '../invitations/refs.ts'

/**
 * Reads the open invitations of a key and of the keys that it made, and returns a function that
 * withdraws them. Costs 1 read, and 2 more for each open invitation of the account.
 */
export async function openInvitationsOf(
  database: StoreTransaction,
  accountId: string,
  lineId: string,
): Promise<() => void> {
  const setRef = ref(invitationSets, accountId)
  const [set] = await database.getAll(setRef)
  if (!set) return () => undefined
  const refs = set.entries.map(({ id }) => invitationRefs(id))
  const [found, tries] = await Promise.all([
    database.getAll(...refs.map(({ invitation }) => invitation)),
    database.getAll(...refs.map((each) => each.tries)),
  ])
  const own = refs.flatMap((each, at) =>
    isMadeBy(lineId, found[at] ?? {}) ? [{ ...each, hasTries: tries[at] !== undefined }] : [],
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

/**
 * The entries of the keys that a key made, also through keys that it made, and of successors that
 * another key made of it.
 */
export function keysMadeBy(
  lineId: string,
  entries: readonly ApiKeyEntry[],
  except: readonly string[],
): ApiKeyEntry[] {
  const isSuccessor = (entry: ApiKeyEntry) =>
    entry.createdByApiKeyIds !== undefined && lineOf(entry.id, entry) === lineId
  return entries.filter(
    (entry) => !except.includes(entry.id) && (isMadeBy(lineId, entry) || isSuccessor(entry)),
  )
}

/**
 * What a key made that still works, also through keys that it made. Costs 1 read, and 1 read for
 * each of these keys and invitations.
 */
export async function stillMadeBy(
  store: Store,
  accountId: string,
  lineId: string,
  keys: readonly ApiKeyEntry[],
): Promise<z.input<typeof madeByKey>> {
  const [[account, ...found], invited] = await Promise.all([
    store.getAll(ref(webhooks, accountId), ...keys.map(({ id }) => ref(apiKeys, id))),
    invitationsOf(store, lineId),
  ])
  const endpoints = account?.endpoints.filter((each) => isMadeBy(lineId, each)) ?? []
  return {
    keys: keys.flatMap(({ id, createdAt }, at) => {
      const key = found[at]
      if (!key) return []
      const { name, last4 } = key
      return [{ id, name, display: displayOf(last4), createdAt: createdAt.toISOString() }]
    }),
    webhooks: endpoints.map(({ id, url, createdAt }) => ({
      id,
      url,
      createdAt: createdAt.toISOString(),
    })),
    members: invited.flatMap(({ id, data }) =>
      data.status === 'redeemed'
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
      where: [{ field: 'createdByApiKeyIds', operator: 'array-contains', value: lineId }],
      orderBy: { field: 'createdByApiKeyIds', direction: 'ascending' },
      limit: invitationsPerQuery,
      ...(last && { after: { value: lineId, id: last.id } }),
    })
    found.push(...page)
  } while (page.length === invitationsPerQuery)
  return found
}
