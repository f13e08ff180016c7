import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { readTraceparent, traceName } from '@plant/common/trace'

/** The headers of a request or the attributes of a message. */
type Carrier = Readonly<Record<string, string | readonly string[] | undefined>>

const traceIds = new AsyncLocalStorage<string>()

/** Matches `TRACE_ID/SPAN_ID;o=OPTIONS`, the format of Google's front ends. */
const google = /^(?!0{32})([0-9a-f]{32})(?:\/|$)/i

/**
 * Continues the caller's trace, or starts a new trace. An OpenTelemetry SDK would add megabytes and
 * start-up time for a single id.
 */
export function runInTrace<T>(carrier: Carrier | undefined, work: () => T): T {
  return traceIds.run(traceIdOf(carrier ?? {}) ?? newTraceId(), work)
}

/** Made from a UUID, because Node draws the bytes of many UUIDs at once. */
const newTraceId = () => randomUUID().replaceAll('-', '')

/** The current trace in the format of Cloud Logging; undefined outside a trace. */
export function currentTraceName(projectId: string): string | undefined {
  const traceId = traceIds.getStore()
  return traceId === undefined ? undefined : traceName(projectId, traceId)
}

/** The header or message attribute with which the receiver continues the trace. */
export function traceCarrier(): { traceparent?: string } {
  const traceId = traceIds.getStore()
  if (traceId === undefined) return {}
  return { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` }
}

function traceIdOf(carrier: Carrier): string | undefined {
  const named = readTraceparent(valueOf(carrier, 'traceparent'))
  return named ?? google.exec(valueOf(carrier, 'x-cloud-trace-context'))?.[1]?.toLowerCase()
}

function valueOf(carrier: Carrier, name: string): string {
  const value = carrier[name]
  return typeof value === 'string' ? value : ''
}
