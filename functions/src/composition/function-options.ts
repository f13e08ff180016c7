import { defineSecret } from 'firebase-functions/params'
import { environment } from '../config/environment.ts'
import { accountAddress, readPlatform } from '../config/platform.ts'
import { secretsOf } from '../config/secrets.ts'
import type { DeployedFunction } from '../deployment/function.ts'
import { functions, network } from '../deployment/functions.ts'

const platform = readPlatform(environment())
const { project } = platform

/** A line of the table as the functions SDK takes it. Throws on a name that has no line. */
export function optionsOf(name: string) {
  const { timeoutSeconds, memory, cpu, concurrency, ...line } = lineOf(name)
  const { region } = platform
  const maxInstances = line.maxInstances === 'setting' ? platform.maxInstances : line.maxInstances
  const limits = { timeoutSeconds, memory, cpu, concurrency, maxInstances }
  return { region, ...limits, ...secretsFor(name), ...accountFor(line), ...networkFor(line) }
}

/**
 * Who may call a function of HTTP or of a queue. It stands in the code, because each update of a
 * function replaces what a command has given.
 */
export function invokerOf(name: string): { invoker: string | string[] } {
  const { invokers } = lineOf(name)
  if (invokers === 'public') return { invoker: invokers }
  if (project === undefined) return { invoker: 'private' }
  return { invoker: invokers.map((account) => accountAddress(account, project)) }
}

function lineOf(name: string): DeployedFunction {
  const deployed: DeployedFunction | undefined = functions[name]
  if (deployed === undefined) throw new Error(`${name} is not in the table of deployed functions`)
  return deployed
}

function accountFor({ account }: Pick<DeployedFunction, 'account'>) {
  return project === undefined ? {} : { serviceAccount: accountAddress(account, project) }
}

/** The emulators' Firebase CLI refuses a manifest with a network, and need none. */
function networkFor({ callsImageProcessor }: Pick<DeployedFunction, 'callsImageProcessor'>) {
  if (project === undefined || !callsImageProcessor) return {}
  return { networkInterface: network, vpcEgress: 'PRIVATE_RANGES_ONLY' } as const
}

const defined = new Map<string, ReturnType<typeof defineSecret>>()

/**
 * The option that binds a function to secrets in Secret Manager, whose values its environment then
 * has.
 */
function secretsFor(target: string) {
  const names = secretsOf(target, environment())
  return names.length > 0 ? { secrets: names.map(define) } : {}
}

/** Once for each name: a secret that is declared twice stands twice in the manifest. */
function define(name: string) {
  const secret = defined.get(name) ?? defineSecret(name)
  defined.set(name, secret)
  return secret
}
