import { expect, it } from 'vitest'
import { auditCsv } from './audit-csv.ts'

const entry = {
  id: '0001',
  previousHash: '',
  hash: '',
  at: '2026-11-28T10:00:00.000Z',
  action: 'user.ban',
  target: 'u1',
  targetEmail: 'ada@example.org',
  actorUid: 'u2',
  actorEmail: null,
  reason: null,
} as const

it('the CSV of the audit trail has a line for each entry', () => {
  expect(auditCsv([entry])).toBe(
    'at,action,target,targetEmail,actorUid,actorEmail,reason,id\r\n' +
      '2026-11-28T10:00:00.000Z,user.ban,u1,ada@example.org,u2,,,0001\r\n',
  )
})

it.each([
  ['said "no", twice', '"said ""no"", twice"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://example.org")', `"'=HYPERLINK(""https://example.org"")"`],
  ['-1', "'-1"],
])('a reason keeps its words, but is no formula: %s', (reason, field) => {
  expect(auditCsv([{ ...entry, reason }])).toContain(`,${field},0001\r\n`)
})
