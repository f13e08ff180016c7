import { leafPhoto } from '@plant/testing/leaf-photo'
import type { Answer, Request } from '@plant/testing/simulation/service'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { ErrorCode } from '../../functions/src/contract/errors.ts'
import type { EndpointId } from '../../functions/src/contract/generated/endpoint-ids.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import { problem } from '../../functions/src/domain/problem.ts'
import { readPhoto } from '../common/photos.ts'

const routeOf = new Map<EndpointId, Route>(
  routes.toReversed().map((route) => [route.endpoint.id, route]),
)

const answerMs = 90_000

/** Translates between the words of the workload and what a client really sends. */
export type Words = {
  baseUrl: string
  /** The receivers that stand for all hosts of the internet. */
  receiverUrl: string
}

/** Sends a request of the workload over HTTP, as a client does. */
export async function send({ baseUrl, receiverUrl }: Words, request: Request): Promise<Answer> {
  const { id, as, params = {}, query = {}, body, key, headers = {} } = request
  const route = routeOf.get(id)
  if (!route) throw new Error(`no route of ${id}`)
  const path = route.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const url = `${baseUrl}${path}?${new URLSearchParams(query)}`
  const signal = AbortSignal.timeout(answerMs)
  try {
    const response = await fetch(url, {
      method: route.method,
      redirect: 'manual',
      signal,
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(as.bearer !== undefined && { authorization: `Bearer ${as.bearer}` }),
        ...(as.apiKey !== undefined && { 'x-api-key': as.apiKey }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(await spoken(body, receiverUrl)) }),
    })
    return answerOf(response, await response.text())
  } catch {
    return { kind: 'LOST' }
  }
}

function answerOf({ status, headers }: Response, text: string): Answer {
  const isJson = (headers.get('content-type') ?? '').includes('json')
  const body: unknown = isJson ? JSON.parse(text) : text
  if (status < 400) return { kind: 'ANSWERED', status, body, headers: Object.fromEntries(headers) }
  const { code, requestId = '' } = (isJson ? body : {}) as { code?: ErrorCode; requestId?: string }
  // Without a code of the service, the gateway or nobody has answered.
  if (typeof code !== 'string') return { kind: 'LOST' }
  return { kind: 'REFUSED', status, code, problem: problem(code), requestId }
}

async function spoken(body: Record<string, unknown>, receiverUrl: string) {
  const { imageBase64, url } = body
  return {
    ...body,
    ...(typeof imageBase64 === 'string' && { imageBase64: await photoOf(imageBase64) }),
    ...(typeof url === 'string' && { url: url.replace('https:/', receiverUrl) }),
  }
}

const kindsOfLeaf = 4
const photos = new Map<string, Promise<Buffer>>()

/** A photo of what the words say. The bytes differ as the words do. */
async function photoOf(wordsBase64: string): Promise<string> {
  return (await photoBytes(Buffer.from(wordsBase64, 'base64').toString())).toString('base64')
}

export async function photoBytes(words: string): Promise<Buffer> {
  if (/^(virus|garbage)/.test(words)) return Buffer.from(words)
  const name = words.startsWith('cat')
    ? 'cat'
    : String(Number(/\d*$/.exec(words)?.[0]) % kindsOfLeaf)
  const made = photos.get(name) ?? make(name)
  photos.set(name, made)
  return Buffer.concat([await made, Buffer.from(words)])
}

async function make(name: string): Promise<Buffer> {
  if (name === 'cat') return readPhoto('background_not_a_plant_01.jpg')
  return Buffer.from(await leafPhoto(Number(name), 160), 'base64')
}
