import { stackTrace } from '@plant/common/errors'
import type { Caller } from '../contract/caller.ts'
import type { Problem } from '../domain/problem.ts'
import type { Log } from '../ports/context.ts'

type Access = {
  requestId: string
  method: string
  /** The route's template, because the path contains ids and the query may contain a token. */
  path: string | null
  status: number
  durationMs: number
  /** The part of `durationMs` in which a long poll paused. */
  waitedMs: number
  caller: Caller | null
}

export function logAccess(log: Log, { caller, waitedMs, ...access }: Access): void {
  // An alert counts this time. A pause may have ended early, because the client disconnected.
  const workMs = Math.max(0, access.durationMs - waitedMs)
  log.write('INFO', 'request', { ...access, workMs, ...callerFields(caller) })
}

/** Logs the cause of a server error under the request id. The response hides the cause. */
export function logFailure(log: Log, cause: Problem, requestId: string): void {
  log.write(cause.code === 'INTERNAL' ? 'ERROR' : 'WARNING', 'request failed', {
    requestId,
    code: cause.code,
    stack_trace: stackTrace(cause.cause ?? cause),
  })
}

function callerFields(caller: Caller | null): Record<string, string> {
  if (caller === null) return {}
  if (caller.kind === 'anonymous') return { callerKind: caller.kind }
  return { callerKind: caller.kind, uid: caller.uid, accountId: caller.accountId }
}
