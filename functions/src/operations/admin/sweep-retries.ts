import { type RetryRun, retryRuns } from '../../collections/operator-commands.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import type { StoredDocument } from '../../ports/store.ts'
import { sweepDue } from '../background/due.ts'
import { retryPage } from './retry-page.ts'

/** Within one sweep, so that a minute takes up five hundred. */
const pageSize = 500

/** Continues a command to retry all that failed from where the call or the last sweep ended. */
export function sweepRetryRuns(ports: Ports, context: CallContext): Promise<void> {
  const retry = ({ id, data }: StoredDocument<RetryRun>) =>
    retryPage(ports, id, data, pageSize, context)
  return sweepDue(ports, retryRuns, 'sweepAt', retry, context)
}
