import { providerEvents } from '../../collections/provider.ts'
import type { CallContext } from '../../ports/context.ts'
import type { Ports } from '../../ports/ports.ts'
import { sweepDue } from '../background/due.ts'
import { sweepJob } from '../background/job.ts'
import { handleProviderEvent } from '../background/jobs.ts'

/** Queues what was received and not handled: its task was lost, or its result was not ready yet. */
export function sweepProviderEvents(ports: Ports, context: CallContext): Promise<void> {
  const handle = ({ id }: { id: string }) => sweepJob(ports, handleProviderEvent, id, context)
  return sweepDue(ports, providerEvents, 'sweepAt', handle, context)
}
