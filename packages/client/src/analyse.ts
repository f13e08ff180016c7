import type { AnalysesStartBody, Analysis } from './generated/types.ts'
import type { Request, RequestOptions } from './request.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

/** The bytes of a photo: a file in a page, or a byte array on a server. */
export type Photo = Blob | Uint8Array

export type AnalyseOptions = Omit<AnalysesStartBody, 'imageBase64' | 'storagePath'> &
  RequestOptions &
  WaitOptions

/** Every JavaScript engine accepts this many arguments in one call. */
const bytesAtOnce = 0x8000

/**
 * Analyses a photo, or an upload given by its `storagePath`, and waits for the result. An API key
 * gets the result in the same call. An identity token starts a transaction, and webhooks receive
 * its result too. All tries share one Idempotency-Key, so a lost answer never costs a second unit.
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
