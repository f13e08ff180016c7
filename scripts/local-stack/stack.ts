import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { frameworkNames } from '../../functions/src/deployment/functions.ts'
import { buildFunctions } from '../build/functions.ts'
import { buildImageProcessor } from '../build/image-processor.ts'
import { buildWeb } from '../build/web.ts'
import type { Demonstration } from '../hosting/console-config.ts'
import { adaptManifest, connectBackground, declareSdks } from './background.ts'
import { type Cleanup, createCleanup } from './cleanup.ts'
import { writeConsoleConfig } from './console.ts'
import { emulatorsService } from './emulators.ts'
import { clientEnvironment, type Environment, serviceEnvironment } from './environment.ts'
import { close } from './http.ts'
import { startIssuer } from './issuer.ts'
import { startMailSink } from './mail-sink.ts'
import { killMarked, stackMark } from './marked-processes.ts'
import { startObjectLinks } from './object-links.ts'
import { assertPortsFree } from './port-holder.ts'
import { type Ports, portsFrom, readPortBase } from './ports.ts'
import { startReaper } from './reaper.ts'
import { makeRunFolder, type RunFolder } from './run-folder.ts'
import { gatewayService, httpFunctionService, imageProcessorService } from './services.ts'
import { type Service, type Supervised, supervise } from './supervisor.ts'
import { startTaskQueues } from './task-queues.ts'
import { startTicker } from './ticker.ts'

export type Stack = {
  /** The variables that a command needs to reach the stack. */
  readonly environment: Environment
  readonly runFolder: string
  readonly logFolder: string
  /**
   * Starts the functions again with more variables, as a deployment of other settings does. The few
   * functions that the emulator runs keep theirs.
   */
  changeFunctions(more: Environment): Promise<void>
  /** Lets the console sign in to each of these accounts with one click. */
  offerAccounts(demonstration: Demonstration): void
  stop(): Promise<void>
}

type Run = {
  readonly ports: Ports
  readonly folder: RunFolder
  readonly photoLinkKey: string
  readonly stackId: string
  readonly cleanup: Cleanup
  readonly onLost: (name: string) => void
  /** The functions outside the emulator. */
  functions: Supervised[]
  schedule: { stop(): void } | undefined
}

/**
 * Builds the service and starts all parts on the ports from `PORT_BASE`. `interrupted` stops the
 * stack at any time. `onLost` gets the name of a part that died and is not restarted. If a part
 * does not start, stops the other parts and throws.
 */
export async function startStack(
  interrupted: AbortSignal,
  onLost: (name: string) => void,
): Promise<Stack> {
  const portBase = readPortBase(process.env)
  const ports = portsFrom(portBase)
  await assertPortsFree(ports)
  const stackId = randomUUID()
  const folder = makeRunFolder(portBase)
  const cleanup = createCleanup(() => {
    killMarked(stackId)
    // A killed process may still write a file while its folder is being removed.
    rmSync(folder.temporary, { recursive: true, force: true, maxRetries: 10 })
  })
  const photoLinkKey = `GOOG1LOCAL:${randomBytes(30).toString('base64')}`
  const parts = { ports, folder, photoLinkKey, stackId, cleanup, onLost }
  const run: Run = { ...parts, functions: [], schedule: undefined }
  startReaper(stackId)
  interrupted.addEventListener('abort', () => void cleanup.run(), { once: true })
  try {
    await Promise.all([startParts(run), startServices(run)])
  } catch (error) {
    await cleanup.run()
    throw error
  }
  return stackOf(run)
}

function stackOf(run: Run): Stack {
  const { ports, folder, photoLinkKey, stackId, cleanup } = run
  return {
    environment: {
      ...clientEnvironment(ports, photoLinkKey),
      FUNCTIONS_FOLDER: folder.functions,
      [stackMark]: stackId,
    },
    runFolder: folder.path,
    logFolder: folder.logs,
    changeFunctions: (more) => changeFunctions(run, more),
    offerAccounts: (demonstration) => writeConsoleConfig(folder.web, ports, demonstration),
    stop: cleanup.run,
  }
}

/** Starts the replacements for Google Cloud's servers and the mail server inside this process. */
async function startParts({ ports, photoLinkKey, cleanup }: Run): Promise<void> {
  const [mail, ...servers] = await Promise.all([
    startMailSink(ports.smtp, ports.mail),
    startIssuer(ports.issuer),
    startObjectLinks(ports.objectLinks, ports.storage, photoLinkKey),
    startTaskQueues(ports.taskQueues, ports.tasks),
  ])
  for (const server of servers) cleanup.add(() => close(server))
  cleanup.add(mail.stop)
}

async function startServices(run: Run): Promise<void> {
  const { ports, folder } = run
  await Promise.all([buildFunctions(folder.functions), buildImageProcessor(folder.imageProcessor)])
  adaptManifest(folder.functions)
  declareSdks(folder.functions)
  const services = await listServices(run)
  const started = await Promise.allSettled([
    // Builds the console while the emulators start, because they take longer.
    buildConsole(run),
    startFunctions(run, {}),
    ...services.map((service) => start(run, service)),
  ])
  const failed = started.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  await connectBackground(ports)
  startSchedule(run)
}

async function start({ folder, cleanup, onLost }: Run, service: Service): Promise<Supervised> {
  const supervised = await supervise(service, { logFolder: folder.logs, onLost })
  cleanup.add(supervised.stop)
  return supervised
}

async function startFunctions(run: Run, more: Environment): Promise<void> {
  const { ports, folder } = run
  const env = { ...environmentOf(run), ...more }
  const services = frameworkNames.map((name) => httpFunctionService(name, ports, folder, env))
  run.functions = await Promise.all(services.map((service) => start(run, service)))
}

function startSchedule(run: Run): void {
  run.schedule = startTicker(run.ports.sweep)
  run.cleanup.add(run.schedule.stop)
}

async function changeFunctions(run: Run, more: Environment): Promise<void> {
  run.schedule?.stop()
  await Promise.all(run.functions.map(({ stop }) => stop()))
  await startFunctions(run, more)
  // As `npm run maintenance` does, which pauses the schedule.
  if (more['MAINTENANCE'] !== 'on') startSchedule(run)
}

async function buildConsole({ ports, folder, stackId }: Run): Promise<void> {
  await buildWeb(folder.web, { [stackMark]: stackId })
  writeConsoleConfig(folder.web, ports, null)
}

async function listServices(run: Run): Promise<Service[]> {
  const { ports, folder } = run
  const env = environmentOf(run)
  return [
    await emulatorsService(ports, folder, env),
    gatewayService(ports, env),
    imageProcessorService(ports, folder, env),
  ]
}

function environmentOf({ ports, photoLinkKey, stackId }: Run): Environment {
  return { ...serviceEnvironment(ports, photoLinkKey), [stackMark]: stackId }
}
