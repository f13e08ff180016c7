import type { ComponentId } from '../domain/status.ts'
import type { CallContext } from './context.ts'

/** A cheap check of one part of the service. Throws if the part does not work. */
export type Question = { check(context: CallContext): Promise<void> }

export type Probe = Question & {
  name: string
  /** The service can answer no call without this part. */
  isEssential: boolean
}

/** For each component: the parts that it needs, and whether its background work keeps up. */
export type StatusProbes = Record<ComponentId, { needs: readonly Question[]; backlog?: Question }>
