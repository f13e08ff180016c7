import { useEffect, useState } from 'preact/hooks'
import type { QueuedPhoto } from './photo.ts'

// The queue outlives the page, so that photos go on while another page is looked at.
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

/** A photo of the queue; undefined once it was removed. */
export function findPhoto(key: string): QueuedPhoto | undefined {
  return photos.find((photo) => photo.key === key)
}

/** All photos of the queue. */
export const allPhotos = (): readonly QueuedPhoto[] => photos

/** Adds a photo at the end, unless it is there. */
export function addPhoto(photo: QueuedPhoto): void {
  if (!findPhoto(photo.key)) replace([...photos, photo])
}

/** Changes a photo; nothing where it was removed meanwhile. */
export function changePhoto(key: string, change: Partial<QueuedPhoto>): void {
  replace(photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)))
}

/** Takes a photo out, and gives back the memory of its preview. */
export function removePhoto(key: string): void {
  const url = findPhoto(key)?.previewUrl
  if (url) URL.revokeObjectURL(url)
  replace(photos.filter((photo) => photo.key !== key))
}
