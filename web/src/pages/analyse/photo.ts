import type { AnalysesStartBody, Analysis } from '@plant-analysis/client'
import type { PhotoWarning } from './check-photo.ts'
import type { Unreadable } from './read-photo.ts'

export type SentFields = Omit<AnalysesStartBody, 'imageBase64' | 'storagePath'>

export type PhotoState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }
  | { readonly kind: 'ready' }
  /** The photo waits until the previous photo was sent. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly status: 'PENDING' | 'PROCESSING'; readonly since: number }
  /** No answer arrived. The page resumes the photo by itself, with the same Idempotency-Key. */
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The page was reloaded, and the browser has no copy of the photo to send again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'done'; readonly analysis: Analysis }

export type QueuedPhoto = {
  /** The Idempotency-Key, which also identifies the photo in the page. */
  readonly key: string
  readonly name: string
  /** The bytes of the photo; null while the page reads the file, and if it cannot read the file. */
  readonly bytes: Blob | null
  /** The object URL of a preview; null if the browser cannot show the photo. */
  readonly previewUrl: string | null
  readonly warnings: readonly PhotoWarning[]
  readonly plantId: string
  /** Whether to keep the analysis of a named plant beyond its thirty days. */
  readonly keeps: boolean
  /** The fields do not change after the first request: an Idempotency-Key belongs to one body. */
  readonly fields: SentFields
  /** The id of the photo's transaction; null until the service has confirmed the photo. */
  readonly transactionId: string | null
  readonly state: PhotoState
}

/** Whether a photo is unfinished, so that it continues on other pages and can be cancelled. */
export const isOnItsWay = ({ state: { kind } }: QueuedPhoto): boolean =>
  kind === 'queued' || kind === 'sending' || kind === 'waiting' || kind === 'cutOff'

/** Whether the send button can send the photo. */
export const isReady = ({ state: { kind } }: QueuedPhoto): boolean => kind === 'ready'
