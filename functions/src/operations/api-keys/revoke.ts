import { z } from 'zod'
import { type ApiKeyEntry, apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { madeByKey } from '../../contract/schemas/api-key.ts'
import { idParams, time } from '../../contract/schemas/common.ts'
import { isMadeBy, lineOf, recordEnd } from '../../domain/access/api-key-set.ts'
import { problem } from '../../domain/problem.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { entriesOf } from './account-keys.ts'
import { type CallingKey, callingKey } from './calling-key.ts'
import { madeByKeyExample } from './examples.ts'
import { keysMadeBy, openInvitationsOf, stillMadeBy } from './made-by-key.ts'

const revokedApiKey = madeByKey.extend({
  id: z.string().describe('The id of the key.'),
  status: z.literal('revoked').describe('Always `revoked`.'),
  revokedAt: time.describe('When the key stops working.'),
  alsoRevoked: z
    .array(z.string())
    .describe('The ids of the keys with which the key replaced itself, if they still worked.'),
})

export const revokeApiKey = endpoint({
  id: 'apiKeys.revoke',
  route: {
    method: 'DELETE',
    path: '/v1/tokens/{id}',
    credential: 'identity|key',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Revoke an API key',
  description: [
    `The key and the identity tokens issued for it stop working within ${limits.request.callerCacheSeconds} seconds.`,
    'Keys with which it replaced itself end too, as do open invitations of it and of keys it made.',
    'The answer lists what else they made, also before rotations, and what still works.',
    'Repeating the call changes nothing.',
  ],
  params: idParams,
  output: { 200: revokedApiKey },
  problems: ['NOT_FOUND'],
  examples: {
    params: { id: ids.apiKey },
    output: {
      200: {
        id: ids.apiKey,
        status: 'revoked',
        revokedAt: times.later,
        alsoRevoked: [],
        ...madeByKeyExample,
      },
    },
  },

  /**
   * Revokes a key and cancels its open invitations in one transaction. No route accepts the key
   * after 10 s. A repeated call changes nothing and lists what still works.
   */
  async handler(call, { store, clock }) {
    const { accountId } = call.caller
    const { id } = call.input
    const { revokedAt, alsoRevoked, lineId, left } = await store.transaction(async (database) => {
      const now = clock.now()
      const calling = await callingKey(database, call, now)
      return endKeys(database, { id, accountId, calling }, now)
    }, call.signal)
    const made = await stillMadeBy(store, accountId, lineId, keysMadeBy(lineId, left, [id]))
    const revoked = { id, status: 'revoked', revokedAt: revokedAt.toISOString() } as const
    return { status: 200, body: { ...revoked, alsoRevoked, ...made } }
  },
})

type Wanted = { id: string; accountId: string; calling: CallingKey | undefined }

async function endKeys(
  database: StoreTransaction,
  { id, accountId, calling }: Wanted,
  now: Date,
): Promise<{ revokedAt: Date; alsoRevoked: string[]; lineId: string; left: ApiKeyEntry[] }> {
  const setRef = ref(apiKeySets, accountId)
  const [apiKey, set] = await database.getAll(ref(apiKeys, id), setRef)
  if (apiKey?.accountId !== accountId) throw problem('NOT_FOUND')
  const lineId = lineOf(id, apiKey)
  const entries = entriesOf(set, now)
  const successors = await ownSuccessors(database, { id, ...apiKey }, entries, calling)
  const ending = apiKey.revokedAt ? successors : [{ id, ...apiKey }, ...successors]
  const alsoRevoked = successors.map((each) => each.id)
  const left = entries.filter((entry) => entry.id !== id && !alsoRevoked.includes(entry.id))
  if (ending.length > 0) {
    const withdraw = await openInvitationsOf(database, accountId, lineId)
    for (const { id: endingId, ...known } of ending)
      database.update(ref(apiKeys, endingId), {
        ...known,
        revokedAt: now,
        expiresAt: recordEnd(now),
      })
    database.put(setRef, set, { entries: left })
    withdraw()
  }
  return { revokedAt: apiKey.revokedAt ?? now, alsoRevoked, lineId, left }
}

/**
 * The valid keys with which a key replaced itself: a thief could otherwise outlive the revocation
 * of the stolen key. Leaves the keys of a program that rotates its key and then revokes the old
 * one, and the keys after a rotation by the owner. Costs 1 read for a rotated key, and 1 for each.
 */
async function ownSuccessors(
  database: StoreTransaction,
  { id, replacedBy, ...apiKey }: CallingKey,
  entries: readonly ApiKeyEntry[],
  calling: CallingKey | undefined,
): Promise<CallingKey[]> {
  const lineId = lineOf(id, apiKey)
  const isCallers = calling && calling.id !== id && lineOf(calling.id, calling) === lineId
  const later = entries.filter(
    (entry) => entry.id !== id && lineOf(entry.id, entry) === lineId && isMadeBy(lineId, entry),
  )
  if (replacedBy === null || isCallers) return []
  const refs = later.map((entry) => ref(apiKeys, entry.id))
  const [next, ...found] = await database.getAll(ref(apiKeys, replacedBy), ...refs)
  if (!isMadeBy(lineId, next ?? {})) return []
  return found.flatMap((known, at) => (known ? [{ id: later[at]?.id ?? '', ...known }] : []))
}
