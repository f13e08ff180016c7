import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { OperationDefinition } from '../../functions/src/contract/operation.ts'
import { operations } from '../../functions/src/contract/operations.ts'
import type { Row } from '../../functions/src/contract/row.ts'
import { rows } from '../../functions/src/contract/rows.ts'
import { credentialFor, type Edge, pathOf, rowsWithBody, startEdge, validBody } from './edge.ts'

let edge: Edge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

/** Words that only a validator would use. */
const jargon = /invalid input|expected|received|undefined|too (small|big)|regex|nan/i
const candidates = [{ wrong: true }, 'wrong wrong', 4.5, [[]], true]

function bodyOf(row: Row): z.ZodObject | undefined {
  const definition: OperationDefinition = operations[row.operation]
  return row.body ?? definition.body
}

function wrongValue(field: z.core.$ZodType): unknown {
  return candidates.find((value) => !(field as z.ZodType).safeParse(value).success)
}

// Its wrong value has a code of its own, which another test holds.
const bodyFields = rowsWithBody.flatMap((row) =>
  Object.entries(bodyOf(row)?.shape ?? {})
    .filter(([name]) => name !== 'idempotencyKey')
    .map(([name, schema]) => [`${row.method} ${row.path}`, name, row, wrongValue(schema)] as const),
)

async function post(row: Row, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(edge.url + pathOf(row), {
    method: row.method,
    headers: { ...credentialFor(row), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe('a body field of a wrong type', () => {
  it('is tried for the fields of every row that has some', () => {
    expect(bodyFields.length).toBeGreaterThanOrEqual(80)
    expect(bodyFields.every(([, , , value]) => value !== undefined)).toBe(true)
  })

  it.each(bodyFields)('%s refuses and names %s', async (_row, name, row, wrong) => {
    const answer = await post(row, { ...validBody, [name]: wrong })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_ARGUMENT' } })
    const { errors } = answer.body as { errors: { field: string; message: string }[] }
    expect(errors.map(({ field }) => field.split('.')[0])).toContain(name)
    for (const { message } of errors) {
      expect(message).not.toMatch(jargon)
      expect(message.length).toBeGreaterThan(3)
    }
  })
})

describe('an identifier in the body of an unversioned row', () => {
  const identified = rows.filter((row) => row.idInBody !== undefined)

  it('is taken by four rows', () => expect(identified).toHaveLength(4))

  it.each(identified.map((row) => [row.path, row.idInBody ?? '', row] as const))(
    '%s asks for %s by that name',
    async (_path, name, row) => {
      const { [name as 'analysisId']: _left, ...without } = validBody
      const missing = await post(row, without)
      expect(missing.body).toMatchObject({ errors: [{ field: name, message: 'is required' }] })
      const wrong = await post(row, { ...validBody, [name]: '../x' })
      expect(wrong.body).toMatchObject({ code: 'INVALID_ARGUMENT', errors: [{ field: name }] })
    },
  )
})
