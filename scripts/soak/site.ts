import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@plant/testing/free-port'
import { type FrameworkName, frameworkNames } from '../../functions/src/deployment/functions.ts'
import type { QuotaLimits } from '../../functions/src/domain/quota/quota.ts'
import { projectId } from '../common/project.ts'
import { connectBackground } from '../local-stack/background.ts'
import { findEmulatorBinaries } from '../local-stack/emulator-binaries.ts'
import { javaOptions } from '../local-stack/emulators.ts'
import { clientEnvironment, type Environment } from '../local-stack/environment.ts'
import { type Ports, portsFrom, readPortBase, urlOf } from '../local-stack/ports.ts'
import type { RunFolder } from '../local-stack/run-folder.ts'
import {
  gatewayService,
  httpFunctionService,
  imageProcessorService,
} from '../local-stack/services.ts'
import { type Service, supervise } from '../local-stack/supervisor.ts'
import { startTaskQueues } from '../local-stack/task-queues.ts'
import { startTicker } from '../local-stack/ticker.ts'
import { waitForPort } from '../local-stack/wait.ts'
import { startWire, type Wire } from './wire.ts'

const require = createRequire(import.meta.url)

export type Kind = 'image processor' | 'worker' | 'function host' | 'gateway' | 'emulator'

/** The processes of the soak, its database and its bucket, beside those of the stack. */
export type Site = {
  ports: Ports
  receiveUpload: number
  bucket: string
  databaseId: string
  offsetMs(): number
  /** Moves the clock of all processes, and of the queues. */
  jump(milliseconds: number): void
  /** Kills one of these processes. Returns false if none of them is running. */
  kill(kind: Kind, pick: (names: readonly string[]) => string): boolean
  reconnect(): Promise<void>
  stop(): Promise<void>
}

const own = ['gateway', 'imageProcessor', 'taskQueues', 'pubsub', 'firestore', 'tasks'] as const

/** The stack's ports, but for those of the processes that the soak starts itself. */
async function portsOfSoak(): Promise<Ports> {
  const ports: Record<string, number> = { ...portsFrom(readPortBase(process.env)) }
  for (const name of [...own, ...frameworkNames]) ports[name] = await freePort()
  return ports as Ports
}

/** The folder of the stack's run, with its builds. */
function folderOf(name: string): RunFolder {
  const functions = process.env['FUNCTIONS_FOLDER'] ?? ''
  const path = dirname(functions)
  const logs = join(path, 'logs', name)
  const imageProcessor = join(path, 'image-processor')
  return { path, functions, imageProcessor, logs, web: '', temporary: path }
}

/** Starts everything but the emulators of the stack, which serve many databases and buckets. */
export async function startSite(name: string, quota: QuotaLimits, firestore: Wire): Promise<Site> {
  const ports = await portsOfSoak()
  const stack = portsFrom(readPortBase(process.env))
  const folder = folderOf(name)
  const clock = clockIn(join(folder.path, `${name}.clock`))
  const servers = await Promise.all([
    startWire(ports.firestore, stack.firestore, firestore),
    startWire(ports.tasks, stack.tasks, {
      rewrite: (text) => ownTask(text, name, clock.offsetMs()),
    }),
    startTaskQueues(ports.taskQueues, ports.tasks),
  ])
  const bucket = `${projectId}-${name}`
  const env = environmentOf(ports, { bucket, databaseId: name, clock: clock.file }, quota)
  const receiveUpload = await freePort()
  const running = await startAll(await listServices(ports, folder, env, receiveUpload), folder.logs)
  await connectBackground(ports)
  const ticker = startTicker(ports.sweep)
  return {
    ports,
    receiveUpload,
    bucket,
    databaseId: name,
    offsetMs: clock.offsetMs,
    jump: clock.jump,
    kill: (kind, pick) => running.get(pick(namesOf(kind)))?.kill() ?? false,
    async reconnect() {
      await waitForPort(ports.pubsub, AbortSignal.timeout(60_000))
      await connectBackground(ports)
    },
    async stop() {
      ticker.stop()
      await Promise.all([...running.values()].map(({ stop }) => stop()))
      for (const server of servers) server.close().closeAllConnections()
    },
  }
}

/** The clock of all processes, which read its offset from a file (clock.ts). */
function clockIn(file: string) {
  let offsetMs = 0
  const jump = (milliseconds: number) => {
    offsetMs += milliseconds
    // Replaced at once, because processes read it at any time.
    writeFileSync(`${file}.next`, String(offsetMs))
    renameSync(`${file}.next`, file)
  }
  jump(0)
  return { file, jump, offsetMs: () => offsetMs }
}

async function startAll(services: readonly Service[], logFolder: string) {
  mkdirSync(logFolder, { recursive: true })
  const options = { logFolder, onLost: () => undefined, isQuiet: true }
  const start = async (service: Service) =>
    [service.name, await supervise(service, options)] as const
  return new Map(await Promise.all(services.map(start)))
}

