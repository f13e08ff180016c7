/** What every call into the world carries: whose request it serves, and when to give up. */
export type CallContext = { requestId: string; signal: AbortSignal }
