import type { Reply, Request } from '../../cloud.ts'
import type { State } from './state.ts'

const list =
  /^(?:(monitoring)\.googleapis\.com\/(?:v1|v3)\/projects\/[^/]+\/(\w+)|(logging)\.googleapis\.com\/v2\/projects\/[^/]+\/(metrics)|(billingbudgets)\.googleapis\.com\/v1\/billingAccounts\/[^/]+\/(budgets))(?:\/([^/]+))?$/
/** The time after which Cloud Monitoring knows a new log metric. */
const unknownSeconds = 120

type Body = Record<string, unknown>

export function isWatching({ method, url }: Request): boolean {
  return method !== 'GET' && list.test(url.replace('https://', ''))
}

/** Responds for monitoring resources: creates, changes and removes the entries of lists. */
export function answerMonitoring(state: State, request: Request): Reply | undefined {
  const { method, url, body } = request
  const address = url.replace('https://', '').split('?')[0] ?? ''
  const target = targetOf(address)
  if (target === undefined) return undefined
  const { api, key, name } = target
  if (!state.apis.has(`${api}.googleapis.com`)) return refused(403, 'SERVICE_DISABLED')
  const there = state.watching.get(key) ?? new Map<string, Body>()
  state.watching.set(key, there)
  if (method === 'GET') return { status: 200, body: { [key]: [...there.values()] } }
  if (name !== undefined && !there.has(name)) return refused(404, 'NOT_FOUND')
  if (method === 'DELETE') return remove(state, there, request, { address, name: name ?? '' })
  const refusal = unknownMetric(state, body)
  if (refusal !== undefined) return refused(404, refusal)
  return { status: 200, body: store(state, { key, there, name, address }, body as Body) }
}

/** The API, the list and the optional resource name, or undefined for other addresses. */
function targetOf(address: string) {
  const [, ...groups] = list.exec(address) ?? []
  const [api, key] = groups.slice(0, 6).filter((group) => group !== undefined)
  return api === undefined || key === undefined ? undefined : { api, key, name: groups[6] }
}

function remove(
  state: State,
  there: Map<string, Body>,
  { url }: Request,
  { address, name }: { address: string; name: string },
): Reply {
  if (isInUse(state, address) && !url.endsWith('?force=true'))
    return refused(400, 'FAILED_PRECONDITION: the channel is in use')
  there.delete(name)
  return { status: 200, body: {} }
}

function store(
  { seconds, metricsMadeAt }: State,
  {
    key,
    there,
    name,
    address,
  }: { key: string; there: Map<string, Body>; name?: string | undefined; address: string },
  body: Body,
): Body {
  const isMetric = key === 'metrics'
  const id = name ?? (isMetric ? String(body['name']) : `${key}-${there.size + 1}`)
  if (name === undefined && there.has(id)) throw new Error(`${id} is made twice`)
  const full = address.slice(address.indexOf('/', address.indexOf('/') + 1) + 1)
  const path = name === undefined ? `${full}/${id}` : full
  if (isMetric && !metricsMadeAt.has(id)) metricsMadeAt.set(id, seconds)
  const stored = { ...body, name: isMetric ? id : path }
  there.set(id, stored)
  return stored
}

/** Whether an alert policy notifies this channel. */
function isInUse({ watching }: State, address: string): boolean {
  const [, channel = ''] = /(projects\/[^/]+\/notificationChannels\/.+)$/.exec(address) ?? []
  const policies = [...(watching.get('alertPolicies')?.values() ?? [])]
  return channel !== '' && JSON.stringify(policies).includes(`"${channel}"`)
}

/** A policy may use only log metrics that have existed for a while. */
function unknownMetric(state: State, body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('conditions' in body)) return undefined
  const named = JSON.stringify(body).matchAll(/logging\.googleapis\.com\/user\/(\w+)/g)
  for (const [, metric = ''] of named) {
    const madeAt = state.metricsMadeAt.get(metric) ?? Number.POSITIVE_INFINITY
    if (state.seconds < madeAt + unknownSeconds) return `Cannot find metric that matches ${metric}`
  }
  return undefined
}

function refused(code: number, message: string): Reply {
  const details = message === 'SERVICE_DISABLED' ? [{ reason: message }] : []
  return { status: code, body: { error: { code, message, details } } }
}
