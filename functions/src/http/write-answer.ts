import type { Response } from 'express'
import type { Answer } from './answer.ts'

/** Sends an answer as the contract wants it; Express compares the ETag of those that may be cached. */
export function writeAnswer(response: Response, answer: Answer): void {
  response.status(answer.status)
  if (!answer.cacheable) response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  if (answer.body === null) {
    response.setHeader('Content-Length', '0')
    response.end()
    return
  }
  response.setHeader('Content-Type', answer.body.contentType)
  const bytes = Buffer.from(answer.body.text)
  if (answer.cacheable) {
    response.send(bytes)
    return
  }
  response.setHeader('Content-Length', bytes.byteLength)
  response.end(bytes)
}
