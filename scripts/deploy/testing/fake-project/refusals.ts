import { type Command, Refused } from './command.ts'
import type { State } from './state.ts'

/** The effect of a command on the project. Returns the command's stdout. */
export type Handler = (state: State, command: Command, rest: string[]) => string

/** Refuses commands of a disabled API, as gcloud does without a terminal. */
export function requireApi(state: State, name: string): void {
  const api = `${name}.googleapis.com`
  if (!state.apis.has(api))
    throw new Refused(
      `SERVICE_DISABLED: ${api} has not been used in project ${state.number} before`,
    )
}

/** Refuses a member that does not exist. Policies accept only full account addresses. */
export function requireMember(state: State, member: string): void {
  const [kind, address = ''] = member.split(':')
  if (kind !== 'serviceAccount') return
  if (address.includes('@gcp-sa-') && !state.agents.has(address))
    throw new Refused(`INVALID_ARGUMENT: Service account ${address} does not exist.`)
  const isOwn = address.endsWith(`@${state.id}.iam.gserviceaccount.com`)
  if (isOwn ? !state.accounts.has(address) : !address.includes('@'))
    throw new Refused(`INVALID_ARGUMENT: Service account ${address} does not exist.`)
}
