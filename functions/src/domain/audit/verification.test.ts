import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../collections/audit.ts'
import { auditEntryId, auditHash, nextAuditEntry } from './audit.ts'
import { type AuditAnchor, auditVerifier } from './verification.ts'

type Trail = Map<string, AuditEntry | undefined>

/** Two chains as they are written, with every field that can be empty both ways. */
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

/** The value with one bit of one of its bytes changed, each byte in turn. */
function flips(value: string): string[] {
  const bytes = Buffer.from(value)
  return [...bytes].map((_byte, index) => {
    const flipped = Buffer.from(bytes)
    flipped[index] = (flipped[index] ?? 0) ^ 1
    return flipped.toString()
  })
}

it('a trail as it was written is whole', () => {
  expect(findings(written())).toEqual([])
  expect(findings(new Map(), [], { admin: 0, security: 0 })).toEqual([])
})

describe('one byte that is flipped', () => {
  const cases = [...written()].flatMap(([id, entry]) =>
    Object.keys(entry ?? {}).map((field) => [id, field as keyof AuditEntry] as const),
  )
  it.each(cases)('in %s, %s is found, whichever it is', (id, field) => {
    const original = written().get(id)
    const text = JSON.stringify(original?.[field])
    for (const flipped of flips(text)) {
      const trail = written()
      const value = parsedOr(flipped)
      trail.set(id, { ...original, [field]: value } as AuditEntry)
      expect(findings(trail), flipped).toContain(`ALTERED ${id}`)
    }
  })

  it('in a way that leaves no entry is found', () => {
    const trail = written()
    trail.set('admin-000000000002', undefined)
    expect(findings(trail)).toEqual(['ALTERED admin-000000000002'])
  })
})

describe('an entry', () => {
  it('that is altered with its hash is found by the next one', () => {
    const trail = written()
    const entry = trail.get('admin-000000000002') as AuditEntry
    const forged = { ...entry, actorUid: 'nobody' }
    trail.set('admin-000000000002', { ...forged, hash: auditHash(forged) })
    expect(findings(trail)).toEqual(['ALTERED admin-000000000003'])
  })

  it('that is altered with its hash, being the last, is found by the end', () => {
    const trail = written()
    const entry = trail.get('security-000000000004') as AuditEntry
    const forged = { ...entry, reason: null }
    trail.set('security-000000000004', { ...forged, hash: auditHash(forged) })
    expect(findings(trail)).toEqual(['ALTERED security-000000000004'])
  })

  it.each([1, 2, 3, 4])('that is removed is found: the %sth', (sequence) => {
    const trail = written()
    const id = auditEntryId('admin', sequence)
    trail.delete(id)
    expect(findings(trail)).toEqual([`REMOVED ${sequence === 4 ? auditEntryId('admin', 4) : id}`])
  })

  it('that is inserted under any id is found', () => {
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

  it('that is chained on behind the end is found', () => {
    const trail = written()
    const last = trail.get('admin-000000000004')
    const event = { actorUid: 'x', action: 'user.unban', target: null, reason: null } as const
    trail.set('admin-000000000005', nextAuditEntry('admin', last, event, new Date(0)))
    expect(findings(trail)).toEqual(['INSERTED admin-000000000005'])
    // Written while the trail is walked, it is no forgery: the end has moved with it.
    expect(findings(trail, undefined, { admin: 5, security: 4 })).toEqual([])
  })
})

it('a chain that was written anew from one place on is found by an end that was noted', () => {
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
