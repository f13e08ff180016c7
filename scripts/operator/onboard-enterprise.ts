import {
  adminAuth,
  firebaseUserDirectory,
} from '../../functions/src/adapters/firebase-auth/admin-auth.ts'
import { systemClock, systemSecrets } from '../../functions/src/adapters/system.ts'
import { userId } from '../../functions/src/contract/schemas/common.ts'
import { displayOf } from '../../functions/src/domain/access/api-key.ts'
import {
  type Onboarded,
  onboardEnterprise,
} from '../../functions/src/operations/api-keys/onboard-enterprise.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

const usage = `
Usage: npm run onboard-enterprise -- <uid> [another-key]

Gives the account of a user the enterprise plan and prints its first API key, which is shown only
once. A second run lists the existing keys; another-key creates one more. The owner gets a mail for
each new key. Send the key over a private channel.
`

export const onboardEnterpriseCommand: OperatorCommand = {
  usage: usage.trim(),
  plan([uid = '', more, ...rest]) {
    const isMore = more === undefined || more === 'another-key'
    if (!isMore || rest.length > 0 || !userId.safeParse(uid).success) return undefined
    return async ({ projectId, store }) => {
      const directory = firebaseUserDirectory(adminAuth(projectId))
      const deps = { store, clock: systemClock, directory, secrets: systemSecrets }
      const request = { accountId: uid, another: more !== undefined }
      const context = { requestId: 'onboard-enterprise', signal: withinTimeout() }
      const onboarded = await onboardEnterprise(deps, request, context)
      const lines = [`${uid} is now an enterprise in ${projectId}.`, ...linesOf(onboarded)]
      return { exitStatus: 0, lines }
    }
  },
}

function linesOf(onboarded: Onboarded): string[] {
  if (onboarded.kind === 'MADE')
    return [`Its API key ${onboarded.stored.id}, shown this once:`, onboarded.apiKey]
  return [
    'It has these API keys already:',
    ...onboarded.keys.map(
      ({ id, last4, createdAt }) => `${id}  ${displayOf(last4)}  of ${createdAt.toISOString()}`,
    ),
    'To create one more, add another-key after the uid.',
  ]
}
