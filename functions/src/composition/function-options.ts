import { defineSecret } from 'firebase-functions/params'
import { environment } from '../config/environment.ts'
import { accountAddress, readPlatform } from '../config/platform.ts'
import { secretsOf } from '../config/secrets.ts'
import type { DeployedFunction } from '../deployment/function.ts'
import { functions, network } from '../deployment/functions.ts'

const platform = readPlatform(environment())
const { project } = platform

/** Returns a line of the table as options of the functions SDK. Throws on an unknown name. */
export function optionsOf(name: string) {
  const { timeoutSeconds, memory, cpu, concurrency, ...line } = lineOf(name)
  const { region } = platform
  const maxInstances = line.maxInstances === 'setting' ? platform.maxInstances : line.maxInstances
  const limits = { timeoutSeconds, memory, cpu, concurrency, maxInstances }
  return { region, ...limits, ...secretsFor(name), ...accountFor(line), ...networkFor(line) }
}

/**
 * Returns who may call an HTTP or queue function. The code states it, because each update of a
 * function overwrites what a command granted.
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

/** The Firebase CLI of the emulators rejects a manifest with a network, which they do not need. */
function networkFor({ callsImageProcessor }: Pick<DeployedFunction, 'callsImageProcessor'>) {
  if (project === undefined || !callsImageProcessor) return {}
  return { networkInterface: network, vpcEgress: 'PRIVATE_RANGES_ONLY' } as const
}

const defined = new Map<string, ReturnType<typeof defineSecret>>()

/** Binds a function to secrets in Secret Manager, which puts their values into its environment. */
function secretsFor(target: string) {
  const names = secretsOf(target, environment())
  return names.length > 0 ? { secrets: names.map(define) } : {}
}

/** Declares each secret once, because the manifest would list a repeated one twice. */
function define(name: string) {
  const secret = defined.get(name) ?? defineSecret(name)
  defined.set(name, secret)
  return secret
}
