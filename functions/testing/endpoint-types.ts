type AnyHandler = { handler(call: never, ports: never): Promise<unknown> }

/** The call that the handler of an endpoint takes. */
export type CallOf<E extends AnyHandler> = Parameters<E['handler']>[0]
/** The input of an endpoint: its path parameters, query and body, parsed and merged. */
export type InputOf<E extends { handler(call: never, ports: never): Promise<unknown> }> =
  CallOf<E> extends { input: infer I } ? I : never
/** The result that the handler of an endpoint returns. */
export type ResultOf<E extends AnyHandler> = Awaited<ReturnType<E['handler']>>
