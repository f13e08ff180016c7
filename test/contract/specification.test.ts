import { describe, expect, it } from 'vitest'
import { routes } from '../../functions/src/composition/endpoints.ts'
import type { Route } from '../../functions/src/contract/route.ts'
import { type Line, readSection, tableUnder } from './specification.ts'

const text = readSection()
const current = tableUnder('Current version (v1)', text)
const administrative = tableUnder('Administrative operations', text)
const legacy = tableUnder('Legacy version 0 and unversioned paths', text)
const lines = [...current, ...administrative, ...legacy]
const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`

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

/** The paths of v1 successors that the specification names only in words, by these words. */
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
  // `/v1/analyses` refuses the keys that this path takes.
  if (said.startsWith('asynchronous analysis for enterprise use')) return '/v1/analyses/sync'
  return said.match(/\/v1\/[\w/]+/)?.[0] ?? successors[said]
}

function routeOf(line: Line): Route | undefined {
  return routes.find((route) => route.method === line['Method'] && route.path === line['Path'])
}

describe('the routes of section 4 of the specification', () => {
  it('all exist: 30 current, 11 administrative and 15 legacy routes', () => {
    expect([current.length, administrative.length, legacy.length]).toEqual([30, 11, 15])
    const known = new Set(routes.map(keyOf))
    const missing = lines.map((line) => `${line['Method']} ${line['Path']}`)
    expect(missing.filter((key) => !known.has(key))).toEqual([])
  })

  it('do not include 37 other routes of the service', () => {
    const specified = new Set(lines.map((line) => `${line['Method']} ${line['Path']}`))
    const beyond = routes.map(keyOf).filter((key) => !specified.has(key))
    expect(beyond).toHaveLength(37)
    expect(beyond.filter((key) => !/ (\/v1\/|\/getAnalysis$)/.test(key))).toEqual([])
  })

  it.each(current)('include $Method $Path with its credential and deadline', (line) => {
    expect(routeOf(line)).toMatchObject({
      credential: credentials[line['Auth'] ?? ''] ?? 'a credential',
      deadlineSeconds: Number(line['Deadline']),
    })
    const accesses = line['Auth']?.startsWith('none') ? ['public'] : ['member', 'owner']
    expect(accesses).toContain(routeOf(line)?.access)
    expect(routeOf(line)).not.toHaveProperty('successor')
  })

  it.each(administrative)('include $Method $Path with its role and deadline', (line) => {
    expect(routeOf(line)).toMatchObject({
      credential: 'identity',
      access: roles[line['Role'] ?? ''] ?? 'a role',
      deadlineSeconds: Number(line['Deadline']),
    })
  })

  it.each(legacy)('include $Method $Path with its credential, deadline and successor', (line) => {
    const successor = twinOf(line)
    expect(successor).toBeDefined()
    expect(routeOf(line)).toMatchObject({
      credential: credentials[line['Auth'] ?? ''] ?? 'a credential',
      access: 'member',
      deadlineSeconds: 60,
      successor,
    })
  })
})
