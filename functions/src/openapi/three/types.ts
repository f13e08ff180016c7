import type { Schema } from '../types.ts'

export type MediaType = { schema: Schema; examples?: Record<string, Schema> }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export type Response = {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Record<string, MediaType>
  'x-error-codes'?: readonly string[]
}

export type Operation = {
  operationId: string
  summary: string
  description: string
  responses: Record<string, Response | { $ref: string }>
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; description?: string; content: Record<string, MediaType> }
  security?: Record<string, never[]>[]
  [extension: `x-${string}`]: unknown
}

/** An OpenAPI 3.1 document, with its keys in reading order. */
export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; description: string; version: string; contact?: { name: string } }
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { $ref: string }>
  components: {
    securitySchemes: Record<string, Schema>
    schemas: Record<string, Schema>
    responses: Record<string, Response>
    examples: Record<string, Schema>
    pathItems: Record<string, { post: Operation }>
  }
  [member: string]: unknown
}
