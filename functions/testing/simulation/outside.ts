import { hash } from 'node:crypto'
import type { Identity } from '../../src/ports/callers.ts'
import { Unavailable } from '../../src/ports/context.ts'
import type { ImageProcessor } from '../../src/ports/image-processor.ts'
import {
  type Mail,
  type Mailer,
  MailRefused,
  type WebhookClient,
} from '../../src/ports/messages.ts'
import type { ObjectStreams, Objects } from '../../src/ports/objects.ts'
import {
  InvalidModelOutput,
  type PlantModel,
  type PlantModelAnswer,
  type PlantModelRequest,
} from '../../src/ports/plant-model.ts'
import { answerTo, measurements, optimised, thumbnailOf } from '../harness/plants.ts'
import type { Process, Surroundings } from './process.ts'

/** The objects in storage, with their generations. */
export type StoredObject = { bytes: Uint8Array; generation: string }

export type Received = { url: string; at: number; eventId: string; answered: number | string }

/** What lies outside the service and its database, and outlives every process. */
export type Outside = {
  objects: Map<string, StoredObject>
  /** Paths whose bytes an overwrite has changed. */
  overwritten: string[]
  identities: Map<string, Identity>
  received: Received[]
  mails: Mail[]
  /** When each one-time password was mailed first, by invitation and password. */
  mailedAt: Map<string, number>
  /** Work that goes on, and work that two live processes did at once. */
  busy: Map<string, Process>
  together: string[]
}

export function newOutside(): Outside {
  return {
    objects: new Map(),
    overwritten: [],
    identities: new Map(),
    received: [],
    mails: [],
    mailedAt: new Map(),
    busy: new Map(),
    together: [],
  }
}

/** Does work that a lease allows only once at a time, and notes if somebody else does it too. */
async function alone<T>(
  { busy, together }: Outside,
  process: Process,
  subject: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (subject === undefined) return work()
  const other = busy.get(subject)
  if (other && !other.isDead()) together.push(`two workers did this at once: ${subject}`)
  busy.set(subject, process)
  try {
    return await work()
  } finally {
    busy.delete(subject)
  }
}

const inGeneration = (found: StoredObject | undefined, generation: string | undefined) =>
  found && (generation === undefined || generation === found.generation) ? found : undefined

export function put(outside: Outside, path: string, bytes: Uint8Array): StoredObject {
  const { objects, overwritten } = outside
  const known = objects.get(path)
  if (known && !Buffer.from(known.bytes).equals(bytes)) overwritten.push(path)
  const generation = String(Number(known?.generation ?? 0) + 1)
  const stored = { bytes, generation }
  objects.set(path, stored)
  return stored
}

export function objectsOf(outside: Outside, process: Process): Objects {
  const { objects } = outside
  const at = (path: string, generation?: string) => inGeneration(objects.get(path), generation)
  return {
    write: (path, bytes, _type, { signal }) =>
      process.call('objects.write', () => void put(outside, path, bytes), { signal }),
    writeOnce: (path, bytes, _type, { signal }) =>
      process.call(
        'objects.write',
        () => {
          const known = objects.get(path)
          if (known) return Buffer.from(known.bytes).equals(bytes) ? 'WRITTEN' : 'TAKEN'
          put(outside, path, bytes)
          return 'WRITTEN'
        },
        { signal },
      ),
    read: (path, bytesLimit, { signal }, generation) =>
      process.call(
        'objects.read',
        () => {
          const bytes = at(path, generation)?.bytes
          return bytes && bytes.byteLength >= bytesLimit ? 'TOO_LARGE' : bytes
        },
        { signal },
      ),
    exists: (path, { signal }, generation) =>
      process.call('objects.exists', () => at(path, generation) !== undefined, { signal }),
    existsUnder: (prefix, { signal }) =>
      process.call(
        'objects.exists',
        () => [...objects.keys()].some((path) => path.startsWith(prefix)),
        {
          signal,
        },
      ),
    endDownloads: (_path, { signal }) =>
      process.call('objects.endDownloads', () => undefined, { signal }),
    remove: (path, { signal }, generation) =>
      process.call('objects.remove', () => void (at(path, generation) && objects.delete(path)), {
        signal,
      }),
    signedUrl: async (path, lifetimeSeconds) => `https://objects.test/${path}?${lifetimeSeconds}`,
  }
}

export function streamsOf(outside: Outside, process: Process): ObjectStreams {
  return {
    write: (path, content, _type, { signal }) =>
      alone(outside, process, `write ${path}`, async () => {
        const chunks: Uint8Array[] = []
        for await (const chunk of content) chunks.push(chunk)
        const write = () => void put(outside, path, Buffer.concat(chunks))
        await process.call('objects.write', write, { signal })
      }),
    async *list(prefix, { signal }) {
      const find = () => [...outside.objects.keys()].filter((path) => path.startsWith(prefix))
      yield* (await process.call('objects.list', find, { signal })).toSorted()
    },
  }
}

