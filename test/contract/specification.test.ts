import { describe, expect, it } from 'vitest'
import type { Row } from '../../functions/src/contract/row.ts'
import { rows } from '../../functions/src/contract/rows.ts'
import { type Line, readCopy, readSection, tableUnder } from './specification.ts'

const { source, text } = readSection()
const current = tableUnder('Current version (v1)', text)
const administrative = tableUnder('Administrative operations', text)
const legacy = tableUnder('Legacy version 0 and unversioned paths', text)
const specified = rows.filter((row) => row.origin === 'specification')

const credentials: Record<string, Row['credential']> = {
  ID: 'identity',
  KEY: 'key',
  'ID|KEY': 'identity|key',
  none: 'none',
  'none (backend verifies the token)': 'none',
}
const roles: Record<string, Row['role']> = {
  'admin or superadmin': 'admin',
  superadmin: 'superadmin',
}

/** The twin of a legacy row whose line names no path, by what the line says that it does. */
const twins: Record<string, string> = {
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
  return said.match(/\/v1\/[\w/]+/)?.[0] ?? twins[said]
}

function rowOf(line: Line): Row | undefined {
  return specified.find((row) => row.method === line['Method'] && row.path === line['Path'])
}

describe(`the rows against section 4, as ${source} prints it`, () => {
  it('are its 30, 11 and 15 lines and no other, in its order', () => {
    expect([current.length, administrative.length, legacy.length]).toEqual([30, 11, 15])
    const lines = [...current, ...administrative, ...legacy]
    expect(specified.map((row) => `${row.method} ${row.path}`)).toEqual(
      lines.map((line) => `${line['Method']} ${line['Path']}`),
    )
  })

  it.each(current)('have credential and deadline of $Method $Path', (line) => {
    expect(rowOf(line)).toMatchObject({
      credential: credentials[line['Auth'] ?? ''] ?? 'a credential',
      role: 'any',
      deadlineSeconds: Number(line['Deadline']),
    })
    expect(rowOf(line)).not.toHaveProperty('successor')
  })

  it.each(administrative)('have role and deadline of $Method $Path', (line) => {
    expect(rowOf(line)).toMatchObject({
      credential: 'identity',
      role: roles[line['Role'] ?? ''] ?? 'a role',
      deadlineSeconds: Number(line['Deadline']),
    })
  })

  it.each(legacy)('have credential, deadline and twin of $Method $Path', (line) => {
    const successor = twinOf(line)
    expect(successor).toBeDefined()
    expect(rowOf(line)).toMatchObject({
      credential: credentials[line['Auth'] ?? ''] ?? 'a credential',
      role: 'any',
      deadlineSeconds: 60,
      successor,
    })
  })

  // Against the copy alone this could not fail, so it is not there then.
  if (source === 'the specification') {
    it('stand beside a copy that is still the same text', () => {
      expect(readCopy()).toBe(text)
    })
  }
})
