import type { z } from 'zod'
import { times } from '../../contract/examples/values.ts'
import { limits } from '../../contract/limits.ts'
import { status } from '../../contract/schemas/service.ts'
import { type ComponentId, type Findings, summarise, toComponents } from '../../domain/status.ts'
import type { Clock } from '../../ports/context.ts'
import type { Question, StatusProbes } from '../../ports/ports.ts'
import { endpoint } from '../endpoint.ts'
import { answers, countFailures, failuresOfOutage, keepFor } from './probing.ts'

type Status = z.input<typeof status>

const cacheSeconds = limits.service.statusCacheSeconds
const current = keepFor(cacheSeconds, look)

export const readStatus = endpoint({
  id: 'service.readStatus',
  route: { method: 'GET', path: '/v1/status', credential: 'none', deadlineSeconds: 15 },
  summary: 'Read the aggregate status of the system',
  description: [
    'It uses the vocabulary of Statuspage, for status pages.',
    `Clients may cache it for ${cacheSeconds} seconds; it never calls the model.`,
  ],
  output: { 200: status },
  cacheable: true,
  problems: [],
  examples: {
    output: {
      200: {
        status: { indicator: 'none', description: 'All Systems Operational' },
        components: [
          { id: 'api', name: 'API', status: 'operational' as const },
          { id: 'analysis', name: 'Analysis', status: 'operational' as const },
          { id: 'images', name: 'Images', status: 'operational' as const },
          { id: 'webhooks', name: 'Webhooks', status: 'operational' as const },
          { id: 'sign-in', name: 'Sign-in', status: 'operational' as const },
        ],
        updatedAt: times.later,
      },
    },
  },

  /** Each instance probes each component at most every 30 s. The response names no host. */
  async handler(call, { statusProbes, clock }) {
    const headers = { 'Cache-Control': `public, max-age=${cacheSeconds}` }
    return { status: 200, headers, body: await current(statusProbes, call.requestId, clock) }
  },
})

/** Asks each dependency once, also if several components need it, so that a failure counts once. */
async function look(probes: StatusProbes, requestId: string, clock: Clock): Promise<Status> {
  const now = clock.now()
  const asked = new Map<Question, Promise<number>>()
  const failuresOf = (question: Question) => {
    const failures = asked.get(question) ?? countFailures(question, clock, { requestId })
    asked.set(question, failures)
    return failures
  }
  const findings = await Promise.all(
    (Object.keys(probes) as ComponentId[]).map(async (id) => {
      const { needs, backlog } = probes[id]
      const [needed, keepsUp] = await Promise.all([
        Promise.all(needs.map(failuresOf)),
        backlog ? answers(backlog, clock, { requestId }) : true,
      ])
      const failures = Math.max(...needed)
      const isDown = failures >= failuresOfOutage
      return [id, { answers: !isDown, keepsUp: keepsUp && failures === 0 }] as const
    }),
  )
  const components = toComponents(Object.fromEntries(findings) as Findings)
  return { status: summarise(components), components, updatedAt: now.toISOString() }
}
