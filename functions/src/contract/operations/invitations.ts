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
    description: [
      'The one-time password goes out by mail only, and lives 24 hours.',
      'Inviting the same address again replaces the password, after 60 seconds at the earliest.',
      'The mails of an account, and those to one address, are counted by UTC day; one more is 429.',
    ],
    status: 200,
    body: inviteBody,
    output: { 200: invited },
    idempotent: true,
    problems: ['CONFLICT', 'ALREADY_EXISTS', 'LIMIT_REACHED'],
  },
  'invitations.verify': {
    summary: 'Verify the one-time password of an invitation; consumes nothing',
    description: [
      'It needs no credential, so that an app can show who invites before anybody signs in.',
      'A password has 5 tries, which verify and redeem share.',
      'Every failure is the same 400 `INVITATION_INVALID`.',
    ],
    status: 200,
    body: oneTimePasswordBody,
    output: { 200: verifiedInvitation },
    problems: ['INVITATION_INVALID'],
  },
  'invitations.redeem': {
    summary: 'Redeem an invitation and become a worker of its account',
    description: [
      'From then on the caller reads and writes the inviting account; their personal one stays as it was.',
      'The address of the caller must be the invited one.',
      'A password has 5 tries, which verify and redeem share.',
      'The same caller again gets the same answer.',
    ],
    status: 200,
    body: oneTimePasswordBody,
    output: { 200: redeemedInvitation },
    problems: ['INVITATION_INVALID', 'INVITATION_EMAIL_MISMATCH', 'CONFLICT'],
  },
  'invitations.list': {
    summary: 'List the invitations of the account',
    description: [
      'Newest first: those that wait, have expired, or were redeemed.',
      'A redeemed invitation is a membership.',
    ],
    status: 200,
    query: pageQuery,
    output: { 200: pageOf(listedInvitation) },
    problems: [],
  },
  'invitations.remove': {
    summary: 'Withdraw an invitation, or end the membership that it led to',
    description: [
      'The owner withdraws any of the account; a worker ends their own membership and no other.',
      'What the worker made stays in the account.',
      'A second time is 404.',
    ],
    status: 200,
    params: idParams,
    output: { 200: removed },
    problems: ['PERMISSION_DENIED', 'NOT_FOUND'],
  },
} as const satisfies Record<string, OperationDefinition>
