import { z } from 'zod'
import { ref } from '../../collections/collection.ts'
import { type Endpoint, type Webhooks, webhooks } from '../../collections/webhooks.ts'
import { subscribableEventTypes } from '../../contract/events.ts'
import { limits } from '../../contract/limits.ts'
import { distinct, inOneLine } from '../../contract/schemas/common.ts'
import { eventType, webhook } from '../../contract/schemas/webhook.ts'
import { problem } from '../../domain/problem.ts'
import { canonicalUrl, webhookTarget } from '../../domain/webhooks/url.ts'
import type { Ports } from '../../ports/ports.ts'
import { callingKey, madeBy } from '../api-keys/calling-key.ts'
import { endpoint } from '../endpoint.ts'
import { claimOf, madeBefore, noteMade, shownOnce } from '../idempotency-keys/claim.ts'
import { noteNotice, noticesOf } from '../notices/note.ts'
import { emptyWebhooks, secretPurpose, toWebhook, withEndpoint } from './endpoints.ts'
import { secretExample, webhookExample } from './examples.ts'

/** Accepts any text. The operation rejects URLs with its own code, WEBHOOK_URL_FORBIDDEN. */
const url = z.string().min(1).max(limits.webhook.urlCharactersMax)
const registerWebhookBody = z.object({
  url: url.describe('The https URL to call.'),
  events: distinct(eventType, 1, subscribableEventTypes.length)
    .default([...subscribableEventTypes])
    .describe('The types of events to send; both by default.'),
  description: inOneLine(z.string().max(limits.webhook.descriptionCharactersMax))
    .describe('What the webhook is for.')
    .optional(),
})
type Request = z.output<typeof registerWebhookBody>
const registeredWebhook = webhook.extend({
  secret: z.string().describe('`whsec_` and base64, shown this once.'),
})

export const registerWebhook = endpoint({
  id: 'webhooks.register',
  route: {
    method: 'POST',
    path: '/v1/webhooks',
    credential: 'identity',
    scopes: ['read', 'manage'],
    access: 'owner',
  },
  summary: 'Register a callback URL',
  description: [
    'When an asynchronous analysis ends, the service POSTs an event signed by Standard Webhooks 1.0.',
    'This answer alone shows the `secret`.',
    'A registered URL returns 409 with its id; if it is disabled, it is enabled with a new secret.',
    `An account can have up to ${limits.webhook.perAccountMax} webhooks.`,
  ],
  body: registerWebhookBody,
  output: { 200: registeredWebhook },
  idempotent: true,
  problems: ['WEBHOOK_URL_FORBIDDEN', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  examples: {
    body: {
      url: webhookExample.url,
      events: webhookExample.events,
      description: webhookExample.description,
    },
    output: {
      200: { ...webhookExample, secret: secretExample },
    },
  },

  /**
   * Costs 2 reads and 2 writes; 1 more read for a key, and 1 more of both with an Idempotency-Key.
   * Mails the owner. Registering the URL of a disabled endpoint enables it with a new secret. A
   * host name need not resolve yet, because every attempt checks the host name again.
   */
  async handler(call, ports) {
    const { accountId } = call.caller
    await requireCallable(ports, call.input.url)
    const secret = ports.webhookSecret()
    const accountRef = ref(webhooks, accountId)
    const claim = claimOf(call, 'webhooks.register')
    const endpoint = await ports.store.transaction(async (database) => {
      const now = ports.clock.now()
      const ownRefs = [accountRef, noticesOf(accountId)] as const
      const [current, , known] = await database.getAll(...ownRefs, ...claim.refs)
      const made = madeBefore(claim, known, now)
      if (made) throw shownOnce(made)
      const by = madeBy(await callingKey(database, call, now))
      const entered = await enter(ports, current, accountId, call.input, secret)
      const registered = { ...entered, ...by }
      const next = withRegistered(current ?? emptyWebhooks(accountId), registered)
      const mail = { name: 'webhookCreated', webhookId: registered.id, at: now } as const
      const noticeId = `webhook_${registered.id}_${now.getTime()}`
      await noteNotice(database, { id: noticeId, uid: accountId }, mail, now)
      database.put(accountRef, current, next)
      noteMade(database, claim, known, { id: registered.id, createdAt: registered.createdAt }, now)
      return registered
    }, call.signal)
    return { status: 200, body: { ...toWebhook(endpoint), secret } }
  },
})

async function requireCallable(ports: Ports, url: string): Promise<void> {
  const target = webhookTarget(url, ports.webhooks)
  if (target.kind === 'FORBIDDEN') throw forbidden(target.reason)
  if (
    target.kind === 'PUBLIC' &&
    (await ports.webhookClient.resolvesToForbiddenAddress(target.url.hostname))
  )
    throw forbidden('Its host resolves to an address that is not public, or to too many.')
}

function forbidden(reason: string) {
  return problem('WEBHOOK_URL_FORBIDDEN', {
    detail: `This URL cannot be called. ${reason}`,
    errors: [{ field: 'url', message: reason }],
  })
}

async function enter(
  ports: Ports,
  current: Webhooks | undefined,
  accountId: string,
  request: Request,
  secret: string,
): Promise<Endpoint> {
  const known = current ?? emptyWebhooks(accountId)
  const same = known.endpoints.find(({ url }) => canonicalUrl(url) === canonicalUrl(request.url))
  if (same?.status === 'active') throw registeredAlready(same.id)
  if (!same && known.endpoints.length >= limits.webhook.perAccountMax)
    throw problem('LIMIT_REACHED', `At most ${limits.webhook.perAccountMax} webhooks are allowed.`)
  return newEndpoint(ports, same, request, secret)
}

function withRegistered(known: Webhooks, registered: Endpoint): Webhooks {
  return known.endpoints.some(({ id }) => id === registered.id)
    ? withEndpoint(known, registered)
    : { ...known, endpoints: [...known.endpoints, registered] }
}

function registeredAlready(existingId: string) {
  return problem('ALREADY_EXISTS', { detail: 'This URL is registered already.', existingId })
}

async function newEndpoint(
  { secretBox, clock, ids }: Ports,
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
