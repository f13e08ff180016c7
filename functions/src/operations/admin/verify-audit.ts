import { z } from 'zod'
import { type AuditEntry, auditEntries, auditHeads } from '../../collections/audit.ts'
import { ref } from '../../collections/collection.ts'
import { limits } from '../../contract/limits.ts'
import { count } from '../../contract/schemas/common.ts'
import { queryInteger } from '../../contract/schemas/query.ts'
import { type AuditPart, verifyAuditPart } from '../../domain/audit/verification.ts'
import type { Store } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'

type Documents = ReadonlyMap<string, AuditEntry | undefined>
const auditStream = z.enum(['admin', 'security'])
const auditVerificationQuery = z.object({
  stream: auditStream
    .describe('`admin` for the actions of operators, `security` for incidents.')
    .default('admin'),
  after: queryInteger(0, 999_999_999_999)
    .describe('The `verifiedTo` of the previous part; 0 for the first part.')
    .default(0),
})
const auditVerification = z.object({
  stream: auditStream.describe('The chain.'),
  verifiedTo: count.describe('The last position checked; pass it as `after` in the next call.'),
  length: count.describe('How many entries the chain should have.'),
  headHash: z
    .string()
    .nullable()
    .describe('The hash of its last entry, to store elsewhere; null if the chain is empty.'),
  complete: z.boolean().describe('True if the chain ends here.'),
  findings: z
    .array(
      z.object({
        kind: z
          .enum(['ALTERED', 'REMOVED', 'INSERTED'])
          .describe('What happened to the entry after it was written.'),
        id: z.string().describe('The entry, or the place at which one is missing.'),
        detail: z.string().describe('The evidence for it, in English.'),
      }),
    )
    .describe('The differences from what was written; empty if the part is intact.'),
})

export const verifyAudit = endpoint({
  id: 'admin.verifyAudit',
  route: {
    method: 'GET',
    path: '/v1/admin/audit/verification',
    credential: 'identity',
    access: 'superadmin',
  },
  summary: 'Verify a part of a chain of the audit trail',
  description: [
    `Each call checks up to ${limits.admin.auditEntriesVerified} entries; call again with \`after\` until \`complete\` is true.`,
    'A rewritten chain can pass this check: compare `headHash` with a value you noted earlier.',
  ],
  query: auditVerificationQuery,
  output: { 200: auditVerification },
  problems: [],
  examples: {
    query: { stream: 'admin', after: 0 },
    output: {
      200: {
        stream: 'admin',
        verifiedTo: 2,
        length: 2,
        headHash: '0db14d20f282304ac68aa52138c1a2e9363962f077b40e2f2a690d012586bbf1',
        complete: true,
        findings: [],
      },
    },
  },

  /**
   * Costs 1 read for each entry of the part, and 1 read for the entry before the part. Reads the
   * stream's end twice, because other calls may append entries meanwhile. Only the operator's
   * command finds an entry that was stored under another stream's name, because that command reads
   * every document.
   */
  async handler(call, { store }) {
    const { stream } = call.input
    const [head] = await store.getAll(ref(auditHeads, stream))
    const length = head?.sequence ?? 0
    const after = Math.min(call.input.after, length)
    const to = Math.min(length, after + limits.admin.auditEntriesVerified)
    const complete = to === length
    const documents = await documentsOf(store, { stream, after, to: complete ? to + 1 : to })
    const [headNow] = await store.getAll(ref(auditHeads, stream))
    const isLonger = (headNow?.sequence ?? 0) > length
    const findings = verifyAuditPart(
      { stream, after, to },
      isLonger ? withoutPlace(documents, to + 1) : documents,
      complete ? head : undefined,
    )
    const headHash = head?.hash ?? null
    return { status: 200, body: { stream, verifiedTo: to, length, headHash, complete, findings } }
  },
})
const withoutPlace = (documents: Documents, place: number): Documents =>
  new Map([...documents].filter(([, entry]) => entry?.sequence !== place))

/** The entries of the part and the last earlier entry, by id. Unreadable entries are undefined. */
async function documentsOf(store: Store, { stream, after, to }: AuditPart): Promise<Documents> {
  const unreadable: [string, undefined][] = []
  const documents = await store.query(
    auditEntries,
    {
      where: [
        { field: 'stream', operator: '==', value: stream },
        { field: 'sequence', operator: '>=', value: after },
        { field: 'sequence', operator: '<=', value: to },
      ],
      orderBy: { field: 'sequence', direction: 'ascending' },
      limit: limits.admin.auditEntriesVerified + 2,
    },
    (path) => unreadable.push([path.slice(path.lastIndexOf('/') + 1), undefined]),
  )
  return new Map([...documents.map(({ id, data }) => [id, data] as const), ...unreadable])
}
