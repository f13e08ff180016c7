import { type AuditStream, auditStream } from '../../functions/src/collections/audit.ts'
import type { AuditAnchor } from '../../functions/src/domain/audit/verification.ts'

const pattern = /^([a-z]+):([1-9]\d*):([0-9a-f]{64})$/

/** Parses `<stream>:<sequence>:<hash>` arguments. Undefined if one is malformed. */
export function userAnchors(args: readonly string[]): AuditAnchor[] | undefined {
  const anchors = args.map((arg): AuditAnchor | undefined => {
    const [, name, sequence, hash] = pattern.exec(arg) ?? []
    const stream: AuditStream | undefined = auditStream.safeParse(name).data
    return stream && hash ? { stream, sequence: Number(sequence), hash } : undefined
  })
  return anchors.every((anchor) => anchor !== undefined) ? anchors : undefined
}
