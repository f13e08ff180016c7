import type { AnalysesStartBody, Analysis } from '@plant-analysis/client'
import type { PhotoWarning } from './check-photo.ts'
import type { Unreadable } from './read-photo.ts'

export type SentFields = Omit<AnalysesStartBody, 'imageBase64' | 'storagePath'>

export type PhotoState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }
  | { readonly kind: 'ready' }
  /** Waits until the previous photo was sent. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly status: 'PENDING' | 'PROCESSING'; readonly since: number }
  /** No answer arrived. The photo resumes by itself, with the same key. */
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The page was reloaded, and the browser has no copy to send again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'done'; readonly analysis: Analysis }

export type QueuedPhoto = {
  /** The Idempotency-Key, which also identifies the photo in the page. */
  readonly key: string
  readonly name: string
  /** Null while the file is read, and when it cannot be read. */
  readonly bytes: Blob | null
  /** An object URL; null when the browser cannot show the photo. */
  readonly previewUrl: string | null
  readonly warnings: readonly PhotoWarning[]
  readonly plantId: string
  /** Fixed when the photo is sent, because an Idempotency-Key belongs to one body. */
  readonly fields: SentFields
  /** Null until the service has confirmed the photo. */
  readonly transactionId: string | null
  readonly state: PhotoState
}

/** Whether a photo is unfinished: it continues on other pages, and can be cancelled. */
export const isOnItsWay = ({ state: { kind } }: QueuedPhoto): boolean =>
  kind === 'queued' || kind === 'sending' || kind === 'waiting' || kind === 'cutOff'

/** Whether the send button can send the photo. */
export const isReady = ({ state: { kind } }: QueuedPhoto): boolean => kind === 'ready'
