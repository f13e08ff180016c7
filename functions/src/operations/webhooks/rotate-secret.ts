import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Endpoint, webhooks } from '../../collections/webhooks.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { idParams, time, wholeBetween } from '../../contract/schemas/common.ts'
import { addSeconds } from '../../domain/time.ts'
import type { StoreTransaction } from '../../ports/store.ts'
import { callingKey } from '../api-keys/calling-key.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import { noteNotice } from '../notices/note.ts'
import { emptyWebhooks, requireEndpoint, secretPurpose, withEndpoint } from './endpoints.ts'
import { secretExample } from './examples.ts'

/** The maximum number of previous secrets. Each previous secret adds a signature to every call. */
const previousSecretsMax = 4
const rotateSecretBody = z.object({
  gracePeriodSeconds: wholeBetween(0, limits.webhook.gracePeriodSecondsMax)
    .describe('How many seconds the old secret also signs.')
    .default(limits.webhook.gracePeriodSecondsDefault),
})
const rotatedSecret = z.object({
  id: z.string().describe('The id of the webhook.'),
  secret: z.string().describe('`whsec_` and base64, shown this once.'),
  previousSecretExpiresAt: time.describe('Until when the old secret also signs.'),
})

export const rotateSecret = endpoint({
  id: 'webhooks.rotateSecret',
  route: {
    method: 'POST',
    path: '/v1/webhooks/{id}/rotate-secret',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'Create a new signing secret',
  description: [
    'This answer alone shows the new `secret`.',
    'For `gracePeriodSeconds` every event carries a signature of each secret.',
    'After a leak send 0, so that only the new secret signs.',
  ],
  params: idParams,
  body: rotateSecretBody,
  output: { 200: rotatedSecret },
  idempotent: true,
  problems: ['NOT_FOUND', 'ALREADY_EXISTS'],
  examples: {
    params: { id: ids.webhook },
    body: { gracePeriodSeconds: 86_400 },
    output: {
      200: {
        id: ids.webhook,
        secret: secretExample,
        previousSecretExpiresAt: times.nextDay,
      },
    },
  },

  /**
   * With a grace period of 0, for example after a leak, all older secrets end at once. A repeated
   * call with the same Idempotency-Key throws ALREADY_EXISTS with the webhook's id. Mails the owner
   * if the caller is an API key, which costs 2 more reads and 2 more writes.
   */
  async handler(call, { webhookSecret, store, clock, secretBox }) {
    const { accountId } = call.caller
    const { id, gracePeriodSeconds } = call.input
    const secret = webhookSecret()
    const accountRef = ref(webhooks, accountId)
    const claim = claimOf(call, 'webhooks.rotateSecret')
    const previousSecretExpiresAt = await store.transaction(async (database) => {
      const now = clock.now()
      const [account = emptyWebhooks(accountId), known] = await database.getAll(
        ...([accountRef, ...claim.refs] as const),
      )
      const made = madeBefore(claim, known, now)
      if (made) throw shownOnce(made)
      const calling = await callingKey(database, call, now)
      const endpoint = requireEndpoint(account, id)
      const expiresAt = addSeconds(now, gracePeriodSeconds)
      const sealed = await secretBox.seal(secret, secretPurpose(id))
      if (calling) await tellOwner(database, accountId, id, now)
      database.update(accountRef, withEndpoint(account, rotated(endpoint, sealed, expiresAt, now)))
      noteMade(database, claim, known, { id, createdAt: now }, now)
      return expiresAt
    }, call.signal)
    const body = { id, secret, previousSecretExpiresAt: previousSecretExpiresAt.toISOString() }
    return { status: 200, body }
  },
})

/** Mails the owner, because a thief with a key could sign events that the receiver trusts. */
function tellOwner(
  database: StoreTransaction,
  accountId: string,
  webhookId: string,
  at: Date,
): Promise<void> {
  const notice = { id: `secret_${webhookId}_${at.getTime()}`, uid: accountId }
  return noteNotice(database, notice, { name: 'webhookSecretRotated', webhookId, at }, at)
}

function rotated(endpoint: Endpoint, secret: string, expiresAt: Date, now: Date): Endpoint {
  const previous = [{ secret: endpoint.secret, expiresAt }, ...endpoint.previousSecrets]
  const previousSecrets =
    expiresAt > now
      ? previous.filter((old) => old.expiresAt > now).slice(0, previousSecretsMax)
      : []
  return { ...endpoint, secret, previousSecrets }
}
