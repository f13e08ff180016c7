import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectId } from '../common/project.ts'
import { root } from '../common/root.ts'
import { hostingConfiguration } from '../hosting/configuration.ts'
import { contentSecurityPolicy } from '../hosting/security-policy.ts'
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
 * The emulators live for minutes, in which the optimising compiler of Java costs more than it
 * saves: without it, tests on the stack take a quarter less processor time.
 */
const javaOptions = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

/**
 * How long a function may take from the start of its process until it answers. The emulator gives
 * it 30 s otherwise, which a busy machine exceeds: what it was started for is lost then.
 */
const functionStartSeconds = '180'

/**
 * How many calls the functions emulator handles at once. It would fork a process of 200 MB for each
 * of 50, and the bucket reports every photo that the service writes.
 */
const functionCallsMax = '4'

/** The emulator suite as one service, because firebase-tools starts and ends its emulators. */
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
    args: [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      `--project=${projectId}`,
      '--config=firebase.json',
      '--only=auth,firestore,storage,pubsub,functions,tasks,eventarc,hosting',
      '--non-interactive',
    ],
    cwd: folder.path,
    env: {
      JAVA_TOOL_OPTIONS: javaOptions,
      ...env,
      ...(binaries.kind === 'prepared' ? binaries.environment : {}),
      FUNCTIONS_DISCOVERY_TIMEOUT: functionStartSeconds,
      FUNCTIONS_EMULATOR_PARALLEL: functionCallsMax,
      TMPDIR: folder.temporary,
    },
    restart: 'never',
    // The CLI goes on without an emulator that died, and every call to it would fail from then on.
    lostLine: /Emulator has exited/,
    ready: (_signal, lines) =>
      new Promise((resolve) => {
        lines((line) => {
          if (line.includes('All emulators ready')) resolve()
        })
      }),
  }
}

/**
 * Writes the project's `firebase.json` with the ports and the build of this run.
 * Rules and indexes are copied, because its paths may not leave its folder.
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

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
