import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Headers of a request, or attributes of a message. */
type Carrier = Readonly<Record<string, string | readonly string[] | undefined>>

const traceIds = new AsyncLocalStorage<string>()

/** Version, trace id, span id and flags (https://www.w3.org/TR/trace-context). */
const w3c = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/
/** `TRACE_ID/SPAN_ID;o=OPTIONS`, the form of Google's front ends. */
const google = /^([0-9a-f]{32})(?:\/|$)/i
const none = '0'.repeat(32)

/**
 * Runs work within the trace that its caller names, or within a new one. Own code, because an
 * OpenTelemetry SDK would add megabytes and start-up time for one id.
 */
export function runInTrace<T>(carrier: Carrier | undefined, work: () => T): T {
  return traceIds.run(traceIdOf(carrier ?? {}) ?? randomBytes(16).toString('hex'), work)
}

/** The current trace in the form of Cloud Logging; undefined outside a trace. */
export function traceName(projectId: string): string | undefined {
  const traceId = traceIds.getStore()
  return traceId === undefined ? undefined : `projects/${projectId}/traces/${traceId}`
}

/** The header of a call or task, or the attribute of a message, that continues the trace. */
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
