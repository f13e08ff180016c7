import { times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { apiVersion, health, release } from '../../contract/schemas/service.ts'
import type { Clock } from '../../ports/context.ts'
import type { Probe } from '../../ports/ports.ts'
import { endpoint } from '../endpoint.ts'
import { countFailures, failuresOfOutage, keepFor } from './probing.ts'

type HealthStatus = 'pass' | 'warn' | 'fail'

const rank: Record<HealthStatus, number> = { pass: 0, warn: 1, fail: 2 }

const look = keepFor(
  limits.service.healthCacheSeconds,
  (probes: readonly Probe[], requestId: string, clock: Clock) =>
    Promise.all(
      probes.map(async (probe) => [probe.name, await statusOf(probe, requestId, clock)] as const),
    ),
)

export const readHealth = endpoint({
  id: 'service.readHealth',
  route: { method: 'GET', path: '/v1/health', credential: 'none', deadlineSeconds: 5 },
  summary: 'Check the health of the service',
  description: [
    'Load balancers and monitoring call it; the status `fail` comes with HTTP 503.',
    `The service caches the result for ${limits.service.healthCacheSeconds} seconds and never calls the model.`,
  ],
  output: { 200: health, 503: health },
  cacheable: true,
  problems: [],
  examples: {
    output: {
      200: {
        status: 'pass',
        version: apiVersion,
        releaseId: release,
        time: times.later,
        checks: { firestore: { status: 'pass' } },
      },
      503: {
        status: 'fail',
        version: apiVersion,
        releaseId: release,
        time: times.later,
        checks: { firestore: { status: 'fail', output: 'No answer within 2 seconds.' } },
      },
    },
  },

  /**
   * Returns 503 if a dependency that every call needs fails. Warns after the first failed probe of
   * another dependency, and returns 503 from the second. Each instance probes each
   * dependency at most every 2 s. The response names no host.
   */
  async handler(call, { probes, clock }) {
    const results = await look(probes, call.requestId, clock)
    const worst = results.reduce<HealthStatus>(
      (sofar, [, found]) => (rank[found] > rank[sofar] ? found : sofar),
      'pass',
    )
    const checks = Object.fromEntries(results.map(([name, status]) => [name, { status }]))
    const time = clock.now().toISOString()
    const body = { status: worst, version: apiVersion, releaseId: release, time, checks }
    return worst === 'fail' ? { status: 503, body } : { status: 200, body }
  },
})

async function statusOf(probe: Probe, requestId: string, clock: Clock): Promise<HealthStatus> {
  const failures = await countFailures(probe, clock, { requestId })
  if (failures === 0) return 'pass'
  return probe.isEssential || failures >= failuresOfOutage ? 'fail' : 'warn'
}
