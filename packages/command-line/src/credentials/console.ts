import { CommandError, exitCodes } from '../exit-codes.ts'
import { rootCauseOf } from '../problem.ts'
import { isRecord } from '../record.ts'
import { isLocal, readAddress } from './address.ts'
import type { SignInService } from './stored.ts'

export const roles = ['user', 'enterprise', 'admin', 'superadmin'] as const
type DemonstrationAccount = { role: (typeof roles)[number]; email: string; password: string }

/** The parts of the console's `/config.json` that describe the deployment. */
export type ConsoleConfig = {
  apiUrl: string
  service: SignInService
  /** The demonstration accounts of the local stack. A deployment has an empty list. */
  demonstration: DemonstrationAccount[]
}

const timeoutMs = 10_000

/**
 * Reads the addresses of the service and of its sign-in. Throws when no console answers, or when an
 * address would send a password unencrypted.
 */
export async function readConsole(address: string): Promise<ConsoleConfig> {
  const url = `${address}/config.json`
  const unavailable = (cause: string) =>
    new CommandError(
      exitCodes.unavailable,
      `No console answers at ${address}: ${cause}. Give its address: --console ADDRESS`,
    )
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw unavailable(rootCauseOf(error))
    },
  )
  const config: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  const read = configIn(config, isLocal(new URL(address)))
  if (read === undefined) throw unavailable(`${url} is not the configuration of a console`)
  return read
}

function configIn(config: unknown, mayDemonstrate: boolean): ConsoleConfig | undefined {
  if (!isRecord(config) || typeof config['apiUrl'] !== 'string') return undefined
  const { apiUrl, firebase, authEmulatorUrl, demonstration } = config
  if (!isRecord(firebase) || typeof firebase['apiKey'] !== 'string') return undefined
  // The password is sent to this address.
  const emulatorUrl =
    typeof authEmulatorUrl === 'string' ? readAddress('The sign-in', authEmulatorUrl) : null
  const accounts = isRecord(demonstration) ? demonstration['accounts'] : undefined
  return {
    apiUrl,
    service: { apiKey: firebase['apiKey'], emulatorUrl },
    demonstration: mayDemonstrate && Array.isArray(accounts) ? accounts.filter(isAccount) : [],
  }
}

function isAccount(value: unknown): value is DemonstrationAccount {
  return (
    isRecord(value) &&
    roles.some((role) => role === value['role']) &&
    typeof value['email'] === 'string' &&
    typeof value['password'] === 'string'
  )
}
