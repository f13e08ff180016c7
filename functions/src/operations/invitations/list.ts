import type { z } from 'zod'
import { type Invitation, invitations } from '../../collections/invitations.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { listedInvitation } from '../../contract/schemas/invitation.ts'
import { knownCaller } from '../../domain/access/known-caller.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { pageAfter, pageOf } from '../paging.ts'
import type { InvitationDeps } from './deps.ts'

/**
 * `GET /v1/invitations`, newest first, the account's workers among them: one query, whose cost is
 * that of its page.
 */
export function listInvitations(deps: InvitationDeps): Handler<'invitations.list'> {
  return async (call) => {
    const { accountId } = knownCaller(call.caller)
    const { pageSize, pageToken } = call.input
    const scope = `invitations\n${accountId}`
    const after = pageAfter(pageToken, scope, deps.pageTokenSecret)
    const documents = await deps.store.query(invitations, {
      where: [{ field: 'accountId', operator: '==', value: accountId }],
      orderBy: { field: 'createdAt', direction: 'descending' },
      limit: pageSize + 1,
      ...(after && { after: { value: new Date(after.at), id: after.id } }),
    })
    const page = pageOf(
      documents,
      pageSize,
      (document) => document.data.createdAt,
      scope,
      deps.pageTokenSecret,
    )
    const now = deps.clock.now()
    const listed = page.documents.filter(
      ({ data }) => data.expiresAt === null || data.expiresAt > now,
    )
    return {
      status: 200,
      body: { items: listed.map((document) => toListed(document, now)), ...page.next },
    }
  }
}

function toListed(
  { id, data }: StoredDocument<Invitation>,
  now: Date,
): z.input<typeof listedInvitation> {
  const isExpired = data.status === 'pending' && data.validUntil <= now
  return {
    invitationId: id,
    email: data.email,
    status: isExpired ? 'expired' : data.status,
    createdAt: data.createdAt.toISOString(),
    expiresAt: data.validUntil.toISOString(),
    redeemedBy: data.status === 'redeemed' ? data.redeemedBy : null,
    redeemedAt: data.status === 'redeemed' ? data.redeemedAt.toISOString() : null,
  }
}
