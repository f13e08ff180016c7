import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFolder } from '../../operations/folders/create.ts'
import { registerWebhook } from '../../operations/webhooks/register.ts'
import { reason } from './admin.ts'
import { startBody } from './analysis-request.ts'
import { displayName, writtenText } from './common.ts'
import { foreignId } from './device.ts'

/** Every schema of a name or a reference. */
const names = {
  'a folder': createFolder.body?.shape.name,
  'a key or an account': displayName(100),
  'a webhook': registerWebhook.body?.shape.description,
  'a project or a place': foreignId,
  plantId: startBody.shape.plantId,
  clientReference: startBody.shape.clientReference,
  species: startBody.shape.species,
  sunExposure: startBody.shape.sunExposure,
} as Record<string, z.ZodType>

const texts = { 'a reason': reason, 'a text': writtenText(100) } as Record<string, z.ZodType>

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))

const controls = [...from(0, 0x1f), ...from(0x7f, 0x9f)]
const reordering = [...from(0x202a, 0x202e), ...from(0x2066, 0x2069)]
const needed = [...from(0x200c, 0x200f), '\u061c']
const inScripts = [
  'क्‍ष',
  'می‌خواهم',
  'שלום‏!',
  'Fern №1',
  '窓辺',
  '🌱🏽',
  '\u00a0x\u2026y\u3000z\uffee',
]

const accepts = (schema: z.ZodType, text: string) => schema.safeParse(text).success

/** Checks the text with the pattern of the JSON schema, with and without Unicode mode. */
function patternAccepts(schema: z.ZodType, text: string): boolean {
  const { pattern = '' } = z.toJSONSchema(schema, { io: 'input' }) as { pattern?: string }
  expect(pattern).not.toBe('')
  const [plain, unicode] = [new RegExp(pattern), new RegExp(pattern, 'u')].map((each) =>
    each.test(text),
  )
  expect(plain).toBe(unicode)
  return plain === true
}

describe.each(Object.entries(names))('M5: the name or reference of %s', (_name, schema) => {
  it('refuses control characters, line separators and characters that reorder a text', () => {
    for (const character of [...controls, '\u2028', '\u2029', ...reordering]) {
      const text = `a${character}b`
      expect([text, accepts(schema, text), patternAccepts(schema, text)]).toEqual([
        text,
        false,
        false,
      ])
    }
  })

  it('accepts every script, with the joiners and marks that scripts need', () => {
    for (const text of [...inScripts, ...needed.map((character) => `a${character}b`)])
      expect([text, accepts(schema, text), patternAccepts(schema, text)]).toEqual([
        text,
        true,
        true,
      ])
  })
})

describe.each(Object.entries(texts))('M5: %s of several lines', (name, schema) => {
  it('refuses control characters except line breaks and tabs', () => {
    const breaks = ['\t', '\n', '\r']
    const refused = controls.filter((each) => !breaks.includes(each))
    // Messengers add isolates to copied texts, so only the operators' reasons refuse them.
    for (const character of name === 'a reason' ? [...refused, ...reordering] : refused)
      expect([character, accepts(schema, `a${character}b`)]).toEqual([character, false])
    for (const character of [...breaks, ...needed])
      expect([character, accepts(schema, `a${character}b`)]).toEqual([character, true])
  })
})
