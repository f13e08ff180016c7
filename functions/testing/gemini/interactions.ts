import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Webhook } from 'standardwebhooks'

type Json = Record<string, unknown>
type Interaction = { status: string; sent: Json; result: Json }
type Call = 'create' | 'get' | 'cancel' | 'delete' | 'another'
type Form = 'STATIC' | 'DYNAMIC'

/** An HTTP request that delivers an event. */
export type Delivery = { headers: Record<string, string>; body: string }

export const interactionsSecret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
export const interactionsAudience = 'https://plants.example/v1/webhooks/genai'

const keys = await generateKeyPair('RS256')
const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] }

/**
 * A local stand-in for the provider's Interactions API, for tests with the real SDK:
 * https://ai.google.dev/gemini-api/docs/interactions. The stand-in stores each interaction until a
 * client deletes it, refuses to delete a running interaction, and signs events as STATIC or
 * DYNAMIC.
 */
export type Interactions = Awaited<ReturnType<typeof startInteractions>>

export async function startInteractions() {
  const kept = new Map<string, Interaction>()
  const calls: { call: Call; id: string; body: Json }[] = []
  const failing = new Map<Call, number>()
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('jwks.json')) return reply(response, 200, jwks)
    const { call, id } = callOf(request)
    const body = await read(request)
    calls.push({ call, id, body })
    const refusal = failing.get(call)
    if (refusal === 0) return void response.destroy()
    if (refusal !== undefined) return reply(response, refusal, errorOf(refusal))
    const [status, answer] = answerTo(kept, call, id, body)
    reply(response, status, answer)
  })
  const url = await listen(server)
  return {
    url,
    jwksUrl: `${url}/.well-known/jwks.json`,
    calls,
    /** The ids of the interactions that the provider still has. */
    kept: () => [...kept.keys()],
    sentIn: (id: string) => kept.get(id)?.sent,
    /** Makes all further calls of a kind fail with this status; 0 breaks the connection. */
    fail: (call: Call, status: number) => void failing.set(call, status),
    mend: () => failing.clear(),
    /** Ends an interaction without sending an event. */
    end(id: string, status: string, result: Json = {}) {
      const interaction = kept.get(id)
      if (interaction) Object.assign(interaction, { status, result })
    },
    /** Deletes an interaction without a call from a client, as the provider may do. */
    lose: (id: string) => void kept.delete(id),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** The result of an interaction in which the model answered with this text. */
export const said = (text: string): Json => ({
  steps: [
    { type: 'thought', summary: [{ type: 'text', text: 'Looking at the lesions {first}.' }] },
    { type: 'model_output', content: [{ type: 'text', text }] },
  ],
  usage: {
    total_input_tokens: 2104,
    total_cached_tokens: 1024,
    total_output_tokens: 812,
    total_thought_tokens: 640,
    total_tool_use_tokens: 0,
    total_tokens: 3556,
  },
})

/**
 * An event signed by the provider: with the project's secret (STATIC) or the provider's key
 * (DYNAMIC).
 */
export async function eventOf(
  content: Json,
  { form, now, id = 'msg_1' }: { form: Form; now: Date; id?: string },
): Promise<Delivery> {
  const body = JSON.stringify(content)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature =
    form === 'STATIC'
      ? new Webhook(interactionsSecret).sign(id, now, body)
      : await new SignJWT({ ...content, jti: id, aud: interactionsAudience })
          .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
          .setIssuedAt(now)
          .sign(keys.privateKey)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  }
  return { headers, body }
}

let made = 0

function answerTo(
  kept: Map<string, Interaction>,
  call: Call,
  id: string,
  body: Json,
): [number, Json] {
  if (call === 'create') {
    made += 1
    const next = `v1_Chd${String(made).padStart(6, '0')}`
    kept.set(next, { status: 'in_progress', sent: body, result: {} })
    return [200, shown(next, kept.get(next))]
  }
  const interaction = kept.get(id)
  if (!interaction) return [404, errorOf(404)]
  if (call === 'delete') {
    if (interaction.status === 'in_progress') return [400, errorOf(400)]
    kept.delete(id)
    return [200, {}]
  }
  if (call === 'cancel') interaction.status = 'cancelled'
  return [200, shown(id, interaction)]
}

function shown(id: string, interaction: Interaction | undefined): Json {
  const { model, labels } = interaction?.sent ?? {}
  const { status = 'failed', result = {} } = interaction ?? {}
  const time = '2026-11-20T08:00:00Z'
  return { id, object: 'interaction', status, model, labels, created: time, ...result }
}

function callOf({ method, url = '' }: IncomingMessage): { call: Call; id: string } {
  const [path, id = '', verb] = /\/interactions(?:\/([^/?]+))?(?:\/(cancel))?/.exec(url) ?? []
  if (path === undefined) return { call: 'another', id }
  if (verb === 'cancel') return { call: 'cancel', id }
  if (method === 'POST') return { call: 'create', id }
  return { call: method === 'DELETE' ? 'delete' : 'get', id }
}

async function read(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : (JSON.parse(text) as Json)
}

function errorOf(code: number): Json {
  return { error: { code: String(code), message: 'Refused.' } }
}

function reply(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
