import type { AnalysesStartBody, Analysis } from '@plant-analysis/client'
import type { PhotoWarning } from './check-photo.ts'
import type { Unreadable } from './read-photo.ts'

/** What is said beside a photo. */
export type SentFields = Omit<AnalysesStartBody, 'imageBase64' | 'storagePath'>

/** How far a photo of the queue is. */
export type PhotoState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly reason: Unreadable }
  | { readonly kind: 'ready' }
  /** Its turn comes when the one before was sent. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting'; readonly status: 'PENDING' | 'PROCESSING'; readonly since: number }
  /** No answer came: it goes on by itself, with the same key. */
  | { readonly kind: 'cutOff' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The page was loaded anew, and the browser has no copy to send again. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'done'; readonly analysis: Analysis }

/** A photo of the queue. */
export type QueuedPhoto = {
  /** The Idempotency-Key, and its name in the page. */
  readonly key: string
  readonly name: string
  /** Null while it is read, and where it cannot be. */
  readonly bytes: Blob | null
  /** An object URL; null where the browser cannot show it. */
  readonly previewUrl: string | null
  readonly warnings: readonly PhotoWarning[]
  readonly plantId: string
  /** Fixed when it is sent, since a key holds for one body. */
  readonly fields: SentFields
  /** Null until the service said that it has the photo. */
  readonly transactionId: string | null
  readonly state: PhotoState
}

/** Whether a photo is on its way: leaving the page does not stop it, and it can be cancelled. */
export const isOnItsWay = ({ state: { kind } }: QueuedPhoto): boolean =>
  kind === 'queued' || kind === 'sending' || kind === 'waiting' || kind === 'cutOff'

/** Whether a photo can be sent at the press of the button. */
export const isReady = ({ state: { kind } }: QueuedPhoto): boolean => kind === 'ready'
