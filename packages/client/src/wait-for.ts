import { PlantError } from './error.ts'
import { transactionWaitSecondsMax } from './generated/limits.ts'
import type { Analysis, Transaction } from './generated/types.ts'
import type { CallOptions, Request } from './request.ts'
import { pause } from './retry.ts'

/** How far a transaction is. */
export type Progress = Pick<Transaction, 'transactionId' | 'status'>

export type WaitOptions = CallOptions & {
  /** Told of the first status and of each change. */
  onStatus?: ((progress: Progress) => void) | undefined
}

/** A poll that did not wait must not be repeated at once. */
const pauseBetweenPollsSeconds = 1

/**
 * The analysis of a transaction, as soon as it is there. A status that is known is not told again.
 * Throws `PlantError` with the code of the failure where the transaction failed; its unit was given
 * back.
 */
export async function waitFor(
  request: Request,
  { transactionId, status: told }: Partial<Progress> & Pick<Progress, 'transactionId'>,
  { onStatus, signal }: WaitOptions,
): Promise<Analysis> {
  let last = told
  for (;;) {
    const askedAt = performance.now()
    const { status, analysis, error } = await request('analyses.read', {
      params: { id: transactionId },
      query: { waitSeconds: transactionWaitSecondsMax },
      signal,
    })
    if (status !== last) onStatus?.({ transactionId, status })
    last = status
    if (analysis) return analysis
    if (error) throw new PlantError({ ...error, status: 200 })
    await pause(pauseBetweenPollsSeconds - (performance.now() - askedAt) / 1000, signal)
  }
}
