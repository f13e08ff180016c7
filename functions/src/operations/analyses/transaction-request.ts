import type { TransactionRequest } from '../../collections/transactions.ts'
import type { KnownCaller } from '../../contract/caller.ts'
import type { Call } from '../../contract/endpoint.ts'
import type { analyseSyncBody, startBody } from '../../contract/schemas/analysis-request.ts'
import { fingerprintOf } from '../../domain/analyses/idempotency.ts'
import { chooseLanguage } from '../../domain/locales/choose-language.ts'

/** A call of the start, or of the synchronous analysis. */
export type StartCall =
  | Call<undefined, undefined, typeof startBody>
  | Call<undefined, undefined, typeof analyseSyncBody>

/**
 * What is kept of a start: its hints, its language, and the fingerprint that tells a repeat from
 * another request.
 */
export function transactionRequest(call: StartCall, caller: KnownCaller): TransactionRequest {
  const { input } = call
  const language = chooseLanguage(input.language, caller.language, call.acceptLanguage)
  return {
    // Hashing 10 MB is only worth it where a key will ask for it.
    fingerprint: call.idempotencyKey === null ? '' : fingerprintOf(fingerprinted(input)),
    clientReference: input.clientReference ?? null,
    plantId: input.plantId ?? null,
    language,
    hints: {
      placement: input.placement ?? null,
      sunExposure: input.sunExposure ?? null,
      wateringFrequency: input.wateringFrequency ?? null,
      species: input.species?.trim() || null,
      latitude: input.latitude ?? null,
      longitude: input.longitude ?? null,
    },
  }
}

/** The key of an unversioned body says which request it is, not what is asked. */
function fingerprinted(input: Record<string, unknown>): Record<string, unknown> {
  const { idempotencyKey: _key, ...asked } = input
  return asked
}
