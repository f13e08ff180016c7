import { providerEvents } from '../../collections/provider-events.ts'
import type { CallContext } from '../../ports/context.ts'
import { sweepDue } from '../background/due.ts'
import { sweepJob } from '../background/job.ts'
import { handleProviderEvent } from '../background/jobs.ts'
import type { ProviderEventDeps } from './deps.ts'

/** Queues what was received and not handled: its task was lost, or its result was not ready yet. */
export function sweepProviderEvents(deps: ProviderEventDeps, context: CallContext): Promise<void> {
  const handle = ({ id }: { id: string }) => sweepJob(deps, handleProviderEvent, id, context)
  return sweepDue(deps, providerEvents, 'sweepAt', handle, context)
}
