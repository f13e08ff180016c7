import { ref } from '../../collections/collection.ts'
import { type Endpoint, webhooks } from '../../collections/webhooks.ts'
import type { Handler } from '../../contract/handlers.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { addSeconds } from '../../domain/time.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import type { WebhookDeps } from './deps.ts'
import { emptyWebhooks, requireEndpoint, secretPurpose, withEndpoint } from './endpoints.ts'

/**
 * Each adds a signature to every call: a loop of rotations must not grow the header without end.
 */
const previousSecretsMax = 4

/**
 * `POST /v1/webhooks/{id}/rotate-secret`: the old secret signs beside the new one for the grace
 * period. Without a grace period, as after a leak, all older ones end at once. A repeat with the
 * same Idempotency-Key is ALREADY_EXISTS, with the id of the webhook.
 */
export function rotateSecret(deps: WebhookDeps): Handler<'webhooks.rotateSecret'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { id, gracePeriodSeconds } = call.input
    const secret = deps.webhookSecret()
    const accountRef = ref(webhooks, accountId)
    const claim = claimOf(call, 'webhooks.rotateSecret')
    const previousSecretExpiresAt = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const [account = emptyWebhooks(accountId), known] = await database.getAll(
        ...([accountRef, ...claim.refs] as const),
      )
      const made = madeBefore(claim, known, now)
      if (made) throw shownOnce(made)
      const endpoint = requireEndpoint(account, id)
      const expiresAt = addSeconds(now, gracePeriodSeconds)
      const sealed = await deps.secretBox.seal(secret, secretPurpose(id))
      database.update(accountRef, withEndpoint(account, rotated(endpoint, sealed, expiresAt, now)))
      noteMade(database, claim, known, { id, createdAt: now }, now)
      return expiresAt
    }, call.signal)
    const body = { id, secret, previousSecretExpiresAt: previousSecretExpiresAt.toISOString() }
    return { status: 200, body }
  }
}

function rotated(endpoint: Endpoint, secret: string, expiresAt: Date, now: Date): Endpoint {
  const previous = [{ secret: endpoint.secret, expiresAt }, ...endpoint.previousSecrets]
  const previousSecrets =
    expiresAt > now
      ? previous.filter((old) => old.expiresAt > now).slice(0, previousSecretsMax)
      : []
  return { ...endpoint, secret, previousSecrets }
}
