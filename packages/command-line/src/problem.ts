import { PlantError } from '@plant-analysis/client'
import { CommandError } from './exit-codes.ts'

/** Describes an error in a line or two for the person at the terminal. */
export function describe(error: unknown): string {
  if (error instanceof CommandError) return error.message
  if (!(error instanceof PlantError)) return String(error)
  if (error.code === 'NETWORK') return `The service did not answer: ${rootCauseOf(error)}.`
  const fields = (error.errors ?? []).map(({ field, message }) => `  ${field}: ${message}`)
  return [`${sentenceOf(error)}${adviceOn(error)}`, ...fields].join('\n')
}

function sentenceOf({ title, detail, requestId }: PlantError): string {
  const said = detail === undefined || detail === title ? title : `${title}: ${detail}`
  const ended = /[.!?]$/.test(said) ? said : `${said}.`
  return requestId === undefined ? ended : `${ended} (request ${requestId})`
}

function adviceOn({ status, code, retryAfterSeconds }: PlantError): string {
  if (status === 401) return ' Type: plant login'
  if (retryAfterSeconds === undefined) return ''
  const when = code === 'DAILY_QUOTA_EXCEEDED' ? 'There is more' : 'Try again'
  return ` ${when} in ${durationOf(retryAfterSeconds)}.`
}

function durationOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

/** Returns the innermost cause of an error, because `fetch` wraps causes such as ECONNREFUSED. */
export function rootCauseOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
