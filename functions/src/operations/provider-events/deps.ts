import type { JwtVerifier } from '../../ports/jwt-verifier.ts'
import type { Queue } from '../../ports/queue.ts'
import type { RunDeps } from '../analyses/deps.ts'

export type ProviderEventDeps = RunDeps & {
  queue: Queue
  /** Those of the provider's static webhooks; none means that nothing is accepted by them. */
  providerSecrets: readonly string[]
  providerTokens: JwtVerifier
}
