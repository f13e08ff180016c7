import { z } from 'zod'
import { type Invitation, invitations } from '../../collections/invitations.ts'
import { ids, page, times } from '../../contract/examples/values.ts'
import { time } from '../../contract/schemas/common.ts'
import { pageOf, pageQuery } from '../../contract/schemas/query.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { endpoint } from '../endpoint.ts'
import { listPage } from '../list-page.ts'

const listedInvitation = z.object({
  invitationId: z.string().describe('The id of the invitation.'),
  email: z.string().describe('The invited email address.'),
  status: z
    .enum(['pending', 'expired', 'redeemed'])
    .describe('A redeemed invitation is a membership.'),
  createdAt: time.describe('When the address was first invited.'),
  expiresAt: time.describe('When its one-time password expires.'),
  redeemedBy: z
    .string()
    .nullable()
    .describe('The uid of the worker, as in `madeBy` of analyses; null until they join.'),
  redeemedAt: time.nullable().describe('When the worker joined; null until then.'),
})

export const listInvitations = endpoint({
  id: 'invitations.list',
  route: {
    method: 'GET',
    path: '/v1/invitations',
    credential: 'identity',
    scopes: ['manage'],
    access: 'owner',
  },
  summary: 'List the invitations of the account',
  description: [
    'The list holds pending, expired and redeemed invitations, newest first.',
    'A redeemed invitation is a membership.',
  ],
  query: pageQuery,
  output: { 200: pageOf(listedInvitation) },
  problems: [],
  examples: {
    query: page.query,
    output: {
      200: {
        items: [
          {
            invitationId: ids.invitation,
            email: 'grace@example.com',
            status: 'redeemed',
            createdAt: times.started,
            expiresAt: times.nextDay,
            redeemedBy: ids.worker,
            redeemedAt: times.later,
          },
        ],
        nextPageToken: page.nextPageToken,
      },
    },
  },

  /** Lists the invitations and workers of the account, newest first, with one query. */
  async handler({ caller: { accountId }, input }, ports) {
    const page = await listPage(ports, input, `invitations\n${accountId}`, {
      collection: invitations,
      where: [{ field: 'accountId', operator: '==', value: accountId }],
    })
    const now = ports.clock.now()
    const items = page.documents
      .filter(({ data }) => data.expiresAt === null || data.expiresAt > now)
      .map((document) => toListed(document, now))
    return { status: 200, body: { items, ...page.next } }
  },
})

function toListed({ id, data }: StoredDocument<Invitation>, now: Date) {
  const isExpired = data.status === 'pending' && data.validUntil <= now
  return {
    invitationId: id,
    email: data.email,
    status: isExpired ? ('expired' as const) : data.status,
    createdAt: data.createdAt.toISOString(),
    expiresAt: data.validUntil.toISOString(),
    redeemedBy: data.status === 'redeemed' ? data.redeemedBy : null,
    redeemedAt: data.status === 'redeemed' ? data.redeemedAt.toISOString() : null,
  }
}
