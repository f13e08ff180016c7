import type { AnalysesStartBody, Analysis } from './generated/types.ts'
import type { Request, RequestOptions } from './request.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

/** The bytes of a photo: a file in a page, or a byte array on a server. */
export type Photo = Blob | Uint8Array

export type AnalyseOptions = Omit<AnalysesStartBody, 'imageBase64' | 'storagePath'> &
  RequestOptions &
  WaitOptions

/** A number of arguments that every JavaScript engine accepts in one call. */
const bytesAtOnce = 0x8000

/**
 * Analyses a photo, or an upload given by its `storagePath`, and waits for the result. With an API
 * key, one call returns the result. With an identity token, the client starts a transaction and
 * polls. Every retry sends the same Idempotency-Key, so a lost answer never costs a second unit.
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
