import type { QueryPersister } from '@tanstack/preact-query'
import { hasLeft, signedInUid } from '../session/authentication.ts'

/** The operations whose answers a user can read again without a network. */
const operations: readonly unknown[] = ['session', 'history.list', 'analyses.read']
const answersMax = 60
const daysMax = 7

// Each user has a cache, so that nobody reads the answers of another user of the device.
const prefix = 'answers-'

/**
 * Reads from the service and stores the answer. Offline, reads the stored answer. A sign-out
 * deletes all caches.
 */
export const persister: QueryPersister = async (read, context, { queryKey, queryHash }) => {
  if (!operations.includes(queryKey[0])) return read(context)
  const address = `/answers/${encodeURIComponent(queryHash)}`
  const stored = navigator.onLine ? undefined : await storedAt(address)
  if (stored !== undefined) return stored
  const answer = await read(context)
  void store(address, answer).catch(() => undefined)
  return answer
}

/** Deletes all stored answers of the user, for example when one of them was deleted. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(prefix + signedInUid())
}

async function storedAt(address: string): Promise<unknown> {
  const response = await (await openCache())?.match(address)
  const storedAt = Date.parse(response?.headers.get('date') ?? '')
  const isOld = !(storedAt > Date.now() - daysMax * 24 * 60 * 60 * 1000)
  return isOld ? undefined : response?.json()
}

async function store(address: string, answer: unknown): Promise<void> {
  const cache = await openCache()
  // The user may have signed out in the meantime.
  if (!cache || hasLeft() || signedInUid() === null) return
  await cache.delete(address)
  const headers = { date: new Date().toUTCString() }
  await cache.put(address, Response.json(answer, { headers }))
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, -answersMax).map((oldest) => cache.delete(oldest)))
}

/** Browsers offer no caches to a page that was loaded over plain HTTP. */
async function openCache(): Promise<Cache | null> {
  const uid = signedInUid()
  return uid !== null && 'caches' in globalThis ? caches.open(prefix + uid) : null
}
