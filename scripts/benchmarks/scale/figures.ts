import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { measureOptimised } from '../../../image-processor/src/measure-optimised.ts'
import { optimisePhoto } from '../../../image-processor/src/optimise.ts'
import { loadPlantNetwork } from '../../../image-processor/src/plant-network.ts'
import { photosFolder, readPhoto } from '../../common/photos.ts'

/** What a photo costs that a counting store cannot count. Seconds of one core where measured. */
export type Figures = {
  /** Processor time of the image processor, which scans, optimises and measures a photo. */
  imageProcessorSeconds: number
  /** Processor time of all functions for an analysis that its user starts, waits for and lists. */
  functionSeconds: number
  /** The bytes that the service keeps of the average photo, the thumbnail included. */
  keptBytes: number
}

const environment = z.object({
  BASE_URL: z.url(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  GCE_METADATA_HOST: z.string(),
})
const clockTicksPerSecond = 100
/** The first analyses load what a process loads once. */
const warmUps = 5
const timeoutSeconds = 60

/** Analyses photos over HTTP on the running stack, and reads the times of the stack's processes. */
export async function measureFigures(): Promise<Figures> {
  const stack = environment.parse(process.env)
  const names = readdirSync(photosFolder).filter((name) => /^(?!.*truncated).*\.jpg$/.test(name))
  const photos = names.map(readPhoto)
  for (const photo of photos.slice(0, warmUps))
    await analyse(stack.BASE_URL, await signUp(stack), photo)
  const callers = await Promise.all(photos.map(() => signUp(stack)))
  const before = processorSeconds(stack.GCE_METADATA_HOST)
  for (const [k, photo] of photos.entries()) await analyse(stack.BASE_URL, callers[k] ?? '', photo)
  const after = processorSeconds(stack.GCE_METADATA_HOST)
  const each = (part: 'functions' | 'images') => (after[part] - before[part]) / photos.length
  return {
    imageProcessorSeconds: each('images'),
    functionSeconds: each('functions'),
    keptBytes: (await keptBytesOf(photos)) / photos.length,
  }
}

async function keptBytesOf(photos: readonly Buffer[]): Promise<number> {
  const network = await loadPlantNetwork()
  let bytes = 0
  for (const photo of photos) {
    const stored = await optimisePhoto(photo, timeoutSeconds)
    if (stored.outcome !== 'OPTIMISED') continue
    const { thumbnail } = await measureOptimised(stored.webp, network, timeoutSeconds)
    bytes += stored.webp.byteLength + Buffer.byteLength(thumbnail?.imageBase64 ?? '', 'base64')
  }
  return bytes
}

/** Creates a user, who has a session as in an app. Returns the identity token. */
async function signUp(stack: z.output<typeof environment>): Promise<string> {
  const host = stack.FIREBASE_AUTH_EMULATOR_HOST
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const person = { email: `${randomUUID()}@example.org`, password: 'secret-of-a-bench' }
  const { idToken } = z
    .object({ idToken: z.string() })
    .parse(await call(url, '', { ...person, returnSecureToken: true }))
  return idToken
}

async function analyse(baseUrl: string, idToken: string, photo: Buffer): Promise<void> {
  const body = { imageBase64: photo.toString('base64') }
  const { transactionId } = z
    .object({ transactionId: z.string() })
    .parse(await call(`${baseUrl}/v1/analyses`, idToken, body))
  await call(`${baseUrl}/v1/analyses/${transactionId}?waitSeconds=10`, idToken)
  await call(`${baseUrl}/v1/history`, idToken)
}

async function call(url: string, idToken: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** The processor time of the stack's functions and image processor so far, children included. */
function processorSeconds(metadataHost: string): { functions: number; images: number } {
  const seconds = { functions: 0, images: 0 }
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const variables = readFileSync(`/proc/${pid}/environ`, 'utf8')
      if (!variables.includes(metadataHost)) continue
      const part = /\bK_SERVICE=/.test(variables) ? 'functions' : 'images'
      if (part === 'images' && !variables.includes('CALLER_EMAILS=')) continue
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      seconds[part] += ticks / clockTicksPerSecond
    } catch {
      // The process ended, or belongs to another user.
    }
  }
  return seconds
}