const hosts: readonly FrameworkName[] = ['api', 'photos']

function namesOf(kind: Kind): readonly string[] {
  if (kind === 'image processor') return ['image-processor']
  if (kind === 'function host') return hosts
  if (kind === 'worker') return frameworkNames.filter((name) => !hosts.includes(name))
  return [kind === 'emulator' ? 'pubsub' : 'gateway']
}

/** A task in a project of the soak's own, whose queue has the clock of the soak. */
function ownTask(text: string, name: string, offsetMs: number): string {
  return text
    .replaceAll(`projects/${projectId}/`, `projects/${name}/`)
    .replace(/"scheduleTime":"([^"]+)"/, (_all, at: string) => {
      const real = new Date(Date.parse(at) - offsetMs)
      return `"scheduleTime":"${real.toISOString()}"`
    })
}

type Place = { bucket: string; databaseId: string; clock: string }

/** How long the service may know a caller: half of the ten seconds, as clocks jump back too. */
const callerCacheSeconds = '5'

function environmentOf(
  ports: Ports,
  { bucket, databaseId, clock }: Place,
  { userDaily, keyDaily, memberDaily }: QuotaLimits,
): Environment {
  const shell = Object.entries(process.env).filter(([, value]) => value !== undefined)
  const moved = `--import=${new URL('clock.ts', import.meta.url).href}`
  return {
    ...(Object.fromEntries(shell) as Environment),
    ...clientEnvironment(ports, process.env['PHOTO_LINK_KEY'] ?? ''),
    FIRESTORE_DATABASE: databaseId,
    STORAGE_BUCKET: bucket,
    CALLER_CACHE_SECONDS: callerCacheSeconds,
    QUOTA_USER_DAILY: String(userDaily),
    QUOTA_KEY_DAILY: String(keyDaily),
    QUOTA_MEMBER_DAILY: String(memberDaily),
    MAX_INSTANCES: '50',
    // Ten attempts take half a minute instead of three days.
    WEBHOOK_RETRY_SCALE: '0.0001',
    // All people of the soak call from one address.
    BURST_PER_SECOND: '1000',
    BURST_SIZE: '1000',
    SOAK_CLOCK: clock,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${moved}`,
    TZ: 'UTC',
  }
}

async function listServices(
  ports: Ports,
  folder: RunFolder,
  env: Environment,
  receiveUpload: number,
): Promise<Service[]> {
  const functions = frameworkNames.map((name) => httpFunctionService(name, ports, folder, env))
  const portsOfUpload = { ...ports, fanOutEvent: receiveUpload }
  const upload = httpFunctionService('fanOutEvent', portsOfUpload, folder, env)
  const asUpload = { FUNCTION_TARGET: 'receiveUpload', K_SERVICE: 'receiveUpload' }
  const processor = imageProcessorService(ports, folder, env)
  return [
    ...functions,
    { ...upload, name: 'receiveUpload', env: { ...upload.env, ...asUpload } },
    gatewayService(ports, env),
    processor,
    await pubsubService(ports, env),
  ]
}

type Downloads = { getDownloadDetails(name: string): { binaryPath: string } }

/** A broker of the soak's own, which can be restarted while others use that of the stack. */
async function pubsubService({ pubsub }: Ports, env: Environment): Promise<Service> {
  const binaries = await findEmulatorBinaries()
  if (binaries.kind === 'prepared') Object.assign(process.env, binaries.environment)
  const {
    getDownloadDetails,
  }: Downloads = require('firebase-tools/lib/emulator/downloadableEmulators.js')
  return {
    name: 'pubsub',
    command: getDownloadDetails('pubsub').binaryPath,
    args: [`--host=127.0.0.1`, `--port=${pubsub}`],
    cwd: '.',
    env: { JAVA_TOOL_OPTIONS: javaOptions, ...env },
    restart: 'always',
    ready: (signal) => waitForPort(pubsub, signal),
  }
}

/** Tells the service of a new object, until it has understood. */
export async function announce(site: Site, name: string, generation: string): Promise<void> {
  const data = { bucket: site.bucket, name, generation, contentType: 'image/jpeg' }
  const headers = {
    'content-type': 'application/json',
    'ce-id': `${name} ${generation}`,
    'ce-specversion': '1.0',
    'ce-type': 'google.cloud.storage.object.v1.finalized',
    'ce-source': `//storage.googleapis.com/projects/_/buckets/${site.bucket}`,
  }
  const init = { method: 'POST', headers, body: JSON.stringify(data) }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await fetch(urlOf(site.receiveUpload), init).catch(() => undefined)
    if (answer?.ok) return
    await sleep(1000)
  }
}
