import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { validationMessage } from './validation-messages.ts'

function messages(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value, { error: validationMessage })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

describe('the message of an invalid field', () => {
  it.each([
    [z.string(), undefined, 'is required'],
    [z.enum(['inside', 'outside']), undefined, 'is required'],
    [z.string(), 4, 'must be a string'],
    [z.string(), null, 'must be a string'],
    [z.number(), '4', 'must be a number'],
    [z.int(), 4.5, 'must be an integer'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), {}, 'must be an array'],
    [z.record(z.string(), z.unknown()), [], 'must be an object'],
    [z.number().min(-90).max(90), 91, 'must be between -90 and 90'],
    [z.number().min(-90).max(90), -91, 'must be between -90 and 90'],
    [z.number().min(1), 0, 'must be at least 1'],
    [z.int().max(10), 11, 'must be at most 10'],
    [z.string().min(1).max(100), '', 'must have 1 to 100 characters'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 items'],
    [z.string().max(64), 'x'.repeat(65), 'must have at most 64 characters'],
    [z.array(z.string()).min(1), [], 'must have at least 1 item'],
    [z.enum(['inside', 'outside']), 'attic', 'must be one of inside, outside'],
    [z.enum(['up', 'down', '']), 'left', 'must be one of up, down, an empty string'],
    [z.literal('usr'), 'other', 'must be usr'],
    [z.email(), 'nobody', 'must be an e-mail address'],
    [z.iso.datetime(), 'yesterday', 'must be a time such as 2026-11-20T08:18:04Z'],
    [z.string().regex(/^a$/), 'b', 'has a form that is not allowed'],
    [z.union([z.string(), z.number()]), true, 'has a value that is not allowed'],
  ])('states which values are valid: %#', (schema, value, message) => {
    expect(messages(schema, value)).toEqual([message])
  })

  it('is the message of the schema if the schema has one', () => {
    expect(messages(z.string().regex(/^a$/, 'must be an a'), 'b')).toEqual(['must be an a'])
  })
})
