import type { RuleSettings } from '../src/domain/settings.ts'
import { sweepJob } from '../src/operations/background/sweep-job.ts'
import { onlyPorts, type Ports } from '../src/ports/ports.ts'
import { type ApiKeys, apiKeysOf } from './harness/api-keys.ts'
import { type Erasures, erasuresOf } from './harness/erasures.ts'
import { type Exports, exportsOf } from './harness/exports.ts'
import { type Invitations, invitationsOf } from './harness/invitations.ts'
import { type ProviderEvents, providerEventsOf } from './harness/provider-events.ts'
import { createService, type TestService } from './harness/service.ts'
import { type Webhooks, webhooksOf } from './harness/webhooks.ts'

export type HarnessOptions = Partial<RuleSettings> & {
  /** Multiplies the waiting times between delivery attempts; 1 by default. */
  retryScale?: number
  providerEvents?: Partial<Ports>
}

/** The whole service in one process, with extra clients and ports for each kind of test. */
export type TestHarness = TestService & {
  readonly apiKeys: ApiKeys
  readonly erasures: Erasures
  readonly exports: Exports
  readonly invitations: Invitations
  readonly providerEvents: ProviderEvents
  readonly webhooks: Webhooks
  /** Runs the sweeper once. The sweeper's mails appear in `webhooks.mails`. */
  sweep(): Promise<void>
}

/**
 * Creates the whole service over a store in memory. All its parts share state, clock and ports.
 * Each part is built when a test first uses it.
 */
export function createHarness({
  retryScale = 1,
  providerEvents,
  ...rules
}: HarnessOptions = {}): TestHarness {
  const service = createService(rules)
  const parts = {
    apiKeys: lazily(() => apiKeysOf(service)),
    erasures: lazily(() => erasuresOf(service)),
    exports: lazily(() => exportsOf(service)),
    invitations: lazily(() => invitationsOf(service)),
    providerEvents: lazily(() => providerEventsOf(service, providerEvents)),
    webhooks: lazily(() => webhooksOf(service, retryScale)),
  }
  return {
    ...service,
    get apiKeys() {
      return parts.apiKeys()
    },
    get erasures() {
      return parts.erasures()
    },
    get exports() {
      return parts.exports()
    },
    get invitations() {
      return parts.invitations()
    },
    get providerEvents() {
      return parts.providerEvents()
    },
    get webhooks() {
      return parts.webhooks()
    },
    async sweep() {
      const ports = onlyPorts({
        ...parts.exports().ports,
        ...parts.erasures().ports,
        ...parts.providerEvents().ports,
        ...parts.webhooks().steady.ports,
      })
      const { signal } = new AbortController()
      const requestId = ports.ids.random('swp')
      await sweepJob.work(undefined, ports, { requestId, signal, name: 'sweep' })
    },
  }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
