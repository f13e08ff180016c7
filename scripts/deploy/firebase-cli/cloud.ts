import { z } from 'zod'

type Query = Readonly<Record<string, string>> | undefined

/** One call of the Firebase CLI to a Google API. */
type Sent = { method: string; path: string; body: unknown; queryParams: Query }

/** A call of the CLI's client, before the client adds its credentials. */
export type Request = {
  method: string
  path: string
  body?: unknown
  queryParams?: Query
  /** If true, the client returns an error status as a response instead of throwing. */
  resolveOnHTTPError?: boolean
}

type Answer = { status: number; body: unknown }
type Policy = { bindings: { role: string; members: string[] }[]; etag?: string }

const policyBody = z.object({
  policy: z.object({
    bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
  }),
})
const functionBody = z.looseObject({ name: z.string() })

type State = { policies: Map<string, Policy>; documents: Map<string, unknown> }
type Call = Request & { resource: string; verb: string | undefined }

/**
 * The state that Google Cloud keeps between calls of the Firebase CLI: policies, functions, queues
 * and jobs. We wrote this fake because these APIs have no emulator.
 */
export function fakeCloud() {
  const state: State = { policies: new Map(), documents: new Map() }
  const sent: Sent[] = []
  return {
    sent,
    /** The members of a role on a resource, such as `services/api`. */
    membersOf(resource: string, role: string): string[] {
      const found = [...state.policies].find(([name]) => name.endsWith(resource))
      return found?.[1].bindings.find((binding) => binding.role === role)?.members ?? []
    },
    answer(request: Request): Answer {
      const { method, path, body, queryParams } = request
      sent.push({ method, path, body, queryParams })
      const [resource = '', verb] = path.split('?')[0]?.split(':') ?? []
      const call = { ...request, resource, verb }
      return answerPolicy(state, call) ?? answerOfService(state, call) ?? answerRest(state, call)
    },
  }
}

function answerPolicy({ policies }: State, { resource, verb, body }: Call): Answer | undefined {
  if (verb === 'getIamPolicy') return ok(policies.get(resource) ?? { bindings: [], etag: '' })
  if (verb !== 'setIamPolicy') return undefined
  const { policy } = policyBody.parse(body)
  policies.set(resource, policy)
  return ok(policy)
}

/** Handles calls about functions, secrets and buckets. Creating a function starts an operation. */
function answerOfService(state: State, { method, resource, body }: Call): Answer | undefined {
  if (/\/functions(\/|$)/.test(resource) && method !== 'GET') return ok(begin(state, body))
  if (/\/secrets\/[^/]+\/versions\/latest$/.test(resource)) return ok(versionOf(resource))
  if (/\/secrets\/[^/]+$/.test(resource)) return ok({ name: resource, labels: {} })
  if (resource.includes('/b/')) return ok({ location: 'EU' })
  return undefined
}

function answerRest({ documents }: State, call: Call): Answer {
  const { method, resource, body, resolveOnHTTPError } = call
  if (method === 'GET') return found(documents.get(resource), resolveOnHTTPError)
  documents.set(nameIn(body) ?? resource, body)
  return ok(body)
}

/** Starts an operation that is complete at the first poll. */
function begin({ documents }: State, body: unknown) {
  const { name } = functionBody.parse(body)
  const id = `operations/${name.split('/').at(-1)}`
  const service = name.replace('/functions/', '/services/').toLowerCase()
  const url = `https://${service.split('/').at(-1)}.example`
  documents.set(id, {
    name: id,
    done: true,
    response: { serviceConfig: { service, uri: url }, url },
  })
  return { name: id }
}

const ok = (body: unknown): Answer => ({ status: 200, body })

function found(body: unknown, resolves = false): Answer {
  if (body !== undefined) return ok(body)
  if (resolves) return { status: 404, body: {} }
  const context = { response: { statusCode: 404 } }
  throw Object.assign(new Error('not found'), { status: 404, context })
}

function versionOf(resource: string) {
  return { name: resource.replace('/latest', '/1'), state: 'ENABLED', createTime: '' }
}

function nameIn(body: unknown): string | undefined {
  return z.object({ name: z.string() }).safeParse(body).data?.name
}
