import { z } from 'zod'
import { type ApiKey, type ApiKeyEntry, apiKeySets, apiKeys } from '../../collections/api-keys.ts'
import { ref } from '../../collections/collection.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { createdApiKey, madeByKey } from '../../contract/schemas/api-key.ts'
import { idParams, time, wholeBetween } from '../../contract/schemas/common.ts'
import {
  hasRoomForGrace,
  isValid,
  lineOf,
  makersOf,
  recordEnd,
  withMakers,
} from '../../domain/access/api-key-set.ts'
import { requireScopes, scopesOf } from '../../domain/access/scopes.ts'
import { problem } from '../../domain/problem.ts'
import { addSeconds, earlier } from '../../domain/time.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import { noticesOf } from '../notices/note.ts'
import { entriesOf } from './account-keys.ts'
import { type CallingKey, callingKey } from './calling-key.ts'
import { createdExample, madeByKeyExample } from './examples.ts'
import { keysMadeBy, openInvitationsOf, stillMadeBy } from './made-by-key.ts'
import { mint, mintedAnswer, mintedUntil, newApiKey, newEntry, tellOwner } from './mint.ts'

const rotateApiKeyBody = z.object({
  gracePeriodSeconds: wholeBetween(0, limits.apiKey.gracePeriodSecondsMax)
    .describe('How long the old token stays valid; 0 revokes it at once.')
    .default(0),
})
const rotatedApiKey = createdApiKey.extend({
  ...madeByKey.shape,
  replaces: z.string().describe('The id of the old key.'),
  replacedExpiresAt: time.describe('When the old key expires.'),
})

export const rotateApiKey = endpoint({
  id: 'apiKeys.rotate',
  route: {
    method: 'POST',
    path: '/v1/tokens/{id}/rotate',
    credential: 'identity|key',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Create a new API key and revoke the old one',
  description: [
    'This answer alone shows the new key.',
    'Both keys work for `gracePeriodSeconds`; 0 revokes the old one at once.',
    'Revoking it at once cancels its open invitations; the answer lists what else it made.',
    'Rotating a revoked key returns 409.',
  ],
  params: idParams,
  body: rotateApiKeyBody,
  output: { 200: rotatedApiKey },
  idempotent: true,
  problems: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: {
    params: { id: ids.apiKey },
    body: { gracePeriodSeconds: 86_400 },
    output: {
      200: {
        ...createdExample,
        id: 'tok_3mQa8WsE1dRf6tGy5hUjIk',
        token: 'pk_ent_EXAMPLEyEXAMPLEyEXAMPLEyEXAMPLEyEXAMcd34',
        last4: 'cd34',
        createdAt: times.later,
        replaces: ids.apiKey,
        replacedExpiresAt: times.nextDay,
        ...madeByKeyExample,
      },
    },
  },

  /**
   * Replaces a key with a new key of the same name and lifetime. If the caller is an API key, the
   * new key expires no later than the calling key. Throws CONFLICT for an invalid or rotated key. A
   * repeated call with the same Idempotency-Key throws ALREADY_EXISTS with the new key's id.
   */
  async handler(call, { secrets, store, clock }) {
    const caller = call.caller
    const { accountId } = caller
    const { id, gracePeriodSeconds } = call.input
    const minted = mint(secrets)
    const oldRef = ref(apiKeys, id)
    const setRef = ref(apiKeySets, accountId)
    const ownRefs = [oldRef, setRef, noticesOf(accountId)] as const
    const claim = claimOf(call, 'apiKeys.rotate')
    const { stored, end, entries } = await store.transaction(async (database) => {
      const now = clock.now()
      const [old, set, , known] = await database.getAll(...ownRefs, ...claim.refs)
      const before = madeBefore(claim, known, now)
      if (before) throw shownOnce(before)
      const calling = await callingKey(database, call, now)
      if (old?.accountId !== accountId) throw problem('NOT_FOUND')
      assertRotatable(old, calling, now)
      const others = entriesOf(set, now).filter((entry) => entry.id !== id)
      if (gracePeriodSeconds > 0 && !hasRoomForGrace(others))
        throw problem('LIMIT_REACHED', 'Too many rotated keys are in their grace period.')
      const withdraw =
        gracePeriodSeconds === 0 && (await openInvitationsOf(database, accountId, lineOf(id, old)))
      const replaced = replace(old, minted.id, gracePeriodSeconds, now)
      const validUntil = mintedUntil(calling, renewedUntil(old, now))
      const apiKey = successorOf(id, old, newApiKey(minted, old, validUntil, now), calling)
      await tellOwner(database, minted, apiKey)
      database.update(oldRef, replaced.apiKey)
      database.create(ref(apiKeys, minted.id), apiKey)
      if (withdraw) withdraw()
      const added = [...graceEntry(id, replaced.apiKey), newEntry(minted.id, apiKey)]
      const entries = [...others, ...added]
      database.put(setRef, set, { entries })
      noteMade(database, claim, known, { id: minted.id, createdAt: now }, now)
      return { stored: apiKey, end: replaced.end, entries }
    }, call.signal)
    const replacement = { replaces: id, replacedExpiresAt: end.toISOString() }
    const madeKeys = keysMadeBy(lineOf(id, stored), entries, [id, minted.id])
    const made = await stillMadeBy(store, accountId, lineOf(id, stored), madeKeys)
    return { status: 200, body: { ...mintedAnswer(minted, stored), ...replacement, ...made } }
  },
})

/** The response shows the new key, so a calling key needs every scope of the old one. */
function assertRotatable(apiKey: ApiKey, calling: CallingKey | undefined, now: Date): void {
  if (!isValid(apiKey, now)) throw problem('CONFLICT', 'This key is revoked or has expired.')
  if (apiKey.replacedBy) throw problem('CONFLICT', 'This key has been rotated before.')
  if (calling) requireScopes(scopesOf(apiKey), scopesOf(calling))
}

/** Ends the old key at once or after the grace period, but never after the old key's expiry. */
function replace(old: ApiKey, replacedBy: string, graceSeconds: number, now: Date) {
  if (graceSeconds === 0)
    return { apiKey: { ...old, replacedBy, revokedAt: now, expiresAt: recordEnd(now) }, end: now }
  const graceEnd = addSeconds(now, graceSeconds)
  const end = old.validUntil ? earlier(old.validUntil, graceEnd) : graceEnd
  return { apiKey: { ...old, replacedBy, validUntil: end, expiresAt: recordEnd(end) }, end }
}

function graceEntry(id: string, old: ApiKey): ApiKeyEntry[] {
  return old.revokedAt ? [] : [{ ...newEntry(id, old), replaced: true }]
}

function renewedUntil(old: ApiKey, now: Date): Date | null {
  const termSeconds = termOf(old)
  return termSeconds === null ? null : addSeconds(now, termSeconds)
}

/** If the owner rotates a key, nobody else knows the successor, so it goes back to no key. */
function successorOf(
  id: string,
  old: ApiKey,
  made: ApiKey,
  calling: CallingKey | undefined,
): ApiKey {
  const by = calling && {
    createdByApiKeyIds: withMakers(old.createdByApiKeyIds, makersOf(calling.id, calling)),
  }
  return { ...made, termSeconds: termOf(old), lineId: lineOf(id, old), ...by }
}

/** The lifetime that the owner gave the key, in seconds; null if the key does not expire. */
function termOf({ termSeconds, createdAt, validUntil }: ApiKey): number | null {
  if (termSeconds !== undefined) return termSeconds
  return validUntil && (validUntil.getTime() - createdAt.getTime()) / 1000
}
