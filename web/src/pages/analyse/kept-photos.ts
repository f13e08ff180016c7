import { hasLeft } from '../../session/authentication.ts'
import type { SentFields } from './photo.ts'

/** An unfinished photo, which the browser stores to protect it from a reload of the page. */
export type KeptPhoto = {
  /** The Idempotency-Key, so that the service charges a photo once even if it is sent again. */
  readonly key: string
  readonly uid: string
  readonly name: string
  readonly fields: SentFields
  readonly keeps: boolean
  /** The id of the photo's transaction; null until the service has confirmed the photo. */
  readonly transactionId: string | null
}

// Photos do not fit into sessionStorage, which ends with the tab, so a cache holds them.
const storageKey = 'photos-on-their-way'
const cacheName = 'photos-on-their-way'
const keptHours = 24

const pathOf = (key: string) => `/photos-on-their-way/${key}`

/** A user's unfinished photos in this tab. */
export function keptPhotos(uid: string): KeptPhoto[] {
  return readAll().filter((photo) => photo.uid === uid)
}

function readAll(): KeptPhoto[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptPhoto[]) : []
  } catch {
    return []
  }
}

/** Stores an unfinished photo, or replaces its previous state. */
export function keep(photo: KeptPhoto): void {
  const others = readAll().filter(({ key }) => key !== photo.key)
  writeAll([...others, photo])
}

function writeAll(photos: readonly KeptPhoto[]): void {
  if (!hasLeft()) sessionStorage.setItem(storageKey, JSON.stringify(photos))
}

/** Stores the bytes of a photo if the page can use a cache. */
export async function keepBytes(key: string, bytes: Blob): Promise<void> {
  const cache = await openCache()
  const headers = { 'content-type': bytes.type, date: new Date().toUTCString() }
  await cache?.put(pathOf(key), new Response(bytes, { headers })).catch(() => undefined)
}

/** The bytes of an unfinished photo; null if the cache has no bytes of the photo. */
export async function keptBytes(key: string): Promise<Blob | null> {
  const cache = await openCache()
  const response = await cache?.match(pathOf(key))
  return (await response?.blob()) ?? null
}

/** Deletes a photo after its answer or its cancellation. */
export async function forget(key: string): Promise<void> {
  writeAll(readAll().filter((photo) => photo.key !== key))
  const cache = await openCache()
  await cache?.delete(pathOf(key))
}

/** Deletes the stored photos of tabs that were closed. */
export async function forgetOld(): Promise<void> {
  const cache = await openCache()
  const oldest = Date.now() - keptHours * 60 * 60 * 1000
  for (const request of (await cache?.keys()) ?? []) {
    const keptAt = Date.parse((await cache?.match(request))?.headers.get('date') ?? '')
    if (!(keptAt > oldest)) await cache?.delete(request)
  }
}

/** Opens the cache of photos. A page that was loaded over plain HTTP has no cache. */
async function openCache(): Promise<Cache | null> {
  const cache = 'caches' in globalThis ? await caches.open(cacheName).catch(() => null) : null
  return hasLeft() ? null : cache
}
