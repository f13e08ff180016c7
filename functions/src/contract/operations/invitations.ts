import type { OperationDefinition } from '../operation.ts'
import { idParams, removed } from '../schemas/common.ts'
import {
  inviteBody,
  invited,
  listedInvitation,
  oneTimePasswordBody,
  redeemedInvitation,
  verifiedInvitation,
} from '../schemas/invitation.ts'
import { pageOf, pageQuery } from '../schemas/query.ts'

/** How a worker joins an account and leaves it. */
export const invitations = {
  'invitations.invite': {
    summary: 'Send a worker an invitation with a one-time password',
    status: 200,
    body: inviteBody,
    output: { 200: invited },
    problems: ['ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'invitations.verify': {
    summary: 'Verify the one-time password of an invitation; consumes nothing',
    status: 200,
    body: oneTimePasswordBody,
    output: { 200: verifiedInvitation },
    problems: ['INVITATION_INVALID'],
  },
  'invitations.redeem': {
    summary: 'Redeem an invitation and become a worker of its account',
    status: 200,
    body: oneTimePasswordBody,
    output: { 200: redeemedInvitation },
    problems: ['INVITATION_INVALID', 'INVITATION_EMAIL_MISMATCH', 'CONFLICT'],
  },
  'invitations.list': {
    summary: 'List the invitations of the account',
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(listedInvitation) },
    problems: [],
  },
  'invitations.remove': {
    summary: 'Withdraw an invitation, or end the membership that it led to',
    status: 200,
    params: idParams,
    output: { 200: removed },
    problems: ['PERMISSION_DENIED', 'NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
