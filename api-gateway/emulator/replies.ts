import type { ServerResponse } from 'node:http'
import { createLingering, endAfterRequest } from '../../functions/src/http/unread-body.ts'

/** ESPv2's own messages, so that clients get the same messages locally and in production. */
export const replies = {
  badHeader: () => ({ code: 400, message: 'Bad Request' }),
  unknownPath: () => ({ code: 404, message: 'The current request is not defined by this API.' }),
  methodNotAllowed: (template: string) => ({
    code: 405,
    message:
      `The current request is matched to the defined url template "${template}" ` +
      'but its http method is not allowed',
  }),
  payloadTooLarge: () => ({ code: 413, message: 'Payload Too Large' }),
  noToken: (audience: string) => ({
    code: 500,
    message: `Token not found for audience: ${audience}`,
  }),
  unreachable: () => ({
    code: 503,
    message:
      'upstream connect error or disconnect/reset before headers. reset reason: connection failure',
  }),
  deadlineExceeded: () => ({ code: 504, message: 'upstream request timeout' }),
} as const

/** Unlimited, because the platform's gateway has enough connections. */
export const lingering = createLingering(Number.POSITIVE_INFINITY)

export type Reply = { readonly code: number; readonly message: string }

/** Sends an answer of the gateway itself. Cuts off a response that has already begun. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const bytes = Buffer.from(JSON.stringify(reply))
  response.writeHead(reply.code, {
    'content-type': 'application/json',
    'content-length': bytes.byteLength,
    connection: 'close',
  })
  endAfterRequest(response, bytes, lingering)
}
