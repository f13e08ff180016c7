import type { CallContext } from '../../../ports/context.ts'
import type {
  BackgroundInference,
  PlantModelAnswer,
  PlantModelRequest,
} from '../../../ports/plant-model.ts'
import type { Ports } from '../../../ports/ports.ts'
import { removeOrPutOff } from '../../provider-events/provider-jobs.ts'
import { type Attached, attachProviderJob, hasTimeForProvider } from './attach-provider-job.ts'
import { lost, type RunEnd } from './end-run.ts'
import type { Leased } from './lease.ts'
import type { StoredPhoto } from './stored-analysis.ts'

export type AtProvider =
  | { kind: 'AT_PROVIDER' }
  | RunEnd
  | { kind: 'ANSWERED'; answer: PlantModelAnswer }

/** The provider that this run may be left to; undefined where it is to be answered at once. */
export function providerFor(
  { model, clock }: Ports,
  leased: Leased,
): BackgroundInference | undefined {
  const { background } = model
  if (!background?.begins || leased.transaction.operation !== 'start') return undefined
  return hasTimeForProvider(leased, clock.now()) ? background : undefined
}

/**
 * Begins a run's inference at the provider and leaves the run to it. What the provider has begun
 * and cannot be noted is deleted there at once: a crash between the two alone leaves work that
 * nobody knows, until its event comes (docs/decisions/0112).
 */
export async function beginAtProvider(
  ports: Ports,
  background: BackgroundInference,
  leased: Leased,
  { asked, photo }: { asked: PlantModelRequest; photo: StoredPhoto },
  context: CallContext,
): Promise<AtProvider> {
  const work = await background.begin(asked, context)
  if (work.kind === 'ANSWERED') return work
  const { operationId } = work
  const begun = { operationId, photo, measurements: asked.measurements }
  const attach = () => attachProviderJob(ports, leased, begun, context.signal)
  const { job, isHeld } = await orRemoved(attach, background, operationId, context)
  if (isHeld) return { kind: 'AT_PROVIDER' }
  await removeOrPutOff(ports, job, context)
  return lost(ports, leased, context)
}

async function orRemoved(
  attach: () => Promise<Attached>,
  background: BackgroundInference,
  operationId: string,
  { requestId }: CallContext,
): Promise<Attached> {
  try {
    return await attach()
  } catch (error) {
    // The run's own time may be over.
    const signal = AbortSignal.timeout(removalMs)
    await background.remove(operationId, { requestId, signal }).catch(() => undefined)
    throw error
  }
}

const removalMs = 5000
