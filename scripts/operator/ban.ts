import { systemClock } from '../../functions/src/adapters/system.ts'
import { limits } from '../../functions/src/contract/limits.ts'
import { userId } from '../../functions/src/contract/schemas/common.ts'
import {
  banByOperator,
  unbanByOperator,
} from '../../functions/src/operations/admin/operator-ban.ts'
import { onlyPorts } from '../../functions/src/ports/only-ports.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'

const banUsage = `
Usage: npm run operator -- ban <uid> <reason>

Bans a user and the account that they own, permanently; also one of the last two superadmins, whom
no superadmin may ban. It holds after at most 10 s. The reason goes into the audit trail.
`

export const banCommand: OperatorCommand = {
  usage: banUsage.trim(),
  plan([uid = '', ...words]) {
    const reason = words.join(' ').trim()
    const isReason = reason !== '' && reason.length <= limits.admin.reasonCharactersMax
    if (!isReason || !userId.safeParse(uid).success) return undefined
    return async ({ store, projectId }) => {
      await banByOperator(onlyPorts({ store, clock: systemClock }), uid, reason, withinTimeout())
      return { exitStatus: 0, lines: [`${uid} is banned now, in ${projectId}.`] }
    }
  },
}

const unbanUsage = `
Usage: npm run operator -- unban <uid>

Lifts any ban of a user and of the account that they own. It holds after at most 10 s.
`

export const unbanCommand: OperatorCommand = {
  usage: unbanUsage.trim(),
  plan([uid = '', ...rest]) {
    if (rest.length > 0 || !userId.safeParse(uid).success) return undefined
    return async ({ store, projectId }) => {
      await unbanByOperator(onlyPorts({ store, clock: systemClock }), uid, withinTimeout())
      return { exitStatus: 0, lines: [`${uid} is not banned now, in ${projectId}.`] }
    }
  },
}
