import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect } from 'vitest'
import { collections } from '../../functions/src/collections/index.ts'
import { type Operation, published } from './operations.ts'
import type { Attempt } from './requests.ts'
import type { Scene } from './scene.ts'

/** Long enough for a busy machine. */
const patienceMs = 30_000

export type Answer = { status: number; headers: IncomingMessage['headers']; text: string }

export async function answerTo({ service }: Scene, attempt: Attempt): Promise<Answer> {
  const { method, path, headers, body } = attempt
  const { hostname, port } = new URL(service.url)
  const signal = AbortSignal.timeout(patienceMs)
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const length = bytes && { 'content-length': bytes.byteLength }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ hostname, port, method, path, headers: { ...headers, ...length }, signal })
    .once('response', resolve)
    .once('error', reject)
    .end(bytes)
  const response = await promise
  const text = String(await buffer(response))
  return { status: response.statusCode ?? 0, headers: response.headers, text }
}

const ajv = new Ajv2020({ strict: false, validateFormats: true, code: { optimize: false } })
formats.default(ajv)
ajv.addSchema({ ...published, $id: 'definition' })

/** Whether a JSON body fits the response that the definition describes. */
export function expectAsDefined(operation: Operation, { status, headers, text }: Answer): void {
  const response = operation.responses[String(status)]
  expect(Object.keys(operation.responses), text).toContain(String(status))
  if (!response?.content) return
  const mediaType = (headers['content-type'] ?? '').split(';')[0] ?? ''
  expect(Object.keys(response.content)).toContain(mediaType)
  if (!mediaType.endsWith('json')) return
  const body: unknown = JSON.parse(text)
  const pointer = `${response.at}/content/${mediaType.replace('/', '~1')}/schema`
  const fits = ajv.getSchema(`definition${encodeURI(pointer)}`)
  expect(fits, pointer).toBeDefined()
  expect(fits?.(body), `${text} ${ajv.errorsText(fits?.errors)}`).toBe(true)
  const codes = response['x-error-codes']
  if (codes) expect(codes).toContain(codeIn(body))
}

/** The code of an error, which callable clients get in their envelope. */
export function codeIn(body: unknown): unknown {
  const { code, error } = Object(body) as { code?: unknown; error?: { details?: unknown } }
  return error ? codeIn(error.details) : code
}

type Documents = Scene['service']['harness']['documents']

/** A document that differs, with the fields that differ. */
export type Change = {
  collection: string
  id: string
  isNew: boolean
  document: Fields | undefined
  fields: readonly string[]
}

/** The documents that were created, changed or removed. */
function changesBetween(before: Documents, after: Documents): Change[] {
  return collections.flatMap(({ name: collection }) => {
    const [earlier, later] = [before.all(collection), after.all(collection)]
    const ids = new Set([...earlier.keys(), ...later.keys()])
    return [...ids].flatMap((id) => {
      const document = later.get(id)
      const fields = differing(earlier.get(id) ?? {}, document ?? {})
      const isNew = !earlier.has(id)
      return fields.length === 0 ? [] : [{ collection, id, isNew, document, fields }]
    })
  })
}

type Fields = Readonly<Record<string, unknown>>

function differing(one: Fields, other: Fields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => !isDeepStrictEqual(one[name], other[name]))
}

/** Everything beside documents that a request can leave behind, as counts. */
function effectsOf({ service: { harness } }: Scene) {
  const { objects, tasks, published: events } = harness
  return { objects: objects.size, tasks: tasks.length, events: events.length }
}

/** Remembers the state, and later tells the changes since then. */
export function observe(scene: Scene) {
  const { store, harness } = scene.service
  const before = { documents: harness.documents.fork(), effects: effectsOf(scene) }
  store.reset()
  return {
    changes(): Change[] {
      const hasWritten = store.calls.some(({ writes }) => writes > 0)
      return hasWritten ? changesBetween(before.documents, harness.documents) : []
    },
    expectNoEffects: () => expect(effectsOf(scene)).toEqual(before.effects),
  }
}
