import { z } from 'zod'
import { type AuditEntry, auditAction, auditEntries } from '../../collections/audit.ts'
import { email, ids, page, times } from '../../contract/examples/values.ts'
import { nullableText, time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'
import { emailsOf } from './emails-of.ts'
import { superadminUid } from './examples.ts'

type Entry = StoredDocument<AuditEntry>

const auditEntry = z.object({
  id: z.string().describe('The id of the entry.'),
  at: time.describe('The time of the action.'),
  actorUid: z.string().describe('Who did it.'),
  actorEmail: nullableText.describe("The actor's email address on record."),
  action: z.string().describe('The action, such as `user.ban`.'),
  target: z.string().nullable().describe('The id of the target; null if there is none.'),
  targetEmail: nullableText.describe('The email address on record of a target who is a user.'),
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
  query: pageQuery.extend({
    action: auditAction.describe('Lists entries of this action only.').optional(),
  }),
  output: { 200: pageOf(auditEntry) },
  problems: [],
  examples: {
    query: { ...page.query, action: 'quota.reset' },
    output: {
      200: {
        items: [
          {
            id: 'admin-000000000002',
            at: times.later,
            actorUid: superadminUid,
            actorEmail: 'root@example.org',
            action: 'quota.reset',
            target: ids.user,
            targetEmail: email,
            reason: 'Lost to an outage',
            previousHash: '708e96dff0e7174eb73cab886d8e515f9b1add6eb538b40db37163e4880a1cf1',
            hash: '0db14d20f282304ac68aa52138c1a2e9363962f077b40e2f2a690d012586bbf1',
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /**
   * Lists the entries of all streams. The id of an entry names its stream and position. Costs one
   * query, and 1 read for each person whom the page names.
   */
  async handler({ input }, ports) {
    const { action } = input
    const page = await listPage(ports, input, `audit\n${action ?? ''}`, {
      collection: auditEntries,
      where: action === undefined ? [] : [{ field: 'action', operator: '==', value: action }],
      orderBy: { field: 'at', direction: 'descending' },
    })
    const named = page.documents.flatMap(({ data }) => [data.actorUid, ...userOf(data)])
    const emails = await emailsOf(ports, named)
    const items = page.documents.map((entry) => toItem(entry, emails))
    return { status: 200, body: { items, ...page.next } }
  },
})

/** The targets of these actions are users. */
const isOfUser = /^(user|quota|permissions|role)\./

const userOf = ({ action, target }: AuditEntry): string[] =>
  target !== null && isOfUser.test(action) ? [target] : []

function toItem({ id, data }: Entry, emails: ReadonlyMap<string, string | null>) {
  const { at, actorUid, action, target, reason, previousHash, hash } = data
  const actorEmail = emails.get(actorUid) ?? null
  const targetEmail = (target !== null && emails.get(target)) || null
  return { id, at, actorUid, actorEmail, action, target, targetEmail, reason, previousHash, hash }
}
