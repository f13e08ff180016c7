import {
  adminAuth,
  firebaseUserDirectory,
} from '../../functions/src/adapters/firebase-auth/admin-auth.ts'
import { systemClock } from '../../functions/src/adapters/system.ts'
import { userId } from '../../functions/src/contract/schemas/common.ts'
import {
  type GrantDeps,
  grantPlan,
  grantRole,
} from '../../functions/src/operations/authentication/grants.ts'
import type { CallContext } from '../../functions/src/ports/context.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

export const grantRoleCommand = grantCommand({
  name: 'grant-role',
  what: 'Gives a user a role. It applies from the next request.',
  values: ['user', 'admin', 'superadmin'],
  grant: grantRole,
})

export const grantPlanCommand = grantCommand({
  name: 'grant-plan',
  what: 'Gives an account a plan. The quota of the plan applies to its keys within 10 s.',
  values: ['personal', 'enterprise'],
  grant: grantPlan,
})

/** A command that grants a value to the person or account with the given id. */
function grantCommand<const V extends string>({
  name,
  what,
  values,
  grant,
}: {
  name: string
  what: string
  values: readonly V[]
  grant(deps: GrantDeps, id: string, value: V, context: CallContext): Promise<void>
}): OperatorCommand {
  return {
    usage: `Usage: npm run ${name} -- <id> ${values.join('|')}\n\n${what}`,
    plan([id = '', given, ...rest]) {
      const value = values.find((each) => each === given)
      if (!value || rest.length > 0 || !userId.safeParse(id).success) return undefined
      return async ({ projectId, store }) => {
        const directory = firebaseUserDirectory(adminAuth(projectId))
        const context = { requestId: name, signal: withinTimeout() }
        await grant({ store, clock: systemClock, directory }, id, value, context)
        return { exitStatus: 0, lines: [`${id} is now ${value} in ${projectId}.`] }
      }
    },
  }
}
