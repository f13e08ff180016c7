import type { Handler, OperationResult } from '../../contract/handlers.ts'
import { limits } from '../../contract/limits.ts'
import { type ComponentId, type Findings, summarise, toComponents } from '../../domain/status.ts'
import type { Clock } from '../../ports/clock.ts'
import type { StatusProbes } from '../../ports/probe.ts'
import { keep } from './keep.ts'
import { answers } from './probing.ts'

type Deps = { statusProbes: StatusProbes; clock: Clock }
type Status = OperationResult<'service.readStatus'>['body']

const cacheSeconds = limits.service.statusCacheSeconds

/**
 * `GET /v1/status`: each part asked at most every 30 s and instance, however many ask; who comes
 * meanwhile waits for the same answer. Never calls the plant model, and names no host.
 */
export function readStatus({ statusProbes, clock }: Deps): Handler<'service.readStatus'> {
  const status = keep(cacheSeconds, clock, (requestId) =>
    look(statusProbes, requestId, clock.now()),
  )
  return async (call) => {
    const headers = { 'Cache-Control': `public, max-age=${cacheSeconds}` }
    return { status: 200, headers, body: await status(call.requestId) }
  }
}

async function look(probes: StatusProbes, requestId: string, now: Date): Promise<Status> {
  const findings = await Promise.all(
    (Object.keys(probes) as ComponentId[]).map(async (id) => {
      const { needs, backlog } = probes[id]
      const [needed, keepsUp] = await Promise.all([
        Promise.all(needs.map((question) => answers(question, { requestId }))),
        backlog ? answers(backlog, { requestId }) : true,
      ])
      return [id, { answers: needed.every(Boolean), keepsUp }] as const
    }),
  )
  const components = toComponents(Object.fromEntries(findings) as Findings)
  return { status: summarise(components), components, updatedAt: now.toISOString() }
}
