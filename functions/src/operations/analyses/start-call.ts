import type { TransactionRequest } from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { Call } from '../../contract/endpoint.ts'
import type { analyseSyncBody } from '../../contract/schemas/analysis-request.ts'
import { fingerprintOf } from '../../domain/analyses/idempotency.ts'
import { decodeImage } from '../../domain/analyses/image-payload.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'
import { isServedIn } from '../../domain/locales/match-language.ts'
import { problem } from '../../domain/problem.ts'
import type { Ports } from '../../ports/ports.ts'
import { bytesIdOf } from '../photos/withheld.ts'
import { type Followed, pathOfFollowed } from './chain.ts'
import type { SentPhoto } from './claim.ts'

type StartCall = Call<undefined, undefined, typeof analyseSyncBody> & {
  input: { storagePath?: string | undefined }
}

/**
 * Reads the photo of a request once. The hash of 10 MB takes about 10 ms. A second look without a
 * photo looks again at the photo of the analysis that it follows. Throws IMAGE_REQUIRED.
 */
export async function sentPhoto(
  { input }: StartCall,
  caller: KnownCaller,
  followed: Followed | null,
  { store }: Pick<Ports, 'store'>,
): Promise<SentPhoto> {
  if (input.storagePath !== undefined) return { storagePath: input.storagePath }
  if (input.imageBase64 === undefined) {
    if (!followed?.answer) throw problem('IMAGE_REQUIRED')
    return { storagePath: await pathOfFollowed(store, followed.analysisId, caller) }
  }
  const bytes = decodeImage(input.imageBase64)
  return { bytes, bytesId: bytesIdOf(caller.accountId, bytes ?? Buffer.of()) }
}

/** The analysis that a second look follows. Throws INVALID_ARGUMENT for an answer to nothing. */
export function followedBy({ input }: StartCall): Followed | null {
  const { follows, answer = null } = input
  if (follows === undefined) {
    if (answer === null) return null
    const errors = [{ field: 'follows', message: 'is required beside `answer`' }]
    throw problem('INVALID_ARGUMENT', { detail: 'The request has invalid fields.', errors })
  }
  const addsPhoto = input.storagePath !== undefined || input.imageBase64 !== undefined
  return { analysisId: follows, answer, addsPhoto }
}

/** Hints, language and fingerprint of a request. A repeated request has the same fingerprint. */
export function transactionRequest(
  call: StartCall,
  caller: KnownCaller,
  { languages }: Ports,
): TransactionRequest {
  const { input } = call
  const language = chooseLanguage(input.language, caller.language, call.acceptLanguage, (tag) =>
    isServedIn(tag, languages),
  )
  return {
    // Skips hashing 10 MB if there is no idempotency key to compare.
    fingerprint: call.idempotencyKey === null ? '' : fingerprintOf(fingerprinted(input)),
    clientReference: input.clientReference ?? null,
    plantId: input.plantId ?? null,
    language,
    hints: hintsIn(input),
  }
}

function hintsIn(input: StartCall['input']): TransactionRequest['hints'] {
  const { latitude, longitude } = input
  const isPlace = latitude !== undefined && longitude !== undefined
  return {
    placement: input.placement ?? null,
    sunExposure: input.sunExposure ?? null,
    wateringFrequency: input.wateringFrequency ?? null,
    species: input.species?.trim() || null,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    country: input.country ?? null,
  }
}

/** Leaves out the Idempotency-Key in an unversioned call's body, because the key is not content. */
function fingerprinted(input: Record<string, unknown>): Record<string, unknown> {
  const { idempotencyKey: _key, ...asked } = input
  return asked
}
