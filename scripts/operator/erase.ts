import { systemClock } from '../../functions/src/adapters/system.ts'
import { userId } from '../../functions/src/contract/schemas/common.ts'
import { cancelErasure, scheduleErasure } from '../../functions/src/operations/erasure/schedule.ts'
import { onlyPorts } from '../../functions/src/ports/only-ports.ts'
import { type OperatorCommand, withinTimeout } from './command.ts'
import type { Connection } from './connection.ts'

const usage = `
Usage: npm run erase -- <uid> [now|cancel]

Erases a person who cannot request it themselves, for example because they lost their sign-in.

  (nothing)  after 7 days of grace, as for a person's own request
  now        at the next sweep
  cancel     cancels the erasure; possible until the grace period ends
`

export const eraseCommand: OperatorCommand = {
  usage: usage.trim(),
  plan([uid = '', how, ...rest]) {
    const isKnown = how === undefined || how === 'now' || how === 'cancel'
    if (!isKnown || rest.length > 0 || !userId.safeParse(uid).success) return undefined
    return async (connection) => {
      const line = await (how === 'cancel' ? cancel(connection, uid) : erase(connection, uid, how))
      return { exitStatus: 0, lines: [line] }
    }
  },
}

async function erase({ store, projectId }: Connection, uid: string, how?: 'now'): Promise<string> {
  const graceDays = how === 'now' ? 0 : undefined
  const ports = onlyPorts({ store, clock: systemClock })
  const { eraseAfter } = await scheduleErasure(ports, uid, withinTimeout(), graceDays)
  return (
    `${uid} cannot sign in after ${eraseAfter.toISOString()}; ` +
    `their data in ${projectId} is erased about an hour later.`
  )
}

async function cancel({ store, projectId }: Connection, uid: string): Promise<string> {
  await cancelErasure(onlyPorts({ store, clock: systemClock }), uid, withinTimeout())
  return `${uid} will not be erased from ${projectId}.`
}
