import { z } from 'zod'
import { type AuditEntry, auditEntries } from '../../collections/audit.ts'
import { ids, page, times } from '../../contract/examples/values.ts'
import { time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { superadminUid } from './examples.ts'

const auditEntry = z.object({
  id: z.string().describe('The id of the entry.'),
  at: time.describe('The time of the action.'),
  actorUid: z.string().describe('Who did it.'),
  action: z.string().describe('The action, such as `user.ban`.'),
  target: z.string().nullable().describe('The id of the target; null if there is none.'),
  reason: z.string().nullable().describe('The reason; null if none was given.'),
  previousHash: z.string().describe('The hash of the previous entry.'),
  hash: z.string().describe('The SHA-256 of this entry and the previous hash, in hex.'),
})

export const listAudit = endpoint({
  id: 'admin.listAudit',
  route: { method: 'GET', path: '/v1/admin/audit', credential: 'identity', access: 'admin' },
  summary: 'List the audit entries',
  description: [
    'Entries are listed newest first; every administrative write adds one.',
    'The entries form two hash chains, which `GET /v1/admin/audit/verification` verifies.',
  ],
  query: pageQuery,
  output: { 200: pageOf(auditEntry) },
  problems: [],
  examples: {
    query: page.query,
    output: {
      200: {
        items: [
          {
            id: 'admin-000000000002',
            at: times.later,
            actorUid: superadminUid,
            action: 'quota.reset',
            target: ids.user,
            reason: 'Lost to an outage',
            previousHash: '708e96dff0e7174eb73cab886d8e515f9b1add6eb538b40db37163e4880a1cf1',
            hash: '0db14d20f282304ac68aa52138c1a2e9363962f077b40e2f2a690d012586bbf1',
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /** Lists the entries of all streams. The id of an entry names its stream and position. */
  async handler({ input }, ports) {
    const page = await listPage(ports, input, 'audit', {
      collection: auditEntries,
      where: [],
      orderBy: { field: 'at', direction: 'descending' },
    })
    return { status: 200, body: { items: page.documents.map(toItem), ...page.next } }
  },
})

function toItem({ id, data }: StoredDocument<AuditEntry>) {
  const { at, actorUid, action, target, reason, previousHash, hash } = data
  return { id, at, actorUid, action, target, reason, previousHash, hash }
}
