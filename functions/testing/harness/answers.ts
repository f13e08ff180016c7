import { Problem } from '../../src/domain/problem.ts'

/** The error code of a rejected call. Throws if the call succeeds or fails with a server error. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
  throw new Error('the call was not rejected')
}

type AnyReply = { status: number; body: unknown; headers?: Record<string, string> }

/** The id in an answer: `transactionId`, or `id` in an analysis. */
export function idOf({ body }: AnyReply): string {
  const { transactionId, id } = body as { transactionId?: string; id?: string }
  const found = transactionId ?? id
  if (found === undefined) throw new Error('the answer names no id')
  return found
}

/** A field of an answer's body whose type differs between statuses. */
export function field(reply: AnyReply, name: string): unknown {
  return (reply.body as Record<string, unknown>)[name]
}
