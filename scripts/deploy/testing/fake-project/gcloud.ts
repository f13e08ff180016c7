import { readFileSync } from 'node:fs'
import { type Command, need, Refused } from './command.ts'
import { gatewayCommands } from './gcloud-gateway.ts'
import { networkCommands } from './gcloud-network.ts'
import { runCommands } from './gcloud-run.ts'
import { storageCommands } from './gcloud-storage.ts'
import { type Handler, requireApi, requireMember } from './refusals.ts'
import { bind, type State } from './state.ts'

const existing = (kind: string, name: string) =>
  new Refused(`ALREADY_EXISTS: ${kind} ${name} already exists.`)

function addBinding(state: State, command: Command, resource: string): string {
  const member = need(command, '--member')
  requireMember(state, member)
  bind(state, resource, need(command, '--role'), member)
  return ''
}

function makeAccount(state: State, _: Command, [name = '']: string[]): string {
  requireApi(state, 'iam')
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(name))
    throw new Refused('INVALID_ARGUMENT: an account id has 6 to 30 characters')
  const address = `${name}@${state.id}.iam.gserviceaccount.com`
  if (state.accounts.has(address)) throw existing('Service account', name)
  state.accounts.set(address, state.seconds)
  return ''
}

/** Enables APIs. Refuses more than 20 APIs at once, and a project without billing. */
function enableApis(state: State, _: Command, names: string[]): string {
  if (names.length > 20) throw new Refused('INVALID_ARGUMENT: at most 20 services at once')
  if (!state.hasBilling) throw new Refused('FAILED_PRECONDITION: Billing must be enabled')
  for (const name of names) state.apis.add(name)
  return ''
}

function makeDatabase(state: State, command: Command): string {
  requireApi(state, 'firestore')
  if (state.database) throw existing('Database', '(default)')
  state.database = {
    location: need(command, '--location'),
    isProtected: '--delete-protection' in command.flags,
    hasPointInTimeRecovery: '--enable-pitr' in command.flags,
    backups: [],
    rules: undefined,
    indexes: undefined,
    indexesAt: 0,
  }
  return ''
}

function databaseOf(state: State) {
  requireApi(state, 'firestore')
  if (!state.database) throw new Refused('NOT_FOUND: Database (default) does not exist.')
  return state.database
}

function updateDatabase(state: State, { flags }: Command): string {
  const database = databaseOf(state)
  if ('--delete-protection' in flags) database.isProtected = true
  if ('--enable-pitr' in flags) database.hasPointInTimeRecovery = true
  return ''
}

function makeBackupSchedule(state: State, command: Command): string {
  const [recurrence, retention] = [need(command, '--recurrence'), need(command, '--retention')]
  databaseOf(state).backups.push({ recurrence, retention })
  return ''
}

function makeSecret(state: State, command: Command, [name = '']: string[]): string {
  requireApi(state, 'secretmanager')
  if (state.secrets.has(name)) throw existing('Secret', name)
  if (command.input === '') throw new Refused('INVALID_ARGUMENT: Secret Payload cannot be empty.')
  state.secrets.set(name, 1)
  state.secretValues.set(name, command.input)
  return ''
}

function addSecretVersion(state: State, command: Command, [name = '']: string[]): string {
  const version = state.secrets.get(name)
  if (version === undefined) throw new Refused(`NOT_FOUND: Secret ${name} not found`)
  if (command.input === '') throw new Refused('INVALID_ARGUMENT: Secret Payload cannot be empty.')
  state.secrets.set(name, version + 1)
  state.secretValues.set(name, command.input)
  return ''
}

function makeTopic(state: State, _: Command, [name = '']: string[]): string {
  requireApi(state, 'pubsub')
  if (state.topics.has(name)) throw existing('Topic', name)
  state.topics.add(name)
  return ''
}

function makeApiKey(state: State, command: Command): string {
  requireApi(state, 'apikeys')
  const id = need(command, '--key-id')
  if (state.apiKeys.has(id)) throw existing('Key', id)
  state.apiKeys.set(id, { service: need(command, '--api-target').replace('service=', '') })
  return ''
}

function restrictApiKey(state: State, command: Command, [id = '']: string[]): string {
  const key = state.apiKeys.get(id)
  if (!key) throw new Refused(`NOT_FOUND: key ${id}`)
  key.service = need(command, '--api-target').replace('service=', '')
  return ''
}

/** Writes a Cloud Scheduler job. Stores the text of its message instead of the file name. */
function writeJob(state: State, command: Command, [name = '']: string[], isNew: boolean): string {
  requireApi(state, 'cloudscheduler')
  if (isNew && state.jobs.has(name)) throw existing('Job', name)
  if (!isNew && !state.jobs.has(name)) throw new Refused(`NOT_FOUND: job ${name}`)
  const body = readFileSync(need(command, '--message-body-from-file'), 'utf8')
  const account = need(command, '--oauth-service-account-email')
  requireMember(state, `serviceAccount:${account}`)
  const { '--message-body-from-file': _file, ...flags } = command.flags
  state.jobs.set(name, { ...flags, body })
  return ''
}

const commands: Record<string, Handler> = {
  'services enable': enableApis,
  'services list': (state) => [...state.apis].join('\n'),
  'services api-keys create': makeApiKey,
  'services api-keys update': restrictApiKey,
  'auth list': () => 'ada@example.org',
  'auth application-default print-access-token': () => 'a-token',
  'projects describe': ({ id, number }) =>
    JSON.stringify({ projectId: id, projectNumber: number, lifecycleState: 'ACTIVE' }),
  'billing projects describe': ({ hasBilling }) => JSON.stringify({ billingEnabled: hasBilling }),
  'projects add-iam-policy-binding': (state, command, [project = '']) =>
    addBinding(state, command, `projects/${project}`),
  'iam service-accounts create': makeAccount,
  'iam service-accounts add-iam-policy-binding': (state, command, [account = '']) => {
    requireMember(state, `serviceAccount:${account}`)
    return addBinding(state, command, `serviceAccounts/${account}`)
  },
  'firestore databases create': makeDatabase,
  'firestore databases update': updateDatabase,
  'firestore backups schedules create': makeBackupSchedule,
  'secrets list': ({ secrets }) => [...secrets.keys()].join('\n'),
  'secrets create': makeSecret,
  'secrets versions add': addSecretVersion,
  'pubsub topics create': makeTopic,
  'pubsub topics add-iam-policy-binding': (state, command, [topic = '']) => {
    if (!state.topics.has(topic)) throw new Refused(`NOT_FOUND: topic ${topic}`)
    return addBinding(state, command, `topics/${topic}`)
  },
  'scheduler jobs create http': (state, command, rest) => writeJob(state, command, rest, true),
  'scheduler jobs update http': (state, command, rest) => writeJob(state, command, rest, false),
  ...storageCommands,
  ...networkCommands,
  ...runCommands,
  ...gatewayCommands,
}

/** Runs a gcloud command on the project. Throws `Refused` if Google Cloud refuses the command. */
export function runGcloud(state: State, command: Command): string {
  const words = command.words.slice(1)
  for (let length = words.length; length > 0; length--) {
    const handler = commands[words.slice(0, length).join(' ')]
    if (handler) return handler(state, command, words.slice(length))
  }
  throw new Error(`the fake does not know gcloud ${words.join(' ')}`)
}
