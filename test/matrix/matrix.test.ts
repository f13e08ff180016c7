import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../../functions/src/contract/body.ts'
import { operationOf } from '../../functions/src/contract/operations.ts'
import type { Row } from '../../functions/src/contract/row.ts'
import { rows } from '../../functions/src/contract/rows.ts'
import { validBody } from '../http/edge.ts'
import { ofNobody, paramsOf } from './belongings.ts'
import { type Answer, bearer, credentialOf } from './people.ts'
import { named, startWalk, type Walk } from './walk.ts'
import { fieldsOf, wrongBodyValues, wrongQueryValues } from './wrong-values.ts'

let walk: Walk
let worthless: ReadonlyMap<string, string>

beforeAll(async () => {
  walk = await startWalk()
  worthless = await walk.service.signatory.worthlessTokensOf(walk.ann.uid)
}, 60_000)

afterAll(async () => {
  expect(walk.service.world.log.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  await walk.service.close()
})

const restricted = rows.filter((row) => row.credential !== 'none')
const roled = rows.filter((row) => row.role !== 'any')
const withId = rows.filter((row) => Object.keys(paramsOf(row, ofNobody)).length > 0)
const withBody = rows.filter((row) => bodyOf(row) && !operationOf(row.operation).rawBody)
const withQuery = rows.filter((row) => operationOf(row.operation).query)

/** Credentials of somebody in good standing, of a kind that the row does not take. */
function wrongKinds(row: Row): Record<string, string>[] {
  const { identity, key } = walk.ben
  const tokenAsKey = { 'x-api-key': String(identity['authorization']).slice('Bearer '.length) }
  if (row.credential === 'key') return [identity, tokenAsKey]
  if (row.credential === 'identity')
    return [key, bearer(String(key['x-api-key'])), tokenAsKey, { ...identity, ...tokenAsKey }]
  return [tokenAsKey]
}

describe.each(restricted.map(named))('%s', (_name, row) => {
  it('refuses who shows nothing, the wrong kind of credential, or a worthless one', async () => {
    const unknownKey = { 'x-api-key': `pk_ent_${'0'.repeat(42)}` }
    const credentials = [
      {},
      { authorization: 'Basic YTpi' },
      ...wrongKinds(row),
      ...[...worthless.values()].map(bearer),
      walk.revoked.key,
      unknownKey,
      // A good credential does not make up for a bad one beside it.
      { ...credentialOf(row, walk.ben), ...unknownKey },
    ]
    for (const headers of credentials) {
      const answer = await walk.attempt('credential', row, { headers })
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
  })

  it('refuses a banned account', async () => {
    const headers = credentialOf(row, walk.banned)
    const answer = await walk.attempt('ban', row, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BANNED' } })
  })
})

describe.each(roled.map(named))('%s', (_name, row) => {
  it('refuses a role that is too low', async () => {
    const { ben, admin } = walk
    for (const { identity } of row.role === 'superadmin' ? [ben, admin] : [ben]) {
      const answer = await walk.attempt('role', row, { headers: identity })
      expect(answer).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
    }
  })
})

describe.each(rows.map(named))('%s', (_name, row) => {
  it('says what an empty body lacks, and fails at none', async () => {
    const headers = credentialOf(row, walk.friendOf(row))
    const schema = operationOf(row.operation).rawBody ? undefined : bodyOf(row)
    for (const body of row.method === 'GET' ? [undefined] : [undefined, {}]) {
      const answer = await walk.attempt('empty body', row, { headers, body })
      if (schema?.safeParse({}).success === false) expect(answer.status).toBe(400)
    }
  })
})

describe.each(withId.map(named))('%s', (_name, row) => {
  it('knows nothing by an id that can name nothing', async () => {
    const headers = credentialOf(row, walk.friendOf(row))
    for (const id of ['__all__', '%00', 'x'.repeat(2000), '%F0%9F%8C%B1', 'a%2Fb', '%FF']) {
      const params = Object.fromEntries(Object.keys(ofNobody).map((name) => [name, id]))
      const answer = await walk.attempt('odd id', row, { headers }, { ...ofNobody, ...params })
      expect([400, 404], id).toContain(answer.status)
    }
  })
})

describe.each(withBody.map(named))('%s', (_name, row) => {
  it('names each field of its body that has a wrong type', async () => {
    const headers = credentialOf(row, walk.friendOf(row))
    const wrong = wrongBodyValues(row)
    expect(fieldsOf(wrong)).toEqual(new Set(Object.keys(bodyOf(row)?.shape ?? {})))
    for (const { field, value } of wrong) {
      const body = { ...validBody, [field]: value }
      const answer = await walk.attempt('body', row, { headers, body })
      expect(answer.status, `${field}: ${JSON.stringify(value)?.slice(0, 60)}`).toBe(400)
      // A key that is no text has a code of its own, wherever it stands.
      if (answer.body['code'] !== 'IDEMPOTENCY_KEY_INVALID')
        expect(fieldsIn(answer)).toContain(field)
      else expect(field).toBe('idempotencyKey')
    }
  })
})

describe.each(withQuery.map(named))('%s', (_name, row) => {
  it('names each part of its query that has a wrong type', async () => {
    const headers = credentialOf(row, walk.friendOf(row))
    const wrong = wrongQueryValues(row)
    expect(wrong.length).toBeGreaterThan(0)
    for (const { field, value } of wrong) {
      const query = { [field]: String(value) }
      const answer = await walk.attempt('query', row, { headers, query })
      expect(answer.status, `${field}: ${String(value)}`).toBe(400)
      expect(fieldsIn(answer)).toContain(field)
    }
  })
})

describe('the walk', () => {
  it('went over every row of the contract', () => {
    expect(rows.filter((row) => row.origin === 'specification')).toHaveLength(56)
    expect(walk.visited('empty body')).toBe(rows.length)
    // The six public rows of the specification and the definition ask for no credential.
    for (const promise of ['credential', 'ban']) expect(walk.visited(promise)).toBe(rows.length - 7)
    // Eleven of the specification and three beyond it.
    expect(walk.visited('role')).toBe(14)
    expect(walk.visited('odd id')).toBe(rows.filter(({ path }) => path.includes('{')).length)
    expect(walk.visited('body')).toBe(withBody.length)
    expect(walk.visited('query')).toBe(withQuery.length)
    expect(Math.min(withBody.length - 30, withQuery.length - 10)).toBeGreaterThan(0)
  })
})

function fieldsIn({ body }: Answer): string[] {
  const errors = (body['errors'] ?? []) as { field: string }[]
  return errors.map(({ field }) => field.split('.')[0] ?? '')
}
