import type { ExamplesOf } from '../example.ts'
import { ids, page, times } from './values.ts'

const worker = 'grace@example.com'
const sent = { invitationId: ids.invitation, otp: '20418366' }
const accountName = 'Nursery Lovelace'

export const invitations = {
  'invitations.invite': {
    body: { email: worker, language: 'en' },
    output: {
      200: {
        invitationId: ids.invitation,
        email: worker,
        status: 'pending',
        expiresAt: times.nextDay,
      },
    },
  },
  'invitations.verify': {
    body: sent,
    output: { 200: { valid: true, accountName, role: 'worker', expiresAt: times.nextDay } },
  },
  'invitations.redeem': {
    body: sent,
    output: { 200: { account: { id: ids.user, name: accountName }, role: 'worker' } },
  },
  'invitations.list': {
    query: page.query,
    output: {
      200: {
        items: [
          {
            invitationId: ids.invitation,
            email: worker,
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
  'invitations.remove': {
    params: { id: ids.invitation },
    output: { 200: { id: ids.invitation, deleted: true } },
  },
} satisfies ExamplesOf<'invitations'>
