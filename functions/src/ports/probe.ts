import type { ComponentId } from '../domain/status.ts'
import type { CallContext } from './context.ts'

/** A question to one part of the service, as cheap as can be; throws where the answer is no. */
export type Question = { check(context: CallContext): Promise<void> }

/** Asks one part of the service whether it is there. */
export type Probe = Question & {
  name: string
  /** Without it no call can be served. */
  isEssential: boolean
}

/**
 * What each component of the status page needs to work at all, and whether its background work
 * keeps up.
 */
export type StatusProbes = Record<ComponentId, { needs: readonly Question[]; backlog?: Question }>
