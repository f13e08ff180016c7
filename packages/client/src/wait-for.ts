import { PlantError } from './error.ts'
import { transactionWaitSecondsMax } from './generated/limits.ts'
import type { Analysis, Transaction } from './generated/types.ts'
import type { CallOptions, Request } from './request.ts'
import { pause } from './retry.ts'

export type Progress = Pick<Transaction, 'transactionId' | 'status'>

export type WaitOptions = CallOptions & {
  /** Receives the first status, and later each new status. */
  onStatus?: ((progress: Progress) => void) | undefined
}

/** A pause after a poll that returned at once prevents a busy loop. */
const pauseBetweenPollsSeconds = 1

/**
 * Waits for the analysis of a transaction. Calls `onStatus` once for each status. Throws
 * `PlantError` with the error code of a failed transaction. A failed transaction costs nothing.
 */
export async function waitFor(
  request: Request,
  { transactionId, status: reported }: Partial<Progress> & Pick<Progress, 'transactionId'>,
  { onStatus, signal }: WaitOptions,
): Promise<Analysis> {
  let last = reported
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
