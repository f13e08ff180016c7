import domain from 'node:domain'
import express from 'express'

// As in functions/src/http/prepare-request.ts.
const outside = { on: () => outside, run: (work) => work() }
if (process.env['WITHOUT_DOMAINS'] === 'true') Object.assign(domain, { create: () => outside })

const answer = JSON.parse(process.env['ANSWER'] ?? '{}')

/** Express under the framework, without any code of the service. */
export const api = express().get('/v1/{*path}', (_request, response) => {
  response.json(answer)
})
