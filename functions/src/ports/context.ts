/** The context of every call of a port: the request's id, and the signal that ends the call. */
export type CallContext = { requestId: string; signal: AbortSignal }
