import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../collections/audit.ts'
import { auditEntryId, auditHash, nextAuditEntry } from './audit.ts'
import { type AuditAnchor, auditVerifier } from './verification.ts'

type Trail = Map<string, AuditEntry | undefined>

/** Two valid chains. Each optional field is empty in some entries and filled in other entries. */
function written(): Trail {
  const trail: Trail = new Map()
  for (const stream of ['admin', 'security'] as const) {
    let head: AuditEntry | undefined
    for (let index = 1; index <= 4; index += 1) {
      const event = {
        actorUid: `actor-${index}`,
        action: 'user.ban' as const,
        target: index % 2 === 0 ? null : 'ada',
        reason: index % 2 === 0 ? 'two violations' : null,
        details: { before: null, after: index },
      }
      head = nextAuditEntry(stream, head, event, new Date(Date.UTC(2026, 10, 20, 8, index)))
      trail.set(auditEntryId(stream, index), head)
    }
  }
  return trail
}

const headsOf = (trail: Trail): AuditAnchor[] =>
  [...trail.values()].flatMap((entry) => (entry?.sequence === 4 ? [entry] : []))

function findings(trail: Trail, anchors = headsOf(written()), lengths = { admin: 4, security: 4 }) {
  const verifier = auditVerifier(anchors)
  for (const id of [...trail.keys()].toSorted()) verifier.take(id, trail.get(id))
  verifier.end(lengths)
  return verifier.findings.map(({ kind, id }) => `${kind} ${id}`)
}

/** Returns one copy of the text per byte, each with one flipped bit in a different byte. */
function flips(value: string): string[] {
  const bytes = Buffer.from(value)
  return [...bytes].map((_byte, index) => {
    const flipped = Buffer.from(bytes)
    flipped[index] = (flipped[index] ?? 0) ^ 1
    return flipped.toString()
  })
}

it('finds no fault in an unchanged audit trail', () => {
  expect(findings(written())).toEqual([])
  expect(findings(new Map(), [], { admin: 0, security: 0 })).toEqual([])
})

describe('a flipped byte', () => {
  const cases = [...written()].flatMap(([id, entry]) =>
    Object.keys(entry ?? {}).map((field) => [id, field as keyof AuditEntry] as const),
  )
  it.each(cases)('is found in the entry %s, in the field %s', (id, field) => {
    const original = written().get(id)
    const text = JSON.stringify(original?.[field])
    for (const flipped of flips(text)) {
      const trail = written()
      const value = parsedOr(flipped)
      trail.set(id, { ...original, [field]: value } as AuditEntry)
      expect(findings(trail), flipped).toContain(`ALTERED ${id}`)
    }
  })

  it('is found even if the entry becomes unreadable', () => {
    const trail = written()
    trail.set('admin-000000000002', undefined)
    expect(findings(trail)).toEqual(['ALTERED admin-000000000002'])
  })
})

describe('verification of the audit trail', () => {
  it('finds an altered entry with a recalculated hash, because the next entry contains the old hash', () => {
    const trail = written()
    const entry = trail.get('admin-000000000002') as AuditEntry
    const forged = { ...entry, actorUid: 'nobody' }
    trail.set('admin-000000000002', { ...forged, hash: auditHash(forged) })
    expect(findings(trail)).toEqual(['ALTERED admin-000000000003'])
  })

  it("finds an altered last entry with a recalculated hash, because the stream's end has the old hash", () => {
    const trail = written()
    const entry = trail.get('security-000000000004') as AuditEntry
    const forged = { ...entry, reason: null }
    trail.set('security-000000000004', { ...forged, hash: auditHash(forged) })
    expect(findings(trail)).toEqual(['ALTERED security-000000000004'])
  })

  it.each([1, 2, 3, 4])('finds the removal of entry %s', (sequence) => {
    const trail = written()
    const id = auditEntryId('admin', sequence)
    trail.delete(id)
    expect(findings(trail)).toEqual([`REMOVED ${sequence === 4 ? auditEntryId('admin', 4) : id}`])
  })

  it('finds an inserted entry with any id', () => {
    const copy = written().get('admin-000000000004')
    for (const id of [
      'admin-000000000005',
      'admin-000000000000',
      'admin-5',
      'x',
      'other-000000000001',
    ]) {
      const trail = written()
      trail.set(id, copy)
      expect(findings(trail).join(), id).toMatch(/INSERTED|ALTERED/)
    }
  })

  it('finds an entry that was appended after the stored end of the stream', () => {
    const trail = written()
    const last = trail.get('admin-000000000004')
    const event = { actorUid: 'x', action: 'user.unban', target: null, reason: null } as const
    trail.set('admin-000000000005', nextAuditEntry('admin', last, event, new Date(0)))
    expect(findings(trail)).toEqual(['INSERTED admin-000000000005'])
    // An entry written during the check is valid, because the stored end has moved too.
    expect(findings(trail, undefined, { admin: 5, security: 4 })).toEqual([])
  })
})

it('finds a rewritten hash chain if an auditor noted one of the original entries', () => {
  const trail = written()
  const second = trail.get('admin-000000000002')
  const event = { actorUid: 'x', action: 'user.unban', target: null, reason: null } as const
  const third = nextAuditEntry('admin', second, event, new Date(0))
  trail.set('admin-000000000003', third)
  trail.set('admin-000000000004', nextAuditEntry('admin', third, event, new Date(0)))
  const forgedEnds = headsOf(trail)
  expect(findings(trail, forgedEnds)).toEqual([])
  const noted = headsOf(written()).filter(({ stream }) => stream === 'admin')
  expect(findings(trail, [...forgedEnds, ...noted])).toEqual(['ALTERED admin-000000000004'])
  trail.delete('admin-000000000004')
  const cut = [third]
  expect(findings(trail, [...cut, ...noted], { admin: 3, security: 4 })).toEqual([
    'REMOVED admin-000000000004',
  ])
})

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
