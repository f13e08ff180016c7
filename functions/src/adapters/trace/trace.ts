import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Headers of a request, or attributes of a message. */
type Carrier = Readonly<Record<string, string | readonly string[] | undefined>>

const traceIds = new AsyncLocalStorage<string>()

/** Version, trace id, span id and flags (https://www.w3.org/TR/trace-context). */
const w3c = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/
/** `TRACE_ID/SPAN_ID;o=OPTIONS`, which Google's front ends write. */
const google = /^([0-9a-f]{32})(?:\/|$)/i
const none = '0'.repeat(32)

/**
 * Runs work, and all that it starts, as part of the trace that its caller names, or of a new one.
 * By hand, because an OpenTelemetry SDK would be megabytes and a start of its own for one id.
 */
export function runInTrace<T>(carrier: Carrier | undefined, work: () => T): T {
  return traceIds.run(traceIdOf(carrier ?? {}) ?? randomBytes(16).toString('hex'), work)
}

/** The trace of the work that runs, as Cloud Logging names it; undefined outside of any. */
export function traceName(projectId: string): string | undefined {
  const traceId = traceIds.getStore()
  return traceId === undefined ? undefined : `projects/${projectId}/traces/${traceId}`
}

/** What carries the trace on: a header of a call or a task, or an attribute of a message. */
export function traceCarrier(): { traceparent?: string } {
  const traceId = traceIds.getStore()
  if (traceId === undefined) return {}
  return { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` }
}

function traceIdOf(carrier: Carrier): string | undefined {
  const [, named] = w3c.exec(valueOf(carrier, 'traceparent')) ?? []
  const [, written] = google.exec(valueOf(carrier, 'x-cloud-trace-context')) ?? []
  return [named, written?.toLowerCase()].find((id) => id !== undefined && id !== none)
}

function valueOf(carrier: Carrier, name: string): string {
  const value = carrier[name]
  return typeof value === 'string' ? value : ''
}
