/** The log field by which Cloud Logging groups the log lines of all services. */
export const traceField = 'logging.googleapis.com/trace'

/** Matches a version, trace id, span id and flags (https://www.w3.org/TR/trace-context). */
const w3c = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

/** The trace id of a `traceparent` header, or undefined if the header is absent or invalid. */
export function readTraceparent(header: string | undefined): string | undefined {
  return w3c.exec(header ?? '')?.[1]
}

/** Formats a trace id as Cloud Logging expects it. */
export function traceName(projectId: string, traceId: string): string {
  return `projects/${projectId}/traces/${traceId}`
}
