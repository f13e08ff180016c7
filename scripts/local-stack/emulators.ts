import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentSecurityPolicy } from '../../web/security-policy.ts'
import { readJson } from '../common/json.ts'
import { projectId } from '../common/project.ts'
import { root } from '../common/root.ts'
import { hostingConfiguration } from '../hosting/configuration.ts'
import { consoleAddresses } from './console.ts'
import { findEmulatorBinaries } from './emulator-binaries.ts'
import type { Environment } from './environment.ts'
import type { Ports } from './ports.ts'
import type { RunFolder } from './run-folder.ts'
import type { Service } from './supervisor.ts'

const firebaseJsonSchema = z
  .object({
    functions: z.array(z.object({ codebase: z.string(), runtime: z.string() })).length(1),
    firestore: z.object({ rules: z.string(), indexes: z.string() }),
    storage: z.object({ rules: z.string() }),
  })
  .passthrough()

/**
 * Turns off Java's optimising compiler, because the emulators run only for minutes. Without the
 * compiler, tests on the stack take a quarter less processor time.
 */
export const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/**
 * The time within which a function's process must answer. The emulator's default of 30 s is too
 * short on a busy machine, and the emulator loses the event if the function is late.
 */
const functionStartSeconds = '180'

/**
 * The most calls that the functions emulator handles at once. By default, it handles 50 calls, each
 * in a process of 200 MB. Every photo that the service writes to the bucket causes a call.
 */
const functionCallsMax = '4'

/** The processes of functions inherit this option from the CLI. */
const lightHosts = `--import=${new URL('light-hosts.ts', import.meta.url).href}`

const startArguments = [
  `--import=${new URL('lazy-schemas.ts', import.meta.url).href}`,
  `--import=${new URL('download-tokens.ts', import.meta.url).href}`,
  join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  'emulators:start',
  `--project=${projectId}`,
  '--config=firebase.json',
  '--only=auth,firestore,storage,pubsub,functions,tasks,eventarc,hosting',
  '--non-interactive',
]

/** All emulators are one service, because firebase-tools starts and stops them together. */
export async function emulatorsService(
  ports: Ports,
  folder: RunFolder,
  env: Environment,
): Promise<Service> {
  const binaries = await findEmulatorBinaries()
  if (binaries.kind === 'missing') process.stderr.write(`${binaries.advice}\n`)
  writeConfiguration(ports, folder)
  return {
    name: 'emulators',
    command: process.execPath,
    args: startArguments,
    cwd: folder.path,
    env: {
      JAVA_TOOL_OPTIONS: javaOptions,
      ...env,
      ...(binaries.kind === 'prepared' ? binaries.environment : {}),
      FUNCTIONS_DISCOVERY_TIMEOUT: functionStartSeconds,
      FUNCTIONS_EMULATOR_PARALLEL: functionCallsMax,
      NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} ${lightHosts}`,
      TMPDIR: folder.temporary,
    },
    restart: 'never',
    // The CLI continues when an emulator dies, but every call to that emulator fails.
    lostLine: /Emulator has exited/,
    ready: async (signal, lines) => {
      await new Promise<void>((resolve) => {
        lines((line) => {
          if (line.includes('All emulators ready')) resolve()
        })
      })
      await hideAccounts(ports, signal)
    },
  }
}

/** Lets sign-in and password resets tell nobody who has an account, as in a deployment. */
async function hideAccounts({ auth }: Ports, signal: AbortSignal): Promise<void> {
  const url = `http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/config`
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  // Kept open, the connection would be closed when a script in this process next uses it.
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const { status } = await fetch(url, { method: 'PATCH', headers, body, signal })
  if (status !== 200) throw new Error(`the Auth emulator answered ${status} to its configuration`)
}

/**
 * Writes the project's `firebase.json` with the ports and the build of this run. Copies rules and
 * indexes, because paths in `firebase.json` must stay inside its folder.
 */
function writeConfiguration(ports: Ports, folder: RunFolder): void {
  const project = firebaseJsonSchema.parse(readJson(join(root, 'firebase.json')))
  for (const file of [project.firestore.rules, project.firestore.indexes, project.storage.rules])
    writeFileSync(join(folder.path, file), readFileSync(join(root, file)))
  const configuration = {
    functions: [{ ...project.functions[0], source: 'functions' }],
    firestore: project.firestore,
    storage: project.storage,
    hosting: hostingConfiguration('web', contentSecurityPolicy(consoleAddresses(ports))),
    emulators: emulatorAddresses(ports),
  }
  writeFileSync(join(folder.path, 'firebase.json'), JSON.stringify(configuration, null, 2))
}

function emulatorAddresses(ports: Ports): Record<string, unknown> {
  const at = (port: number) => ({ host: '127.0.0.1', port })
  return {
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    pubsub: at(ports.pubsub),
    functions: at(ports.functions),
    tasks: at(ports.tasks),
    eventarc: at(ports.eventarc),
    hosting: at(ports.web),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
}
