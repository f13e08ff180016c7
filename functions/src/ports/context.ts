/** What every call of a port carries: whose request it serves, and when to give up. */
export type CallContext = { requestId: string; signal: AbortSignal }
