import { type AuditStream, auditStream } from '../../functions/src/collections/audit.ts'
import type { AuditAnchor } from '../../functions/src/domain/audit/verification.ts'
import { verifyAudit } from './audit-trail.ts'
import type { OperatorCommand } from './command.ts'

const usage = `
Usage: npm run audit:verify [-- <stream>:<sequence>:<hash> ...]

Checks the audit trail and lists every entry that was altered, removed or inserted.
Prints the ends of its streams: store them elsewhere and pass them to the next run.
`

export const verifyAuditCommand: OperatorCommand = {
  usage: usage.trim(),
  plan(args) {
    const anchors = userAnchors(args)
    if (!anchors) return undefined
    return async ({ firestore, projectId }) => {
      const { findings, ends } = await verifyAudit(firestore, anchors)
      if (findings.length > 0) {
        const lines = findings.map(({ kind, id, detail }) => `${kind} ${id}: ${detail}`)
        return { exitStatus: 1, lines: [...lines, `The audit trail of ${projectId} is broken.`] }
      }
      const whole = `The audit trail of ${projectId} is intact. Keep the lines above for the next run.`
      const lines = ends.map(({ stream, sequence, hash }) => `${stream}:${sequence}:${hash}`)
      return { exitStatus: 0, lines: [...lines, whole] }
    }
  },
}

const pattern = /^([a-z]+):([1-9]\d*):([0-9a-f]{64})$/

/** Parses `<stream>:<sequence>:<hash>` arguments, or returns undefined if one is malformed. */
function userAnchors(args: readonly string[]): AuditAnchor[] | undefined {
  const anchors = args.map((arg): AuditAnchor | undefined => {
    const [, name, sequence, hash] = pattern.exec(arg) ?? []
    const stream: AuditStream | undefined = auditStream.safeParse(name).data
    return stream && hash ? { stream, sequence: Number(sequence), hash } : undefined
  })
  return anchors.every((anchor) => anchor !== undefined) ? anchors : undefined
}
