import cors from 'cors'
import type { RequestHandler } from 'express'
import { limits } from '../contract/limits.ts'

const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Api-Key',
  'X-Enterprise-Token',
  'X-Request-Id',
  'If-None-Match',
  // Firebase's client libraries send these two if an app uses App Check or Messaging.
  'X-Firebase-AppCheck',
  'Firebase-Instance-ID-Token',
]

const exposedHeaders = [
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotent-Replayed',
  'ETag',
  'Deprecation',
  'Link',
  'WWW-Authenticate',
]

/**
 * Sets the CORS headers on every response, errors included. Passes OPTIONS on to the router, which
 * answers 404 for an unknown path.
 */
export const corsHeaders: RequestHandler = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders,
  exposedHeaders,
  maxAge: limits.request.corsMaxAgeSeconds,
  optionsSuccessStatus: 200,
  preflightContinue: true,
})
