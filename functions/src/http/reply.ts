import type { RawBody } from '../contract/handlers.ts'
import { type Answer, json } from './answer.ts'
import type { Style } from './envelope.ts'

/** What any operation replies, once its own type is no longer known. */
export type AnyReply = {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** A reply as it goes out; a body that is no JSON goes out as it is. */
export function replyAnswer(reply: AnyReply, style: Style, cacheable: boolean): Answer {
  return {
    status: reply.status,
    headers: reply.headers ?? {},
    body: bodyOf(reply.body, style),
    // A health check that fails is a reply too, and must not be kept.
    cacheable: cacheable && reply.status < 400,
  }
}

function bodyOf(body: unknown, style: Style): Answer['body'] {
  if (isRawBody(body)) return body
  if (style === 'callable') return json({ result: body })
  return body === null || body === undefined ? null : json(body)
}

function isRawBody(body: unknown): body is RawBody {
  if (typeof body !== 'object' || body === null) return false
  return Object.keys(body).sort().join() === 'contentType,text'
}
