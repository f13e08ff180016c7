import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

type RequestHeader = { name: string; description: string; required: boolean }

/** What an operation takes and gives, free of where it is reached. */
export type OperationDefinition = {
  /** One line, imperative, for the definition and docs/endpoints.md. */
  summary: string
  /** What it does and costs, and what a client should know: one to four sentences. */
  description: readonly string[]
  /** The success status that the definition documents first. */
  status: 200 | 202 | 302
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The operation parses the bytes itself, since it first checks a signature over them. */
  rawBody?: true
  /**
   * The operation checks a credential that is no caller's (a key to exchange, a signature).
   * It charges the burst to whom it recognises. Its 401 is a failed credential of the address.
   */
  checksCredential?: true
  /** Headers that the operation reads, for the definition; it checks them itself. */
  headers?: readonly RequestHeader[]
  /** Bodies of success, by status; `null` where there is none (302) or it is not JSON. */
  output: { 200?: z.ZodType | null; 202?: z.ZodType | null; 302?: null; 503?: z.ZodType }
  /** Takes the Idempotency-Key header. */
  idempotent?: true
  /** Charges the daily quota: can be 429 DAILY_QUOTA_EXCEEDED, and has the RateLimit headers. */
  charged?: true
  /** May be cached: leaves out `Cache-Control: no-store`. */
  cacheable?: true
  /** Codes beyond those that every route with its credential, access and body can answer. */
  problems: readonly ErrorCode[]
}
