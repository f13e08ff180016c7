import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationDefinition } from '../../functions/src/contract/operation.ts'
import { operations } from '../../functions/src/contract/operations.ts'
import type { Row } from '../../functions/src/contract/row.ts'
import { rows } from '../../functions/src/contract/rows.ts'
import {
  bearer,
  credentialFor,
  type Edge,
  pathOf,
  rowsWithBody,
  startEdge,
  validBody,
} from './edge.ts'

let edge: Edge
let visited = 0

beforeAll(async () => {
  edge = await startEdge()
})

afterAll(async () => {
  await edge.close()
  expect(edge.logs.filter((line) => line.severity === 'ERROR')).toEqual([])
  // A filter that silently lost rows would leave the promises below unheld.
  expect(visited).toBe(
    rows.length * 4 +
      restricted.length * 2 +
      roled.length +
      parsing.length * 3 +
      rowsWithBody.length,
  )
})

const named = (row: Row) => [`${row.method} ${row.path}`, row] as const
const restricted = rows.filter((row) => row.credential !== 'none')
const roled = rows.filter((row) => row.role !== 'any')
const parsing = rowsWithBody.filter((row) => definitionOf(row).rawBody === undefined)

function definitionOf(row: Row): OperationDefinition {
  return operations[row.operation]
}

async function call(row: Row, init: RequestInit & { duplex?: 'half' } = {}) {
  visited += 1
  const response = await fetch(edge.url + pathOf(row), { method: row.method, ...init })
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  return { status: response.status, headers: response.headers, body }
}

function expectCommonHeaders(headers: Headers): void {
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id')
  expect(headers.get('x-request-id')).toMatch(/^req_\d+$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
}

const json = { 'content-type': 'application/json' }

describe.each(rows.map(named))('%s', (_name, row) => {
  it('answers OPTIONS with 200 and the CORS headers', async () => {
    const { status, headers } = await call(row, { method: 'OPTIONS' })
    expect(status).toBe(200)
    expectCommonHeaders(headers)
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect(headers.get('access-control-allow-methods')).toContain(row.method)
    expect(headers.get('access-control-max-age')).toBe('86400')
  })

  it('asks for a credential unless it is public', async () => {
    const { status, headers, body } = await call(row)
    expectCommonHeaders(headers)
    if (row.credential === 'none') {
      expect(status).not.toBe(401)
      return
    }
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toMatch(/^Bearer /)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401, type: 'about:blank' })
  })

  it('refuses a credential of a kind that it does not take', async () => {
    const wrong = row.credential === 'key' ? bearer('user') : { 'x-api-key': 'pk_ent_valid' }
    const taken = row.credential === 'none' || row.credential === 'identity|key'
    const { status } = await call(row, { headers: taken ? { 'x-api-key': 'user' } : wrong })
    if (row.credential === 'none') expect(status).not.toBe(401)
    else expect(status).toBe(401)
  })

  it('says 501 after all checks while it is not built', async () => {
    const { status, body } = await call(row, {
      headers: { ...credentialFor(row), ...(row.method === 'GET' ? {} : json) },
      ...(row.method === 'GET' ? {} : { body: JSON.stringify(validBody) }),
    })
    expect(body).toMatchObject({ code: 'NOT_IMPLEMENTED' })
    expect(status).toBe(501)
  })
})

describe.each(restricted.map(named))('%s', (_name, row) => {
  it('refuses an unknown credential', async () => {
    const headers = row.credential === 'key' ? { 'x-api-key': 'pk_ent_no' } : bearer('nobody')
    expect(await call(row, { headers })).toMatchObject({ status: 401 })
  })

  it('refuses a banned caller', async () => {
    const answer = await call(row, { headers: credentialFor(row, true) })
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } })
  })
})

describe.each(roled.map(named))('%s', (_name, row) => {
  it('refuses a role that is too low', async () => {
    const headers = bearer(row.role === 'superadmin' ? 'admin' : 'user')
    const answer = await call(row, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
  })
})

describe.each(rowsWithBody.map(named))('%s', (_name, row) => {
  it('refuses a declared body of 10 MB before it looks at the credential', async () => {
    const answer = await call(row, { headers: json, body: new Uint8Array(10_000_000) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
  })
})

describe.each(parsing.map(named))('%s', (_name, row) => {
  it('refuses a body that is not JSON', async () => {
    const headers = { ...credentialFor(row), 'content-type': 'text/plain' }
    const answer = await call(row, { headers, body: '{}' })
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  it('refuses malformed JSON', async () => {
    const answer = await call(row, { headers: { ...credentialFor(row), ...json }, body: '{"a":' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } })
  })

  it('refuses a body that is an array', async () => {
    const answer = await call(row, { headers: { ...credentialFor(row), ...json }, body: '[]' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } })
  })
})
