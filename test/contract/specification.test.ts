import { describe, expect, it } from 'vitest'
import type { Route } from '../../functions/src/contract/route.ts'
import { routes } from '../../functions/src/contract/routes.ts'
import { type Line, readCopy, readSection, tableUnder } from './specification.ts'

const { source, text } = readSection()
const current = tableUnder('Current version (v1)', text)
const administrative = tableUnder('Administrative operations', text)
const legacy = tableUnder('Legacy version 0 and unversioned paths', text)
const specified = routes.filter((route) => route.origin === 'specification')

const credentials: Record<string, Route['credential']> = {
  ID: 'identity',
  KEY: 'key',
  'ID|KEY': 'identity|key',
  none: 'none',
  'none (backend verifies the token)': 'none',
}
const roles: Record<string, Route['access']> = {
  'admin or superadmin': 'admin',
  superadmin: 'superadmin',
}

/** The v1 successor of a legacy route whose line names no path, by the line's description. */
const successors: Record<string, string> = {
  'synchronous analysis': '/v1/analyses/sync',
  'asynchronous analysis start': '/v1/analyses',
  'save analysis': '/v1/analyses/save',
  'delete analysis': '/v1/analyses/{id}',
  'update feedback': '/v1/history/{id}/impression',
  'create folder': '/v1/folders',
  'delete folder': '/v1/folders/{id}',
  'assign analyses to folder': '/v1/folders/{id}/assign',
  'remove analyses from folder': '/v1/folders/unassign',
  'path id; body impression (string)': '/v1/history/{id}/impression',
}

function twinOf(line: Line): string | undefined {
  const said = line['Equivalent / body'] ?? ''
  if (said.startsWith('asynchronous analysis for enterprise use')) return '/v1/analyses'
  return said.match(/\/v1\/[\w/]+/)?.[0] ?? successors[said]
}

function routeOf(line: Line): Route | undefined {
  return specified.find((route) => route.method === line['Method'] && route.path === line['Path'])
}

describe(`the routes, compared with section 4 of ${source}`, () => {
  it('are its 30, 11 and 15 lines in the same order, and no others', () => {
    expect([current.length, administrative.length, legacy.length]).toEqual([30, 11, 15])
    const lines = [...current, ...administrative, ...legacy]
    expect(specified.map((route) => `${route.method} ${route.path}`)).toEqual(
      lines.map((line) => `${line['Method']} ${line['Path']}`),
    )
  })

  it.each(current)('have credential and deadline of $Method $Path', (line) => {
    expect(routeOf(line)).toMatchObject({
      credential: credentials[line['Auth'] ?? ''] ?? 'a credential',
      deadlineSeconds: Number(line['Deadline']),
    })
    const accesses = line['Auth']?.startsWith('none') ? ['public'] : ['member', 'owner']
    expect(accesses).toContain(routeOf(line)?.access)
    expect(routeOf(line)).not.toHaveProperty('successor')
  })

  it.each(administrative)('have role and deadline of $Method $Path', (line) => {
    expect(routeOf(line)).toMatchObject({
      credential: 'identity',
      access: roles[line['Role'] ?? ''] ?? 'a role',
      deadlineSeconds: Number(line['Deadline']),
    })
  })

  it.each(legacy)('have credential, deadline and successor of $Method $Path', (line) => {
    const successor = twinOf(line)
    expect(successor).toBeDefined()
    expect(routeOf(line)).toMatchObject({
      credential: credentials[line['Auth'] ?? ''] ?? 'a credential',
      access: 'member',
      deadlineSeconds: 60,
      successor,
    })
  })

  // Only the original can differ from the copy.
  if (source === 'the specification') {
    it('match a copy that still equals the original', () => {
      expect(readCopy()).toBe(text)
    })
  }
})
