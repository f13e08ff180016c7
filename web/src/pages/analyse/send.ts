import { type Analysis, PlantError, type Transaction } from '@plant-analysis/client'
import { queryClient } from '../../api/query-client.ts'
import { loadClient } from '../../api/request.ts'
import { forget, keep, keepBytes } from './kept-photos.ts'
import type { QueuedPhoto, SentFields } from './photo.ts'
import { allPhotos, changePhoto, findPhoto, removePhoto } from './queue.ts'

type Progress = Pick<Transaction, 'transactionId' | 'status'>

const cancellations = new Map<string, AbortController>()
let turn: Promise<unknown> = Promise.resolve()

/** Sends photos one after the other, and waits for their answers in parallel. */
export function sendPhotos(photos: readonly QueuedPhoto[], uid: string, common: SentFields): void {
  for (const photo of photos) {
    const fields = photo.plantId ? { ...common, plantId: photo.plantId } : common
    changePhoto(photo.key, { fields })
    sendInTurn({ ...photo, fields }, uid)
  }
}

/** Sends a photo after the earlier photos. The same Idempotency-Key makes a repeat safe. */
export function sendInTurn(photo: QueuedPhoto, uid: string): void {
  const { key, name, fields, keeps, transactionId } = photo
  changePhoto(key, { state: { kind: 'queued' } })
  keep({ key, uid, name, fields, keeps, transactionId })
  turn = turn.then(() => new Promise<void>((sent) => void run(key, uid, sent)))
}

/** Removes a photo from the queue, and stops its requests. */
export function cancelPhoto(key: string): void {
  cancellations.get(key)?.abort()
  removePhoto(key)
  void forget(key)
}

/** Resumes all interrupted photos. */
export function resumeCutOff(uid: string): void {
  for (const photo of allPhotos()) if (photo.state.kind === 'cutOff') sendInTurn(photo, uid)
}

async function run(key: string, uid: string, sent: () => void): Promise<void> {
  const photo = findPhoto(key)
  if (!photo) return sent()
  const cancellation = new AbortController()
  cancellations.set(key, cancellation)
  try {
    const analysis = await ask(photo, uid, cancellation.signal, sent)
    if (isKept(photo)) await keepForGood(analysis.id)
    changePhoto(key, { state: { kind: 'done', analysis } })
    await forget(key)
  } catch (error) {
    if (!cancellation.signal.aborted) await fail(key, error)
  } finally {
    sent()
    cancellations.delete(key)
    // The session contains today's remaining quota.
    void queryClient.invalidateQueries({ queryKey: ['session'] })
    void queryClient.invalidateQueries({ queryKey: ['history.list'] })
  }
}

/** Whether the user keeps the photos of this plant. The analysis has the plant's name as well. */
const isKept = ({ keeps, fields }: QueuedPhoto): boolean => keeps && fields.plantId !== undefined

/** Saves an analysis. The answer is there even if this fails, and its page has a button. */
async function keepForGood(analysisId: string): Promise<void> {
  const { request } = await loadClient()
  await request('analyses.save', { body: { analysisId } }).catch(() => undefined)
}

/** Sends a photo unless the service already has it. Calls `sent` when the service has the photo. */
async function ask(
  { key, name, fields, keeps, bytes, transactionId: known }: QueuedPhoto,
  uid: string,
  signal: AbortSignal,
  sent: () => void,
): Promise<Analysis> {
  const since = Date.now()
  const onStatus = ({ transactionId, status }: Progress) => {
    if (status !== 'PENDING' && status !== 'PROCESSING') return
    keep({ key, uid, name, fields, keeps, transactionId })
    changePhoto(key, { transactionId, state: { kind: 'waiting', status, since } })
    sent()
  }
  const plants = await loadClient()
  if (known !== null) {
    onStatus({ transactionId: known, status: 'PENDING' })
    return plants.waitFor(known, { signal, onStatus })
  }
  if (!bytes) throw new Error('there is no photo to send')
  changePhoto(key, { state: { kind: 'sending' } })
  await keepBytes(key, bytes)
  return plants.analyse(bytes, { ...fields, idempotencyKey: key, signal, onStatus })
}

async function fail(key: string, error: unknown): Promise<void> {
  const isCutOff = error instanceof PlantError && error.code === 'NETWORK'
  if (isCutOff) return changePhoto(key, { state: { kind: 'cutOff' } })
  // A start with the same key runs a failed transaction again.
  changePhoto(key, { transactionId: null, state: { kind: 'failed', error } })
  await forget(key)
}
