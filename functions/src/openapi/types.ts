/** A Schema Object of Swagger 2.0, or a part of one. */
export type Schema = { [keyword: string]: unknown }

/** A Parameter Object of Swagger 2.0. */
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'body'
  required: boolean
  description?: string
  schema?: Schema
  [keyword: string]: unknown
}

/** A Response Object of Swagger 2.0. */
export type Response = {
  description: string
  schema?: Schema
  headers?: Record<string, Schema>
  'x-error-codes'?: readonly string[]
}

/** A reference to a response of the document. */
export type Reference = { $ref: string }

/** An Operation Object of Swagger 2.0. */
export type Operation = {
  operationId: string
  summary: string
  description?: string
  responses: Record<string, Response | Reference>
  tags?: string[]
  deprecated?: true
  parameters?: Parameter[]
  security?: Record<string, never[]>[]
  [extension: `x-${string}`]: unknown
}

/** A Swagger 2.0 document, with its keys in reading order. */
export type SwaggerDocument = {
  swagger: '2.0'
  info: { title: string; description: string; version: string; contact?: { name: string } }
  paths: Record<string, Record<string, Operation>>
  [member: string]: unknown
}
