import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toSwaggerSchema } from './schema.ts'

function convert(schema: z.ZodType): unknown {
  return toSwaggerSchema(z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' }), 'Thing')
}

describe('a schema in Swagger 2.0', () => {
  it('marks nullable values with an extension', () => {
    expect(convert(z.string().nullable())).toEqual({ type: 'string', 'x-nullable': true })
  })

  it("omits JavaScript's own limits of integers", () => {
    expect(convert(z.int())).toEqual({ type: 'integer', format: 'int64' })
    expect(convert(z.int().min(1).max(5))).toEqual({
      type: 'integer',
      format: 'int32',
      minimum: 1,
      maximum: 5,
    })
  })

  it('causes an error that names the schema and its place if Swagger 2.0 cannot express the schema', () => {
    const union = z.object({ list: z.array(z.object({ size: z.union([z.string(), z.number()]) })) })
    expect(() => convert(union)).toThrow('Thing.list.items.size: Swagger 2.0 has no "anyOf"')
    const tagged = z.discriminatedUnion('a', [
      z.object({ a: z.literal(1) }),
      z.object({ a: z.literal(2) }),
    ])
    expect(() => convert(tagged)).toThrow('Thing: Swagger 2.0 has no "oneOf"')
  })

  it('keeps a property that has the name of a removed keyword', () => {
    expect(convert(z.object({ pattern: z.string(), $id: z.string() }))).toMatchObject({
      properties: { pattern: { type: 'string' }, $id: { type: 'string' } },
    })
  })
})
