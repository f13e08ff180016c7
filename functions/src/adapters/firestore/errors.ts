import { Unavailable } from '../../ports/context.ts'
import { codeOf } from '../code-of.ts'
import type { CommitOutcome } from '../optimistic-store/versioned-documents.ts'

/** google.rpc.Code: ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED, NOT_FOUND (removed). */
const conflictCodes: readonly unknown[] = [6, 9, 10, 5]
/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, INTERNAL, UNAVAILABLE. */
const unansweredCodes: readonly unknown[] = [1, 2, 4, 8, 13, 14]

/** Throws `Unavailable` if the database did not answer, else the error itself. */
export function rethrow(error: unknown): never {
  if (isUnanswered(error)) throw new Unavailable('database', error)
  throw error
}

/** The outcome of a failed commit. Rethrows all other errors, such as a rejected document. */
export function failedCommit(error: unknown): CommitOutcome {
  if (conflictCodes.includes(codeOf(error))) return 'CONFLICT'
  if (isUnanswered(error)) return 'UNKNOWN'
  throw error
}

/** Node's codes for a connection that breaks before or within an answer over REST. */
const brokenConnection = /^(?:E[A-Z]+|ERR_STREAM_PREMATURE_CLOSE)$/

function isUnanswered(error: unknown): boolean {
  const code = codeOf(error)
  return unansweredCodes.includes(code) || (typeof code === 'string' && brokenConnection.test(code))
}
