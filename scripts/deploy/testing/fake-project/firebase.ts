import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { DeployedFunction } from '../../../../functions/src/deployment/function.ts'
import { functions } from '../../../../functions/src/deployment/functions.ts'
import { root } from '../../../common/root.ts'
import { type Command, need, Refused } from './command.ts'
import { deployHosting, makeSite, makeWebApp } from './firebase-hosting.ts'
import { addRevision, requireBuilder } from './gcloud-run.ts'
import type { State } from './state.ts'

/** Planned failures, and the folder of the built functions. */
export type FakeFaults = {
  functionsFolder: string
  /** Functions whose new version does not start. */
  failing: ReadonlySet<string>
}

const eventarcSeconds = 120
/** The CPUs of the image processor while it starts, with the boost. */
const cpusOfImageProcessor = 4

const readText = (path: string) => readFileSync(join(root, path), 'utf8')

/** Runs `firebase deploy --only ...` or a command that creates or removes something. */
export function runFirebase(state: State, command: Command, around: FakeFaults): string {
  const [, verb, ...rest] = command.words
  if (verb === 'functions:delete') return removeFunctions(state, rest)
  if (verb === 'hosting:sites:create') return makeSite(state, rest)
  if (verb === 'apps:create') return makeWebApp(state, rest)
  if (verb !== 'deploy') throw new Error(`unknown: firebase ${command.words.join(' ')}`)
  const only = need(command, '--only').split(',')
  if (only.includes('storage')) deployStorageRules(state)
  if (only.includes('firestore')) deployFirestore(state)
  if (only.includes('hosting')) deployHosting(state, command)
  const names = functionsOf(only)
  if (names.length > 0) deployFunctions(state, command, names, around)
  return ''
}

function deployStorageRules(state: State): void {
  if (state.defaultBucket === undefined) throw new Refused('Firebase Storage has not been set up')
  state.storageRules = readText('storage.rules')
}

/** If the database is missing, the CLI creates it without asking, but does not protect it. */
function deployFirestore(state: State): void {
  state.apis.add('firestore.googleapis.com')
  state.database ??= {
    location: 'nam5',
    isProtected: false,
    hasPointInTimeRecovery: false,
    backups: [],
    rules: undefined,
    indexes: undefined,
    indexesAt: 0,
  }
  state.database.rules = readText('firestore.rules')
  const indexes = readText('firestore.indexes.json')
  if (state.database.indexes !== indexes)
    state.database.indexesAt = state.seconds + state.indexSeconds
  state.database.indexes = indexes
}

function functionsOf(only: readonly string[]): string[] {
  if (only.includes('functions')) return Object.keys(functions)
  return only.flatMap((target) => {
    const [kind, codebase, name] = target.split(':')
    return kind === 'functions' && codebase === 'plant-analysis' && name ? [name] : []
  })
}

function deployFunctions(
  state: State,
  command: Command,
  names: readonly string[],
  { functionsFolder, failing }: FakeFaults,
): void {
  const { flags } = command
  for (const api of ['cloudfunctions', 'cloudbuild', 'artifactregistry', 'run', 'eventarc'])
    state.apis.add(`${api}.googleapis.com`)
  requireBuilder(state, `${state.number}-compute@developer.gserviceaccount.com`)
  // The old instance runs beside its replacement.
  const cpus = names.reduce((sum, name) => sum + (state.functions.has(name) ? 2 : 1), 0)
  if (cpus + cpusOfImageProcessor > state.cpuQuota)
    throw new Refused(`Quota exceeded for total allowable CPU: ${cpus}`)
  if (!state.database || state.database.indexesAt > state.seconds)
    throw new Refused('the functions would be live before their indexes')
  const empty = [...state.secrets].find(([, versions]) => versions === 0)
  if (empty) throw new Refused(`Secret ${empty[0]} has no latest version`)
  if (!('--force' in flags) && names.some((name) => isEventFunction(name)))
    throw new Refused('Pass the --force option to deploy functions with a failure policy')
  const settings = join(sourceOf(command, functionsFolder), `.env.${state.id}`)
  const variables = existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')) : {}
  const failed = names.filter((name) => !deployFunction(state, name, variables, failing))
  state.repositories.set('gcf-artifacts', {
    policies: state.repositories.get('gcf-artifacts')?.policies,
    tags: new Map(),
  })
  if (failed.length > 0) throw new Refused(`There was an error deploying functions: ${failed}`)
}

/** The folder that the CLI deploys. A `predeploy` would replace the built functions. */
function sourceOf(command: Command, functionsFolder: string): string {
  const file = need(command, '--config')
  const [section] = z
    .object({ functions: z.tuple([z.strictObject({ source: z.string(), codebase: z.string() })]) })
    .parse(JSON.parse(readFileSync(file, 'utf8'))).functions
  const source = join(dirname(file), section.source)
  if (source !== functionsFolder) throw new Refused(`no functions were built in ${source}`)
  return source
}

function isEventFunction(name: string): boolean {
  const kind = functions[name]?.trigger.kind
  return kind === 'topic' || kind === 'storage'
}

/**
 * In an update, the CLI replaces all callers of a function with the callers that the code names.
 * For event functions the code names no callers.
 */
function deployFunction(
  state: State,
  name: string,
  variables: Record<string, string | undefined>,
  failing: ReadonlySet<string>,
): boolean {
  const deployed = functions[name]
  if (deployed === undefined || failing.has(name)) return false
  const account = `${deployed.account}@${state.id}.iam.gserviceaccount.com`
  if (!state.accounts.has(account)) throw new Refused(`Service account ${account} does not exist`)
  if (isEventFunction(name) && !reachesEventarc(state)) return false
  const service = name.toLowerCase()
  addRevision(state, service, {})
  if (!isEventFunction(name)) {
    const invokers = invokersOf(state, deployed)
    state.policies.set(`services/${service}`, new Map([['roles/run.invoker', new Set(invokers)]]))
  }
  const version = (state.functions.get(name)?.version ?? 0) + 1
  const known = Object.entries(variables).map(([key, value]) => [key, value ?? ''])
  state.functions.set(name, {
    codebase: 'plant-analysis',
    variables: Object.fromEntries(known),
    version,
  })
  return true
}

function invokersOf(state: State, { invokers }: DeployedFunction): string[] {
  if (invokers === 'public') return ['allUsers']
  return invokers.map((who) => `serviceAccount:${who}@${state.id}.iam.gserviceaccount.com`)
}

/** Eventarc's own account gets its permissions minutes after its first use. */
function reachesEventarc(state: State): boolean {
  state.eventarcAt ??= state.seconds + eventarcSeconds
  return state.seconds >= state.eventarcAt
}

function removeFunctions(state: State, names: readonly string[]): string {
  for (const name of names) {
    if (!state.functions.delete(name)) throw new Refused(`no function ${name}`)
    state.services.delete(name.toLowerCase())
  }
  return ''
}