const decodingMs = [50, 900] as const

/** Keeps the number of a photo, so that different photos have different bytes. */
export function imagesOf(process: Process): ImageProcessor {
  return {
    optimise: (bytes, { signal }) =>
      process.call(
        'images.optimise',
        () => {
          const outcome = optimised(bytes)
          if (outcome.kind !== 'OPTIMISED') return outcome
          const webp = Buffer.concat([Buffer.from('webp of '), bytes])
          return { ...outcome, webp, sha256: hash('sha256', webp) }
        },
        { signal, takesMs: decodingMs },
      ),
    measure: (webp, { signal }) =>
      process.call('images.measure', () => ({ measurements, thumbnail: thumbnailOf(webp) }), {
        signal,
        takesMs: decodingMs,
      }),
  }
}

const thinkingMs = [100, 4000] as const

/** A model that answers to the words of a photo, or does not. */
export function modelOf(
  outside: Outside,
  process: Process,
  surroundings: Surroundings,
): PlantModel {
  return {
    answerVersion: '1',
    paidCallsDailyMax: 1000,
    async diagnose(request, { signal }) {
      if (!(await request.takePaidCall())) throw new Unavailable('model')
      const trouble = surroundings.luck.happens(surroundings.troubles.model)
        ? surroundings.luck.pick(['DOWN', 'NONSENSE', 'HANGS', 'SLOW'] as const)
        : 'NONE'
      if (trouble === 'HANGS') return hang(process, signal)
      const takesMs = trouble === 'SLOW' ? ([10_000, 45_000] as const) : thinkingMs
      const answer = () => {
        if (trouble === 'DOWN') throw new Unavailable('model')
        if (trouble === 'NONSENSE') throw new InvalidModelOutput()
        return answerOf(request)
      }
      const transaction = /runAnalysis.*"(an_\w+)"/.exec(
        surroundings.doing.getStore()?.subject ?? '',
      )
      return alone(outside, process, transaction?.[1], () =>
        process.call('model.diagnose', answer, { signal, takesMs }),
      )
    },
  }
}

function answerOf({ webp }: Pick<PlantModelRequest, 'webp'>): PlantModelAnswer {
  return answerTo(Buffer.from(Buffer.from(webp).toString().replace(/ \d+$/, '')))
}

function hang(process: Process, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Unavailable('model', signal.reason))
    signal.addEventListener('abort', end, { once: true })
    process.onDeath(end)
    if (signal.aborted) end()
  })
}

/** Receivers that keep events, fail, hang, keep the event but deny it, or are gone. */
export function receiversOf(
  outside: Outside,
  process: Process,
  { time, luck, troubles }: Surroundings,
): WebhookClient {
  return {
    resolvesToForbiddenAddress: async () => false,
    post({ target, headers }, { signal }) {
      const eventId = headers['webhook-id'] ?? ''
      const isWell = !luck.happens(troubles.receiver)
      const manner = isWell
        ? 'KEEPS'
        : luck.pick(['FAILS', 'HANGS', 'LIES', 'GONE', 'SLOW'] as const)
      const [least, most] = manner === 'HANGS' ? hangMs : manner === 'SLOW' ? slowMs : quickMs
      const durationMs = Math.round(luck.between(least, most))
      const status = manner === 'KEEPS' || manner === 'SLOW' ? 200 : manner === 'GONE' ? 410 : 500
      const post = () => {
        outside.received.push({ url: target.url.href, at: time.nowMs(), eventId, answered: manner })
        if (manner === 'HANGS')
          return { kind: 'UNREACHABLE', error: 'TIMEOUT', durationMs } as const
        return { kind: 'ANSWERED', status, response: manner, durationMs } as const
      }
      return alone(outside, process, `${eventId} ${target.url.href}`, () =>
        process.call('webhook.post', post, { signal, takesMs: [durationMs, durationMs] }),
      )
    },
  }
}

const quickMs = [20, 400] as const
const slowMs = [5000, 14_000] as const
const hangMs = [15_000, 15_000] as const

export function mailerOf(
  { mails, mailedAt }: Outside,
  process: Process,
  { luck, troubles, time }: Surroundings,
): Mailer {
  return {
    send(mail) {
      const fate = luck.happens(troubles.mail)
        ? luck.pick(['REFUSED', 'DOWN', 'UNANSWERED'] as const)
        : 'SENT'
      return process.call('mailer.send', () => {
        if (fate === 'REFUSED') throw new MailRefused()
        if (fate === 'DOWN') throw new Unavailable('mail')
        mails.push(mail)
        const parts = [/inv_[0-9A-Za-z]+/, /\b\d{8}\b/].map((part) => part.exec(mail.text)?.[0])
        if (!mailedAt.has(parts.join(' '))) mailedAt.set(parts.join(' '), time.nowMs())
        if (fate === 'UNANSWERED') throw new Unavailable('mail')
      })
    },
  }
}
