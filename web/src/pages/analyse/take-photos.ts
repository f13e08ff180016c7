import { forget, forgetOld, keptBytes, keptPhotos } from './kept-photos.ts'
import type { QueuedPhoto } from './photo.ts'
import { addPhoto, changePhoto, findPhoto } from './queue.ts'
import { readPhoto } from './read-photo.ts'
import { sendInTurn } from './send.ts'

const emptyPhoto = {
  bytes: null,
  previewUrl: null,
  warnings: [],
  plantId: '',
  keeps: true,
  fields: {},
  transactionId: null,
} as const

/** Adds files to the queue. Reads one file at a time, because each photo takes much memory. */
export async function takePhotos(files: readonly File[], plantId: string): Promise<void> {
  const added = files.map((file) => {
    const key = crypto.randomUUID()
    addPhoto({ ...emptyPhoto, key, name: file.name, plantId, state: { kind: 'reading' } })
    return { key, file }
  })
  for (const { key, file } of added) if (findPhoto(key)) changePhoto(key, await readFile(file))
}

async function readFile(file: File): Promise<Partial<QueuedPhoto>> {
  const read = await readPhoto(file).catch(() => 'BROKEN' as const)
  if (typeof read === 'string') return { state: { kind: 'unreadable', reason: read } }
  const { bytes, warnings, isShown } = read
  const previewUrl = isShown ? URL.createObjectURL(bytes) : null
  return { bytes, warnings, previewUrl, state: { kind: 'ready' } }
}

/** Restores the unfinished photos after a reload, and continues to send them. */
export async function restorePhotos(uid: string): Promise<void> {
  await forgetOld()
  for (const kept of keptPhotos(uid)) {
    if (findPhoto(kept.key)) continue
    const bytes = await keptBytes(kept.key)
    const previewUrl = bytes && URL.createObjectURL(bytes)
    const plantId = kept.fields.plantId ?? ''
    const state = { kind: 'lost' } as const
    const photo = { ...emptyPhoto, ...kept, bytes, previewUrl, plantId, state }
    addPhoto(photo)
    if (bytes || kept.transactionId) sendInTurn(photo, uid)
    else await forget(kept.key)
  }
}
