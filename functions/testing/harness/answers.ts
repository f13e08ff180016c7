import { Problem } from '../../src/domain/problem.ts'

/**
 * The code that a call is refused with; throws where it is not refused, or fails for reasons of
 * ours.
 */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
  throw new Error('the call was not refused')
}

type AnyReply = { status: number; body: unknown; headers?: Record<string, string> }

/** The id that an answer names, as `transactionId` or, in an analysis, as `id`. */
export function idOf({ body }: AnyReply): string {
  const { transactionId, id } = body as { transactionId?: string; id?: string }
  const found = transactionId ?? id
  if (found === undefined) throw new Error('the answer names no id')
  return found
}

/** A field of an answer's body, for what its type leaves open between several statuses. */
export function field(reply: AnyReply, name: string): unknown {
  return (reply.body as Record<string, unknown>)[name]
}
