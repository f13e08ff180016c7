import type { AnalysesStartBody, Analysis } from './generated/types.ts'
import type { Request, RequestOptions } from './request.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

/** The bytes of a photo, as a file of a page or as a server reads them. */
export type Photo = Blob | Uint8Array

export type AnalyseOptions = Omit<AnalysesStartBody, 'imageBase64' | 'storagePath'> &
  RequestOptions &
  WaitOptions

/** The most arguments of one call that every engine takes. */
const bytesAtOnce = 0x8000

/**
 * Analyses a photo, or an upload by its `storagePath`, and waits for the result. An API key is
 * answered within the call; a token starts a transaction, whose end is sent to webhooks too. A lost
 * answer is found again by the call's one Idempotency-Key, so that no photo costs twice.
 */
export async function analyse(
  request: Request,
  photo: Photo | { storagePath: string },
  isKey: boolean,
  { signal, idempotencyKey, onStatus, ...fields }: AnalyseOptions,
): Promise<Analysis> {
  const image =
    'storagePath' in photo
      ? { storagePath: photo.storagePath }
      : { imageBase64: await toBase64(photo) }
  const answer = await request(isKey ? 'analyses.analyseSync' : 'analyses.start', {
    body: { ...fields, ...image },
    idempotencyKey,
    signal,
  })
  if (answer.status !== 'COMPLETED') {
    onStatus?.({ transactionId: answer.transactionId, status: answer.status })
    return waitFor(request, answer, { onStatus, signal })
  }
  return 'analysis' in answer ? answer.analysis : answer
}

async function toBase64(photo: Photo): Promise<string> {
  const bytes = photo instanceof Blob ? new Uint8Array(await photo.arrayBuffer()) : photo
  let text = ''
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce))
  }
  return btoa(text)
}
