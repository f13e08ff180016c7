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

/**
 * The error codes of rejected calls that run at once. It waits for all of them together, because a
 * call that is rejected while another one is awaited would be an unhandled rejection.
 */
export async function refusals(calls: readonly Promise<unknown>[]): Promise<string[]> {
  return await Promise.all(calls.map(refusal))
}

type AnyReply = { status: number; body: unknown; headers?: Record<string, string> }

/** The id in a response: `transactionId`, or the `id` of an analysis. */
export function idOf({ body }: AnyReply): string {
  const { transactionId, id } = body as { transactionId?: string; id?: string }
  const found = transactionId ?? id
  if (found === undefined) throw new Error('the answer names no id')
  return found
}

/** The JSON body of a response. */
export function bodyOf<T>(reply: { body: T }): Exclude<T, { contentType: string }> {
  return reply.body as Exclude<T, { contentType: string }>
}

/** A field of a response's body. The type of the body depends on the status. */
export function field(reply: AnyReply, name: string): unknown {
  return (reply.body as Record<string, unknown>)[name]
}
