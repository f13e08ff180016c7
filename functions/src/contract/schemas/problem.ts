import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { count } from './common.ts'

const codes = Object.keys(errors) as ErrorCode[]

/** The body of every error: the members of RFC 9457 and a stable code of the closed catalogue. */
export const problemBody = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(codes),
  detail: z.string().optional(),
  requestId: z.string(),
  retryAfterSeconds: count.optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type ProblemBody = z.infer<typeof problemBody>
