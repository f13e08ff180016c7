import { ofNobody, paramsOf } from '@plant/testing/matrix/belongings'
import type { Operation } from './operations.ts'
import { type Attempt, pathWith, routeOf, validAttempt } from './requests.ts'
import type { Scene } from './scene.ts'
import { escape } from './values.ts'

/** No text for the database, and no line of text. */
const texts = ['a\ud800', 'a\0b'] as const
/** Bytes that are no UTF-8. */
const bytes = Buffer.from([0x61, 0xc3, 0x28])

/** Valid requests but for one text, which is ill-formed: in each field, parameter and header. */
export function* illFormedRequests(operation: Operation, scene: Scene): Generator<Attempt> {
  const valid = validAttempt(operation, scene)
  for (const text of texts) {
    yield* inParameters(operation, valid, text)
    for (const field of operation.fields) yield { ...valid, body: withField(valid, field, text) }
    const example: unknown = JSON.parse(String(valid.body ?? '{}'))
    for (const body of withEachText(example, text)) yield { ...valid, body: JSON.stringify(body) }
  }
  for (const field of operation.fields) {
    const [before = '', after = ''] = withField(valid, field, '*').split('"*"')
    const parts = [before, '"', bytes, '"', after].map((part) => Buffer.from(part))
    yield { ...valid, body: Buffer.concat(parts) }
  }
}

function withField({ body }: Attempt, field: string, text: string): string {
  return JSON.stringify({ ...Object(JSON.parse(String(body ?? '{}'))), [field]: text })
}

/** Copies of a value with another text in one place, at any depth. */
function* withEachText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const changed of withEachText(item, text)) yield value.with(index, changed)
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      for (const changed of withEachText(member, text)) yield { ...value, [name]: changed }
}

function* inParameters(operation: Operation, valid: Attempt, text: string): Generator<Attempt> {
  for (const { name, in: place } of operation.parameters) {
    if (place === 'path') {
      const params = { ...paramsOf(routeOf(operation), ofNobody), [name]: text }
      yield { ...valid, path: pathWith(operation, params) }
    } else if (place === 'query') yield { ...valid, path: `${valid.path}?${name}=${escape(text)}` }
    // A header takes neither text, but all bytes.
    else yield { ...valid, headers: { ...valid.headers, [name]: 'a\u00c3\u0028\u00ff' } }
  }
}

/** Whether all texts in a document have bytes in UTF-8. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([name, member]) => name.isWellFormed() && isWellFormed(member),
  )
}
