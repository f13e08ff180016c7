import { z } from 'zod'
import { type ErrorCode, errors } from '../errors.ts'
import { count, text } from './common.ts'

const codes = Object.keys(errors) as ErrorCode[]

/** The body of every error: the members of RFC 9457 and a code from the closed catalogue. */
export const problemBody = z.object({
  type: z.literal('about:blank').describe('Always `about:blank`, as RFC 9457 defines it.'),
  title: z.string().describe('What the code means, in English.'),
  status: z.int().describe('The HTTP status of the response, 400 to 599.'),
  code: z.enum(codes).describe('The stable code of the catalogue; it never changes its meaning.'),
  detail: z.string().describe('What was wrong with this request, in English.').optional(),
  requestId: z.string().describe('The id of the request, for questions to the operator.'),
  retryAfterSeconds: count.describe('How long to wait before trying again.').optional(),
  existingId: text
    .describe('The id of the existing resource; only with ALREADY_EXISTS.')
    .optional(),
  errors: z
    .array(
      z.object({
        field: z
          .string()
          .describe('The name of the field as the caller sent it; dots separate nested names.'),
        message: z.string().describe('What is wrong with the field, in English.'),
      }),
    )
    .describe('Every offending field of the request; only with INVALID_ARGUMENT.')
    .optional(),
})
export type ProblemBody = z.infer<typeof problemBody>
