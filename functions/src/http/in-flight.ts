import type { Caller, KnownCaller } from '../contract/caller.ts'
import { limits } from '../contract/limits.ts'
import { createPlaces } from '../domain/places.ts'
import type { RequestContext } from './request-context.ts'

const { inFlightPerCallerShare, inFlightPerAddressShare, crowdedShare } = limits.request

export type InFlight = ReturnType<typeof createInFlight>

/**
 * Limits the requests in flight, so that no caller or address can occupy all places of an instance.
 * `concurrency` is the number of places. Costs no database call.
 */
export function createInFlight(concurrency: number) {
  const placesFor = (share: number) => Math.max(1, Math.floor(concurrency * share))
  const callers = createPlaces(placesFor(inFlightPerCallerShare), {
    detail: 'Too many requests of this caller are running already.',
  })
  const addresses = createPlaces(placesFor(inFlightPerAddressShare), {
    detail: 'Too many requests from this address are running already.',
    // A refused client that went on sending would occupy a place after all.
    headers: { Connection: 'close' },
  })
  let arriving = 0
  return {
    /** Takes a place for the address. Throws 429 TOO_MANY_REQUESTS. */
    enter({ address, frees }: Pick<RequestContext, 'address' | 'frees'>): void {
      frees.push(addresses.take(address))
    },
    /** Counts a body while it arrives. */
    async receive(body: Promise<Uint8Array>): Promise<Uint8Array> {
      arriving += 1
      return body.finally(() => {
        arriving -= 1
      })
    },
    /** Whether arriving bodies take so many places that slow clients must not keep theirs. */
    isCrowded: (): boolean => arriving >= concurrency * crowdedShare,
    /** Takes a place for an authenticated caller. Throws 429 TOO_MANY_REQUESTS. */
    identified({ frees }: Pick<RequestContext, 'frees'>, caller: Caller): void {
      if (caller.kind === 'anonymous') return
      frees.push(callers.take(accountableFor(caller)))
    },
    /** Frees the places of a request as soon as its response is sent or its client has gone. */
    leave({ frees, response }: Pick<RequestContext, 'frees' | 'response'>): void {
      const free = () => {
        for (const each of frees.splice(0)) each()
      }
      if (response.closed) free()
      else response.once('close', free)
    },
  }
}

/** An account can have twenty keys, so they count together, and with their owner. */
const accountableFor = (caller: KnownCaller): string =>
  caller.kind === 'user' && caller.membership === 'worker'
    ? `worker:${caller.uid}`
    : `account:${caller.accountId}`
