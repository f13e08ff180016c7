import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { jsonFiles } from './json-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'locales-'))
mkdirSync(join(folder, 'de'))
writeFileSync(join(folder, 'de', 'care.json'), '{ "soil.ACID": "Saure Erde" }')
writeFileSync(join(folder, 'de', 'plants.json'), '{ "Rosa": ')
afterAll(() => rmSync(folder, { recursive: true }))

const read = jsonFiles(pathToFileURL(`${folder}/`))

it('jsonFiles reads a file as JSON', () => {
  expect(read('de', 'care')).toEqual({ 'soil.ACID': 'Saure Erde' })
})

it('jsonFiles returns undefined for a missing file', () => {
  expect(read('de', 'emails')).toBeUndefined()
  expect(read('nl', 'care')).toBeUndefined()
})

it('jsonFiles throws an error with the path of a file that is not JSON', () => {
  expect(() => read('de', 'plants')).toThrow(join(folder, 'de', 'plants.json'))
})
