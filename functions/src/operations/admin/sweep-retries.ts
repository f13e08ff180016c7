import { retryRuns } from '../../collections/retry-runs.ts'
import type { CallContext } from '../../ports/context.ts'
import { dueDocuments, runEach } from '../sweeps/due.ts'
import { retryPage } from './retry-page.ts'
import type { RetryDeps } from './retry-transaction.ts'

/** Within one sweep, so that a minute takes up five hundred. */
const pageSize = 500

/** Goes on with the commands to retry all that failed where the call, or the sweep before, has left them. */
export async function sweepRetryRuns(deps: RetryDeps, context: CallContext): Promise<void> {
  const runs = await dueDocuments(deps, retryRuns, 'sweepAt', context)
  await runEach(
    deps,
    context,
    runs.map(({ id, data }) => retryPage(deps, id, data, pageSize, context)),
  )
}
