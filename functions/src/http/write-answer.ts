import type { ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'

/** Sends an answer with the headers that all of them have. */
export function writeAnswer(response: ServerResponse, answer: Answer): void {
  response.statusCode = answer.status
  if (!answer.cacheable) response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  const bytes = Buffer.from(answer.body?.text ?? '')
  if (answer.body !== null) response.setHeader('Content-Type', answer.body.contentType)
  // On a 304 it would have to be the length of what is not sent.
  if (answer.status !== 304) response.setHeader('Content-Length', bytes.byteLength)
  response.end(bytes)
}
