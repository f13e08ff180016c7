import type { firestoreClient } from '../../functions/src/adapters/firestore/client.ts'
import { walkCollection } from '../../functions/src/adapters/firestore/walk.ts'
import {
  type AuditStream,
  auditEntries,
  auditHeads,
  auditStream,
} from '../../functions/src/collections/audit.ts'
import {
  type AuditAnchor,
  type AuditFinding,
  auditVerifier,
} from '../../functions/src/domain/audit/verification.ts'

type Firestore = ReturnType<typeof firestoreClient>
type Heads = { anchors: AuditAnchor[]; findings: AuditFinding[] }

/**
 * Walks the whole audit trail and returns its faults and the ends of its streams. New entries may
 * arrive during the walk. The walk must reach the ends that were read before the walk, and must not
 * pass the ends that were read after the walk.
 */
export async function verifyAudit(
  firestore: Firestore,
  noted: readonly AuditAnchor[],
): Promise<{ findings: readonly AuditFinding[]; ends: readonly AuditAnchor[] }> {
  const before = await readHeads(firestore)
  const verifier = auditVerifier([...noted, ...before.anchors])
  for await (const { id, fields } of walkCollection(firestore, auditEntries.name))
    verifier.take(id, auditEntries.schema.safeParse(fields).data)
  const after = await readHeads(firestore)
  verifier.end(lengthsOf(after.anchors))
  return { findings: [...before.findings, ...verifier.findings], ends: before.anchors }
}

async function readHeads(firestore: Firestore): Promise<Heads> {
  const heads: Heads = { anchors: [], findings: [] }
  for await (const { id, fields } of walkCollection(firestore, auditHeads.name)) {
    const stream = auditStream.safeParse(id).data
    const head = auditHeads.schema.safeParse(fields).data
    if (stream && head) heads.anchors.push({ stream, ...head })
    else
      heads.findings.push({
        kind: 'ALTERED',
        id: `${auditHeads.name}/${id}`,
        detail: 'It is not the end of a stream.',
      })
  }
  return heads
}

/** The length of each stream. A stream without an end has no entries. */
function lengthsOf(anchors: readonly AuditAnchor[]): Record<AuditStream, number> {
  const length = (name: AuditStream) => anchors.find(({ stream }) => stream === name)?.sequence ?? 0
  return { admin: length('admin'), security: length('security') }
}
