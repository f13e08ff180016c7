import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bearer } from '@plant/testing/edge'
import { startFunction } from '@plant/testing/start-function'
import { UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { firebaseIssuer } from '../../../functions/src/adapters/firebase-auth/identity-verifier.ts'
import { buildFunctions, compileCache } from '../../build/functions.ts'
import type { Rounds } from '../report/report.ts'
import { inRounds } from '../rounds.ts'
import { startEmptyFirestore } from './empty-firestore.ts'

/** A function in its folder, and what it gets beside the variables that all functions get. */
export type Contender = { folder: string; env: Record<string, string> }

const project = 'demo-bench'
const here = import.meta.dirname
const minimal: Contender = { folder: join(here, 'minimal'), env: {} }
const sdks: Contender = { folder: join(here, 'sdks'), env: {} }

/** Builds the functions as a deployment does, and fills the compile cache as the platform does. */
export async function buildService(folder: string): Promise<Contender> {
  await buildFunctions(folder)
  return withCompileCache(folder)
}

/** Fills the compile cache of a build as the platform does. */
export async function withCompileCache(folder: string): Promise<Contender> {
  const PATH = `${join(process.execPath, '..')}:${process.env['PATH']}`
  const env = { ...process.env, PATH }
  await promisify(execFile)('npm', ['run', 'postinstall'], { cwd: folder, env })
  return { folder, env: { NODE_COMPILE_CACHE: compileCache } }
}

/**
 * Measures how a new instance starts: the processor time of loading, and the time from the start of
 * the process to its first answer, as multiples of those of a smaller function.
 */
export async function measureColdStart(service: Contender, rounds: number): Promise<Rounds> {
  const firestore = await startEmptyFirestore()
  const { port } = firestore.address() as AddressInfo
  const env = {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: project }),
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    IMAGE_PROCESSOR_URL: 'http://127.0.0.1:9',
  }
  const started = ({ folder, env: own }: Contender) => ({ folder, env: { ...env, ...own } })
  const [ours, small, reading] = [started(service), started(minimal), started(sdks)]
  const read = { path: '/v1/history', headers: bearer(token()) }
  const config = { path: '/v1/config', headers: {} }
  const found = await inRounds(rounds, {
    load: async () => (await load(ours)).processorMs,
    loadOfMinimal: async () => (await load(small)).processorMs,
    megabytes: async () => (await load(ours)).megabytes,
    config: () => firstAnswer(ours, config),
    configOfMinimal: () => firstAnswer(small, config),
    read: () => firstAnswer(ours, read),
    readOfSdks: () => firstAnswer(reading, read),
  }).finally(() => firestore.close())
  return {
    'coldStart.load': found.map((each) => each.load / each.loadOfMinimal),
    'coldStart.config': found.map((each) => each.config / each.configOfMinimal),
    'coldStart.read': found.map((each) => each.read / each.readOfSdks),
    'coldStart.megabytes': found.map(({ megabytes }) => megabytes),
  }
}

/** An identity token of a user whom the service does not know, as the Auth emulator makes it. */
function token(): string {
  const claims = { sub: 'someone', auth_time: 1 }
  const unsigned = new UnsecuredJWT(claims).setIssuer(firebaseIssuer(project)).setAudience(project)
  return unsigned.setIssuedAt().setExpirationTime('1h').encode()
}

const loadedSchema = z.object({ processorMs: z.number(), megabytes: z.number() })
const loading = `
await import(process.cwd() + '/index.js')
const { user, system } = process.cpuUsage(before)
const megabytes = process.memoryUsage.rss() / 2 ** 20
console.log(JSON.stringify({ processorMs: (user + system) / 1000, megabytes }))`

async function load({ folder: cwd, env }: Contender): Promise<z.infer<typeof loadedSchema>> {
  const script = `const before = process.cpuUsage()${loading}`
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env })
  return loadedSchema.parse(JSON.parse(stdout))
}

type Call = { path: string; headers: Record<string, string> }

async function firstAnswer(contender: Contender, { path, headers }: Call): Promise<number> {
  const startedAt = performance.now()
  const { url, child } = await startFunction({ ...contender, target: 'api' })
  try {
    const response = await fetch(url + path, { headers })
    const body = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`)
    return performance.now() - startedAt
  } finally {
    child.kill('SIGKILL')
  }
}
