import { traceField } from '@plant/common/trace'
import type { Log } from '../../ports/context.ts'
import { currentTraceName } from '../trace/trace.ts'
import { writeLine } from './standard-output.ts'

/** Redacts fields that must never be logged, in case somebody logs them by mistake. */
const secretNames =
  /^(authorization|x-api-key|x-enterprise-token|token|idToken|secret|otp|imageBase64|latitude|longitude)$/i

/**
 * Writes one JSON object per line to stdout, in the format of Cloud Logging:
 * https://cloud.google.com/logging/docs/structured-logging.
 */
export function jsonLines(projectId: string, write: (line: string) => void = writeLine): Log {
  return {
    write(severity, message, fields = {}) {
      const entry = {
        ...fields,
        severity,
        message,
        time: new Date().toISOString(),
        [traceField]: currentTraceName(projectId),
      }
      write(`${stringify(entry)}\n`)
    },
  }
}

/** Omits fields that cannot be serialised, because logging must never make a call fail. */
function stringify(entry: { severity: string; message: string; time: string }): string {
  try {
    return JSON.stringify(entry, safe)
  } catch {
    const { severity, message, time } = entry
    return JSON.stringify({ severity, message, time, fields: 'could not be written' })
  }
}

function safe(name: string, value: unknown): unknown {
  if (secretNames.test(name)) return '[withheld]'
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`
  if (!(value instanceof Error)) return value
  const { name: kind, message, stack, cause } = value
  return { name: kind, message, stack, ...('code' in value ? { code: value.code } : {}), cause }
}
