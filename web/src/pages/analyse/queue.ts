import { useEffect, useState } from 'preact/hooks'
import type { QueuedPhoto } from './photo.ts'

// The queue outlives the page, so photos continue while the user visits another page.
let photos: readonly QueuedPhoto[] = []
const watchers = new Set<(photos: readonly QueuedPhoto[]) => void>()

function replace(next: readonly QueuedPhoto[]): void {
  photos = next
  for (const watcher of watchers) watcher(photos)
}

/** The photos of the queue, in the order in which they were added. */
export function useQueue(): readonly QueuedPhoto[] {
  const [shown, setShown] = useState(photos)
  useEffect(() => {
    watchers.add(setShown)
    setShown(photos)
    return () => void watchers.delete(setShown)
  }, [])
  return shown
}

/** Finds a photo of the queue; undefined after it was removed. */
export function findPhoto(key: string): QueuedPhoto | undefined {
  return photos.find((photo) => photo.key === key)
}

export const allPhotos = (): readonly QueuedPhoto[] => photos

/** Adds a photo at the end of the queue, unless the queue already contains the photo. */
export function addPhoto(photo: QueuedPhoto): void {
  if (!findPhoto(photo.key)) replace([...photos, photo])
}

/** Changes a photo. Does nothing if the photo was removed in the meantime. */
export function changePhoto(key: string, change: Partial<QueuedPhoto>): void {
  replace(photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
}

/** Removes a photo, and frees the memory of its preview. */
export function removePhoto(key: string): void {
  const url = findPhoto(key)?.previewUrl
  if (url) URL.revokeObjectURL(url)
  replace(photos.filter((photo) => photo.key !== key))
}
