import { type Belongings, ofNobody, paramsOf, withObjects } from '@plant/testing/matrix/belongings'
import fc from 'fast-check'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { Operation } from './operations.ts'
import type { Scene } from './scene.ts'
import { escape, headerText, oddText, oddValue } from './values.ts'

/** A request that a client without good intentions could send. */
export type Attempt = {
  /** The name of the caller, whose credential the request has. */
  caller: string
  method: string
  path: string
  /** A list of values sends the header several times. */
  headers: Readonly<Record<string, string | string[]>>
  body: string | Uint8Array | undefined
}

type Fields = Readonly<Record<string, unknown>>

export function routeOf({ method, path, name }: Operation) {
  const route = routes.find((each) => each.method === method && each.path === path)
  if (!route) throw new Error(`the service has no ${name}`)
  return route
}

/** The example of the operation, from a caller whom it serves, about the owner's objects. */
export function validAttempt(operation: Operation, { has, credentials }: Scene): Attempt {
  const { body } = operation
  const { own = ofNobody } = has
  const caller = usualCaller(operation)
  return {
    caller,
    method: operation.method,
    path: pathWith(operation, paramsOf(routeOf(operation), own)),
    headers: { ...(body ? jsonTypes : {}), ...credentials[caller] },
    body: body && JSON.stringify(withObjects(body, own)),
  }
}

export function pathWith({ path }: Operation, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => escape(params[name] ?? ''))
}

function pathOf(operation: Operation, { has }: Scene): fc.Arbitrary<string> {
  const route = routeOf(operation)
  const names = Object.keys(paramsOf(route, ofNobody))
  const { own = ofNobody, others = ofNobody } = has
  const whole = (belongings: Belongings) => fc.constant(paramsOf(route, belongings))
  // Without an id, the path would be another operation's.
  const oddId = oddText.filter((text) => text !== '')
  const odd = fc.record(Object.fromEntries(names.map((name) => [name, oddId])))
  const params = fc.oneof(
    { weight: 6, arbitrary: whole(own) },
    { weight: 2, arbitrary: whole(others) },
    { weight: 1, arbitrary: whole(ofNobody) },
    { weight: 1, arbitrary: odd },
  )
  return params.map((found) => pathWith(operation, found))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** Some of the parameters, also twice or under another name. */
function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const known = parameters.filter((each) => each.in === 'query')
  const names = fc.constantFrom(...known.map(({ name }) => name), '__proto__', 'x')
  const examples = known.map(({ name, example }) => [name, textOf(example)] as const)
  const pair = fc.oneof(fc.tuple(names, oddText), fc.constantFrom(...examples, ['', ''] as const))
  return fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => pairs.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&'))
}

const uuid = fc.constant('3f0c8a52-6d1b-4e7a-9b0f-2c5d8e7f1a34')

/** Headers that the service reads, and headers with which other services were deceived. */
function headersOf({ parameters }: Operation): fc.Arbitrary<Attempt['headers']> {
  const declared = parameters.filter((each) => each.in === 'header').map(({ name }) => name)
  const read = ['accept', 'accept-language', 'accept-encoding', 'if-none-match', 'x-request-id']
  const deceiving = ['x-forwarded-for', 'x-http-method-override', 'x-original-url', 'x-rewrite-url']
  const names = fc.constantFrom(...declared, ...declared, ...read, ...deceiving)
  const values = fc.oneof(
    headerText,
    uuid,
    fc.tuple(headerText, headerText).map(([...all]) => all),
  )
  return fc.dictionary(names, values, { maxKeys: 3 })
}

/** The example with changes: other values, missing and further fields, or an envelope. */
function fieldsOf(operation: Operation, example: Fields): fc.Arbitrary<string> {
  const names = fc.constantFrom(...operation.fields, '__proto__', 'constructor')
  return fc
    .record({
      changed: fc.array(fc.tuple(names, oddValue), { maxLength: 2 }),
      dropped: fc.option(fc.constantFrom(...operation.fields), { freq: 5, nil: '' }),
      isWrapped: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    })
    .map(({ changed, dropped, isWrapped }) => {
      const kept = Object.entries(example).filter(([name]) => name !== dropped)
      const body = Object.fromEntries([...kept, ...changed])
      return JSON.stringify(isWrapped ? { data: body } : body)
    })
}

const noJson = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '"x"', '7', '{"a":1}}', '\ufeff{}', '{"data":null}'),
  fc.constant(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`),
  fc.constant(`{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`),
  fc.constant(Buffer.from('{"name":"x"}', 'utf16le')),
  fc.uint8Array({ maxLength: 40 }),
)

const jsonTypes = { 'content-type': 'application/json' }
const mediaTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant(jsonTypes) },
  fc.constantFrom(
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json;;;=' },
    { ...jsonTypes, 'content-encoding': 'gzip' },
  ),
)

function bodyOf(operation: Operation, { has }: Scene): fc.Arbitrary<Attempt['body']> {
  if (!operation.body) return fc.option(noJson, { freq: 4, nil: undefined })
  const { own = ofNobody, others = ofNobody } = has
  return fc.oneof(
    { weight: 8, arbitrary: fieldsOf(operation, withObjects(operation.body, own)) },
    { weight: 2, arbitrary: fieldsOf(operation, withObjects(operation.body, others)) },
    { weight: 1, arbitrary: noJson },
  )
}

/** The name of a caller whom the operation serves. */
function usualCaller(operation: Operation): string {
  const { access } = routeOf(operation)
  if (access === 'admin' || access === 'superadmin') return 'superadmin'
  return operation.takes.includes('identityToken') ? 'owner' : 'key'
}

/** Requests to an operation. Many differ little from a valid one, and some differ much. */
export function attemptsAt(operation: Operation, scene: Scene): fc.Arbitrary<Attempt> {
  const callers = { ...scene.credentials, ...scene.worthless }
  return fc
    .record({
      caller: fc.oneof(
        { weight: 5, arbitrary: fc.constant(usualCaller(operation)) },
        { weight: 3, arbitrary: fc.constantFrom(...Object.keys(scene.credentials)) },
        { weight: 1, arbitrary: fc.constantFrom(...Object.keys(scene.worthless)) },
      ),
      path: pathOf(operation, scene),
      query: queryOf(operation),
      headers: headersOf(operation),
      mediaType: mediaTypes,
      body: bodyOf(operation, scene),
    })
    .map(({ caller, path, query, headers, mediaType, body }) => ({
      caller,
      method: operation.method,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...(body === undefined ? {} : mediaType), ...callers[caller] },
      body,
    }))
}
