import { z } from 'zod'
import { accounts } from '../../collections/accounts.ts'
import { ref } from '../../collections/collection.ts'
import { ids, times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { time } from '../../contract/schemas/common.ts'
import { oneTimePasswordBody } from '../../contract/schemas/invitation.ts'
import { problem } from '../../domain/problem.ts'
import { endpoint } from '../endpoint.ts'
import { checkPassword, giveTryBack } from './check-password.ts'

const verifiedInvitation = z.object({
  valid: z.literal(true).describe('Always true.'),
  accountName: z.string().describe('The name of the account that invites.'),
  role: z.literal('worker').describe('Always `worker`.'),
  expiresAt: time.describe('When the one-time password expires.'),
})

export const verifyInvitation = endpoint({
  id: 'invitations.verify',
  route: { method: 'POST', path: '/v1/invitations/verify', credential: 'none' },
  summary: 'Verify the one-time password of an invitation without redeeming it',
  description: [
    'It needs no credential, so an app can show who invites before the user signs in.',
    `A password allows ${limits.invitation.triesMax} attempts, counted across verify and redeem.`,
    'Every failure returns the same 400 `INVITATION_INVALID`.',
  ],
  body: oneTimePasswordBody,
  output: { 200: verifiedInvitation },
  problems: ['INVITATION_INVALID'],
  examples: {
    body: { invitationId: ids.invitation, otp: '20418366' },
    output: {
      200: {
        valid: true,
        accountName: 'Nursery Lovelace',
        role: 'worker',
        expiresAt: times.nextDay,
      },
    },
  },

  async handler(call, ports) {
    const { refs, invitation } = await checkPassword(ports, call.input, call.signal)
    if (invitation.status !== 'pending') throw problem('INVITATION_INVALID')
    const account = await ports.store.transaction(async (database) => {
      const accountRef = ref(accounts, invitation.accountId)
      const [found, tries] = await database.getAll(accountRef, refs.tries)
      giveTryBack(database, refs, tries)
      return found
    }, call.signal)
    if (!account) throw problem('INVITATION_INVALID')
    const shown = { valid: true, accountName: account.name, role: 'worker' } as const
    return { status: 200, body: { ...shown, expiresAt: invitation.validUntil.toISOString() } }
  },
})
