import { ref } from '../../collections/collection.ts'
import { type Endpoint, type Webhooks, webhooks } from '../../collections/webhooks.ts'
import type { Handler, Input } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import { problem } from '../../domain/problem.ts'
import { canonicalUrl, webhookTarget } from '../../domain/webhooks/url.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import type { WebhookDeps } from './deps.ts'
import { emptyWebhooks, secretPurpose, toWebhook, withEndpoint } from './endpoints.ts'

type Request = Input<'webhooks.register'>

/**
 * `POST /v1/webhooks`: 1 read and 1 write, and one of each more with an Idempotency-Key. The URL of
 * a disabled endpoint enables it again, with a new secret. That of an active one is ALREADY_EXISTS,
 * and so is a repeat with the same key. A name that does not resolve yet is accepted, because every
 * attempt checks again.
 */
export function registerWebhook(deps: WebhookDeps): Handler<'webhooks.register'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    await requireCallable(deps, call.input.url)
    const secret = deps.webhookSecret()
    const accountRef = ref(webhooks, accountId)
    const claim = claimOf(call, 'webhooks.register')
    const endpoint = await deps.store.transaction(async (database) => {
      const now = deps.clock.now()
      const [current, known] = await database.getAll(accountRef, ...claim.refs)
      const made = madeBefore(claim, known, now)
      if (made) throw shownOnce(made)
      const { next, registered } = await enter(deps, current, accountId, call.input, secret)
      database.put(accountRef, current, next)
      noteMade(database, claim, known, { id: registered.id, createdAt: registered.createdAt }, now)
      return registered
    }, call.signal)
    return { status: 200, body: { ...toWebhook(endpoint), secret } }
  }
}

async function requireCallable(deps: WebhookDeps, url: string): Promise<void> {
  const target = webhookTarget(url, deps.webhooks)
  if (target.kind === 'FORBIDDEN') throw forbidden(target.reason)
  if (
    target.kind === 'PUBLIC' &&
    (await deps.webhookClient.resolvesToForbiddenAddress(target.url.hostname))
  )
    throw forbidden('Its host resolves to an address that is not public.')
}

function forbidden(reason: string) {
  return problem('WEBHOOK_URL_FORBIDDEN', {
    detail: `This URL cannot be called. ${reason}`,
    errors: [{ field: 'url', message: reason }],
  })
}

async function enter(
  deps: WebhookDeps,
  current: Webhooks | undefined,
  accountId: string,
  request: Request,
  secret: string,
): Promise<{ next: Webhooks; registered: Endpoint }> {
  const known = current ?? emptyWebhooks(accountId)
  const same = known.endpoints.find(({ url }) => canonicalUrl(url) === canonicalUrl(request.url))
  if (same?.status === 'active') throw registeredAlready(same.id)
  if (!same && known.endpoints.length >= limits.webhook.perAccountMax)
    throw problem('LIMIT_REACHED', `At most ${limits.webhook.perAccountMax} webhooks are allowed.`)
  const registered = await newEndpoint(deps, same, request, secret)
  const next = same
    ? withEndpoint(known, registered)
    : { ...known, endpoints: [...known.endpoints, registered] }
  return { next, registered }
}

function registeredAlready(existingId: string) {
  return problem('ALREADY_EXISTS', { detail: 'This URL is registered already.', existingId })
}

async function newEndpoint(
  { secretBox, clock, ids }: WebhookDeps,
  disabled: Endpoint | undefined,
  request: Request,
  secret: string,
): Promise<Endpoint> {
  const id = disabled?.id ?? ids.random('whk')
  const now = clock.now()
  return {
    id,
    url: request.url,
    events: request.events,
    description: request.description ?? null,
    createdAt: disabled?.createdAt ?? now,
    activeSince: now,
    secret: await secretBox.seal(secret, secretPurpose(id)),
    previousSecrets: [],
    status: 'active',
    disabled: null,
    failing: null,
    slow: false,
    provenAt: null,
  }
}
