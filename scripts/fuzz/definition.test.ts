import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../common/root.ts'
import { settingsFor, withLinks } from './definition.ts'

const text = readFileSync(join(root, 'functions/public/openapi.json'), 'utf8')
const definition = JSON.parse(text) as Parameters<typeof withLinks>[0]

it('links the creation of an object to the operations on the object', () => {
  const { paths } = withLinks(definition)
  const links = paths['/v1/folders']?.['post']?.responses['200']?.links
  expect(links).toMatchObject({
    foldersRead: { operationId: 'foldersRead', parameters: { 'path.id': '$response.body#/id' } },
  })
  expect(definition.paths['/v1/folders']?.['post']?.responses['200']?.links).toBeUndefined()
})

it('gives real ids to the operations on objects, and leaves out kinds without an object', () => {
  const objects = { folder: ['fld_1', 'fld_2'] }
  const settings = settingsFor({ name: 'a key', key: 'pk_ent_1' }, definition, objects)
  expect(settings).toContain('[dictionaries.folder]\nvalues = ["fld_1","fld_2"]')
  expect(settings).toContain(
    'include-operation-id = "foldersRead"\n[operations.parameters]\n"path.id"',
  )
  expect(settings).toContain('[auth.openapi.apiKey]\napi_key = "pk_ent_1"')
  expect(settings).not.toContain('devicesRead')
})
