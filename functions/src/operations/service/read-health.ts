import type { Handler } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { apiVersion } from '../../contract/schemas/service.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Probe } from '../../ports/probe.ts'
import { keep } from './keep.ts'
import { answers } from './probing.ts'

type Deps = { probes: readonly Probe[]; clock: Clock }
type HealthStatus = 'pass' | 'warn' | 'fail'

const rank: Record<HealthStatus, number> = { pass: 0, warn: 1, fail: 2 }

/**
 * `GET /v1/health`: 503 when a part fails without which no call can be served, `warn` when another
 * one does. Each part is asked at most every 2 s and instance, however many ask. Never calls the
 * plant model, and names no host.
 */
export function readHealth({ probes, clock }: Deps): Handler<'service.readHealth'> {
  const look = keep(limits.service.healthCacheSeconds, clock, (requestId) =>
    Promise.all(
      probes.map(async (probe) => [probe.name, await statusOf(probe, requestId)] as const),
    ),
  )
  return async (call) => {
    const results = await look(call.requestId)
    const worst = results.reduce<HealthStatus>(
      (sofar, [, found]) => (rank[found] > rank[sofar] ? found : sofar),
      'pass',
    )
    const checks = Object.fromEntries(results.map(([name, status]) => [name, { status }]))
    const body = { status: worst, version: apiVersion, time: clock.now().toISOString(), checks }
    return worst === 'fail' ? { status: 503, body } : { status: 200, body }
  }
}

async function statusOf(probe: Probe, requestId: string): Promise<HealthStatus> {
  if (await answers(probe, { requestId })) return 'pass'
  return probe.isEssential ? 'fail' : 'warn'
}
