import type { SentFields } from './photo.ts'

/** A photo on its way, as it is found again after the page was loaded anew. */
export type KeptPhoto = {
  /** The Idempotency-Key, by which it is charged once however often it is sent. */
  readonly key: string
  readonly uid: string
  readonly name: string
  readonly fields: SentFields
  /** Null until the service said that it has the photo. */
  readonly transactionId: string | null
}

// A tab forgets what is in sessionStorage when it closes; it has no room for photos.
const storageKey = 'photos-on-their-way'
const cacheName = 'photos-on-their-way'
const keptHours = 24

/** Whether the person of the photos has left, and this page is about to. */
let hasLeft = false
addEventListener('sign-out', () => {
  hasLeft = true
})

const pathOf = (key: string) => `/photos-on-their-way/${key}`

/** The photos of a user that were on their way in this tab. */
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

/** Keeps what is known of a photo on its way, in the place of what was known before. */
export function keep(photo: KeptPhoto): void {
  const others = readAll().filter(({ key }) => key !== photo.key)
  writeAll([...others, photo])
}

function writeAll(photos: readonly KeptPhoto[]): void {
  if (!hasLeft) sessionStorage.setItem(storageKey, JSON.stringify(photos))
}

/** Keeps the bytes of a photo, where the browser has a place for them. */
export async function keepBytes(key: string, bytes: Blob): Promise<void> {
  const cache = await openCache()
  const headers = { 'content-type': bytes.type, date: new Date().toUTCString() }
  await cache?.put(pathOf(key), new Response(bytes, { headers })).catch(() => undefined)
}

/** The bytes of a photo that was on its way; null where they are gone. */
export async function keptBytes(key: string): Promise<Blob | null> {
  const cache = await openCache()
  const response = await cache?.match(pathOf(key))
  return (await response?.blob()) ?? null
}

/** Forgets a photo that has its answer, or that nobody waits for. */
export async function forget(key: string): Promise<void> {
  writeAll(readAll().filter((photo) => photo.key !== key))
  const cache = await openCache()
  await cache?.delete(pathOf(key))
}

/** Deletes the photos of tabs that were closed while theirs was on its way. */
export async function forgetOld(): Promise<void> {
  const cache = await openCache()
  const oldest = Date.now() - keptHours * 60 * 60 * 1000
  for (const request of (await cache?.keys()) ?? []) {
    const keptAt = Date.parse((await cache?.match(request))?.headers.get('date') ?? '')
    if (!(keptAt > oldest)) await cache?.delete(request)
  }
}

/** Browsers give a page that came over plain HTTP no cache. */
async function openCache(): Promise<Cache | null> {
  const cache = 'caches' in globalThis ? await caches.open(cacheName).catch(() => null) : null
  return hasLeft ? null : cache
}
