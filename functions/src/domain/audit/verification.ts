import type { AuditEntry, AuditStream } from '../../collections/audit.ts'
import { auditEntryId, auditHash, genesisHash } from './audit.ts'

/** A sign that somebody has manipulated the audit trail. */
export type AuditFinding = {
  kind: 'ALTERED' | 'REMOVED' | 'INSERTED'
  /** The id of the suspicious document or of the missing entry. */
  id: string
  detail: string
}

/** An entry that an auditor noted earlier. The stored entry must still have the same hash. */
export type AuditAnchor = { stream: AuditStream; sequence: number; hash: string }

type Walk = {
  stream: AuditStream
  /** The last sequence number that was checked. */
  sequence: number
  /** The entry's hash, or undefined for an invalid entry, so that the next link stays unchecked. */
  hash: string | undefined
}

const idPattern = /^(admin|security)-(\d{12})$/

/**
 * Checks the hash chain of each stream. Pass the entries in the order of their ids. A removed entry
 * leaves a gap. An altered entry does not match its hash, or its new hash breaks the link of the
 * next entry. Only `anchors` (entries that an auditor noted) reveal the removal of the last
 * entries.
 */
export function auditVerifier(anchors: readonly AuditAnchor[]) {
  const findings: AuditFinding[] = []
  const walks = new Map<AuditStream, Walk>()
  const find = (kind: AuditFinding['kind'], id: string, detail: string): void =>
    void findings.push({ kind, id, detail })
  return {
    findings,
    /** Checks one document. `entry` is undefined if the document is not a valid entry. */
    take(id: string, entry: AuditEntry | undefined): void {
      const place = placeOf(id)
      if (!place) return find('INSERTED', id, 'No entry has such an id.')
      const before = walks.get(place.stream) ?? { ...place, sequence: 0, hash: genesisHash }
      const isNext = place.sequence === before.sequence + 1
      if (!isNext)
        find('REMOVED', auditEntryId(place.stream, before.sequence + 1), `Missing before ${id}.`)
      walks.set(place.stream, { ...place, hash: entry?.hash })
      const altered = alteration(id, entry, isNext ? before.hash : undefined)
      if (altered) find('ALTERED', id, altered)
      for (const anchor of anchors)
        if (id === idOfAnchor(anchor) && entry?.hash !== anchor.hash)
          find('ALTERED', id, 'It is not the entry that was noted.')
    },
    /** Ends the check. `lengths` holds the number of entries that each stream has now. */
    end(lengths: Readonly<Record<AuditStream, number>>): void {
      for (const anchor of anchors)
        if ((walks.get(anchor.stream)?.sequence ?? 0) < anchor.sequence)
          find('REMOVED', idOfAnchor(anchor), 'The chain ends before an entry that was noted.')
      for (const [stream, walk] of walks)
        if (walk.sequence > lengths[stream])
          find('INSERTED', auditEntryId(stream, walk.sequence), 'It lies past the end.')
    },
  }
}

/** A part of a stream: the sequence numbers from `after + 1` to `to`. */
export type AuditPart = { stream: AuditStream; after: number; to: number }

/**
 * Checks a part of a stream. `documents` holds every document from the number `after` on, by id. A
 * value is undefined if the document is not a valid entry. `head` is the expected last entry, if
 * the part reaches the end of the stream.
 */
export function verifyAuditPart(
  { stream, after, to }: AuditPart,
  documents: ReadonlyMap<string, AuditEntry | undefined>,
  head: { hash: string } | undefined,
): AuditFinding[] {
  const findings: AuditFinding[] = []
  const idOf = (place: number) => auditEntryId(stream, place)
  let hashBefore = after === 0 ? genesisHash : documents.get(idOf(after))?.hash
  for (let place = after + 1; place <= to; place += 1) {
    const id = idOf(place)
    const entry = documents.get(id)
    if (!documents.has(id)) findings.push({ kind: 'REMOVED', id, detail: 'It is missing.' })
    else findings.push(...alterations(id, entry, hashBefore))
    hashBefore = entry?.hash
  }
  findings.push(...misplaced(documents, { from: idOf(after), to: idOf(to) }))
  if (head && hashBefore !== undefined && hashBefore !== head.hash)
    findings.push({ kind: 'ALTERED', id: idOf(to), detail: 'It is not the end that was noted.' })
  return findings
}

function alterations(...about: Parameters<typeof alteration>): AuditFinding[] {
  const detail = alteration(...about)
  return detail === undefined ? [] : [{ kind: 'ALTERED', id: about[0], detail }]
}

/** Finds documents whose ids match no sequence number of the part. */
function misplaced(
  documents: ReadonlyMap<string, unknown>,
  part: { from: string; to: string },
): AuditFinding[] {
  return [...documents.keys()]
    .filter((id) => !idPattern.test(id) || id < part.from || id > part.to)
    .map((id) => ({ kind: 'INSERTED', id, detail: 'No entry has such an id.' }))
}

const idOfAnchor = ({ stream, sequence }: AuditAnchor): string => auditEntryId(stream, sequence)

function placeOf(id: string): { stream: AuditStream; sequence: number } | undefined {
  const [, stream, digits] = idPattern.exec(id) ?? []
  const sequence = Number(digits)
  return sequence > 0 ? { stream: stream === 'admin' ? 'admin' : 'security', sequence } : undefined
}

function alteration(
  id: string,
  entry: AuditEntry | undefined,
  hashBefore: string | undefined,
): string | undefined {
  if (!entry) return 'It cannot be read as an entry.'
  if (auditEntryId(entry.stream, entry.sequence) !== id)
    return 'It names another place than its own.'
  if (auditHash(entry) !== entry.hash) return 'Its fields do not give its hash.'
  if (hashBefore !== undefined && entry.previousHash !== hashBefore)
    return 'It is not chained to the entry before it.'
  return undefined
}
