import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { limits } from '../../contract/limits.ts'
import { isPublicAddress } from '../../domain/webhooks/address.ts'
import type { CallContext } from '../../ports/context.ts'
import type { WebhookAnswer, WebhookClient, WebhookRequest } from '../../ports/messages.ts'
import { codeOf } from '../code-of.ts'
import { untilAborted } from '../until-aborted.ts'
import { connectLimited, type TlsSettings } from './limited-tls.ts'

type Settings = TlsSettings & { resolve?: Resolve; timeoutMs?: number }

const resolveTimeoutMs = 3000
/** How many bytes of a response the delivery log keeps: a page shows up to 500 responses. */
const bytesKept = 512

/**
 * The time limit for a connection to each address of a host, except the last address. Node's
 * default of 250 ms is too short for a distant receiver. A lost packet is resent after 1 s and 3 s.
 */
const addressTimeoutMs = 4000

/**
 * The most addresses of a host: a load balancer has eight of each family. Node tries each in turn,
 * so a host with thousands of them would flood their owners with connections.
 */
const addressesMax = 16

/** The addresses of a local receiver, which are constant so that no resolver can change them. */
const loopback = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Uses Node's HTTP client, because `fetch` accepts no resolver. Each call opens a new connection,
 * because a reused connection would skip the address check.
 */
export function webhookClient(settings: Settings = {}) {
  const resolve = settings.resolve ?? resolveAll
  return {
    async post(request: PlainRequest, context: CallContext): Promise<WebhookAnswer> {
      const startedMs = performance.now()
      const timeoutMs = settings.timeoutMs ?? limits.webhook.deliveryTimeoutSeconds * 1000
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), context.signal])
      const outcome = await attempt(request, signal, settings)
      return { ...outcome, durationMs: Math.round(performance.now() - startedMs) }
    },
    async resolvesToForbiddenAddress(hostname: string) {
      const gaveUp = new Promise<[]>((done) => void setTimeout(done, resolveTimeoutMs, []).unref())
      const addresses = await Promise.race([resolve(hostname).catch(() => []), gaveUp])
      return !areAllowed(addresses, isPublicAddress)
    },
  } satisfies WebhookClient
}

export type PlainRequest = Omit<WebhookRequest, 'accountId'>

const resolver = new Resolver({ timeout: 2000, tries: 2 })

/**
 * Asks the DNS servers directly. `getaddrinfo` would also read the hosts file, add search domains,
 * and block one of four threads while a stranger's DNS server is slow.
 */
const resolveAll: Resolve = async (hostname) => {
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ]
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}

export type Outcome = DistributiveOmit<WebhookAnswer, 'durationMs'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

async function attempt(
  request: PlainRequest,
  signal: AbortSignal,
  settings: Settings,
): Promise<Outcome> {
  if (isIP(request.target.url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    return { kind: 'UNREACHABLE', error: forbiddenAddress }
  try {
    const response = await send(request, signal, settings)
    const status = response.statusCode ?? 0
    const retryAfter = response.headers['retry-after']
    return { kind: 'ANSWERED', status, retryAfter, response: await readStart(response) }
  } catch (error) {
    return { kind: 'UNREACHABLE', error: signal.aborted ? 'TIMEOUT' : reasonOf(error) }
  }
}

async function send(
  { target, headers, body }: PlainRequest,
  signal: AbortSignal,
  { resolve = resolveAll, ...tls }: Settings,
): Promise<IncomingMessage> {
  const lookup =
    target.kind === 'LOCAL'
      ? guardedLookup(
          async () => loopback,
          () => true,
        )
      : guardedLookup(resolve, isPublicAddress)
  const connecting = connectTo(target.url, lookup, tls, signal)
  const socket = await untilAborted(connecting, signal, 'webhook')
  const bytes = Buffer.from(body)
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.length },
    signal,
    // No agent: its pool could reuse a connection, and its proxy could follow the environment.
    createConnection: () => socket,
    maxHeaderSize: headerBytesMax,
  }
  const { request } = target.url.protocol === 'https:' ? https : http
  return new Promise((resolved, rejected) => {
    const sent = request(target.url, options, resolved)
    sent.on('error', rejected)
    // Without a listener, Node would wait for the unrequested upgrade until the deadline.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy()
      rejected(coded('switched protocols', 'UPGRADE'))
    })
    let informational = 0
    sent.on('information', () => {
      informational += 1
      if (informational > informationalMax)
        sent.destroy(coded('too many informational answers', 'INFORMATION'))
    })
    sent.end(bytes)
  })
}

async function connectTo(
  { protocol, hostname, port }: URL,
  lookup: LookupFunction,
  tls: TlsSettings,
  signal: AbortSignal,
): Promise<Socket> {
  const isSecure = protocol === 'https:'
  const tcp = {
    host: hostname,
    port: Number(port) || (isSecure ? 443 : 80),
    lookup,
    autoSelectFamilyAttemptTimeout: addressTimeoutMs,
  }
  return isSecure ? connectLimited(tcp, tls, signal) : connect(tcp)
}

/** As many as nginx takes by default. Node keeps them in seven times their memory. */
const headerBytesMax = 8192
/** Node parses each answer at once, so a flood of them would take the processor from others. */
const informationalMax = 5

/**
 * Reads at most 16 KiB of the body until the deadline. An endless body does no harm. JSON would
 * write each control character with six bytes, and UTF-8 each replaced one with three.
 */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let read = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      read += chunk.length
      if (read >= limits.webhook.responseBytesRead) break
    }
  } catch {
    // The answer was cut off. The part that arrived is the result.
  }
  response.destroy()
  const start = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, bytesKept))
  return start.replace(/(?![\n\t])[\p{Cc}\uFFFD]/gu, ' ')
}

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

/** A code for the owner's log. Node's error codes reveal nothing about the service. */
function reasonOf(error: unknown): string {
  const code = codeOf(error)
  return typeof code === 'string' ? code : 'CONNECTION_FAILED'
}

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** A code for the owner's log, without addresses, to hide how we resolve host names. */
const forbiddenAddress = 'FORBIDDEN_ADDRESS'

const areAllowed = (addresses: readonly LookupAddress[], isAllowed: (address: string) => boolean) =>
  addresses.length <= addressesMax && addresses.every(({ address }) => isAllowed(address))

/**
 * Checks all addresses of a host name, at most 16. The connection uses exactly these addresses, so
 * DNS rebinding cannot change the target. One forbidden address blocks the host. For an IP address
 * in place of a host name, Node skips this function, and `attempt` rejects the address.
 */
function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    void resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !areAllowed(addresses, isAllowed))
          callback(coded(hostname, first ? forbiddenAddress : 'ENOTFOUND'), '')
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}
