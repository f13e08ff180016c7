import { createServer, request as httpRequest } from 'node:http'
import { listen } from '@plant/testing/listen'
import express from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { readBody } from './read-body.ts'

it('rejects with 400 if the caller has left before anybody reads the body', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const app = express()
  app.post('/', async (request) => {
    request.on('error', () => undefined)
    request.once('close', () => resolve(readBody(request).catch((error: unknown) => error)))
    caller.destroy()
  })
  const server = createServer(app)
  onTestFinished(() => void server.close())
  const headers = { 'content-length': 9 }
  const caller = httpRequest(await listen(server), { method: 'POST', headers })
  caller.on('error', () => undefined)
  caller.write('a photo')
  expect(await promise).toMatchObject({ status: 400, code: 'MALFORMED_BODY' })
})
