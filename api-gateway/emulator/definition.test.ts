import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDefinition } from './definition.ts'

function definitionWith(backend: string): string {
  return `swagger: '2.0'\npaths:\n  /v1/config:\n    get:\n      x-google-backend: ${backend}\n`
}

it("applies ESPv2's deadline of 15 seconds to an operation without a deadline", () => {
  const [operation] = readDefinition(
    definitionWith('{ address: https://api.invalid, path_translation: APPEND_PATH_TO_ADDRESS }'),
  )
  expect(operation?.deadlineSeconds).toBe(15)
})

it('refuses a path translation that would move variables into the query', () => {
  const yaml = definitionWith(
    '{ address: https://api.invalid, path_translation: CONSTANT_ADDRESS }',
  )
  expect(() => readDefinition(yaml)).toThrow()
})

it('answers OPTIONS within 5 seconds on every path of the generated definition', () => {
  const generated = join(import.meta.dirname, '..', 'openapi2.yaml')
  const operations = readDefinition(readFileSync(generated, 'utf8'))
  const paths = new Set(operations.map(({ template }) => template))
  const preflights = operations.filter(({ method }) => method === 'OPTIONS')
  expect(paths.size).toBeGreaterThan(50)
  expect(preflights).toHaveLength(paths.size)
  expect(new Set(preflights.map(({ deadlineSeconds }) => deadlineSeconds))).toEqual(new Set([5]))
})
