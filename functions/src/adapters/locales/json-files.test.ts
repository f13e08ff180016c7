import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { jsonFiles } from './json-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'locales-'))
mkdirSync(join(folder, 'de'))
writeFileSync(join(folder, 'de', 'care.json'), '{ "soil.ACID": "Saure Erde" }')
writeFileSync(join(folder, 'de', 'species.json'), '{ "Rosa": ')
afterAll(() => rmSync(folder, { recursive: true }))

const read = jsonFiles(pathToFileURL(`${folder}/`))

it('a file is read as JSON', () => {
  expect(read('de', 'care')).toEqual({ 'soil.ACID': 'Saure Erde' })
})

it('a file that is not there is undefined', () => {
  expect(read('de', 'emails')).toBeUndefined()
  expect(read('nl', 'care')).toBeUndefined()
})

it('a file that is no JSON is refused by its path', () => {
  expect(() => read('de', 'species')).toThrow(join(folder, 'de', 'species.json'))
})
