import type { Reference, Response, Schema, SwaggerDocument } from '../src/openapi/types.ts'

/** A response of an operation, with references resolved. */
export function responseIn(document: SwaggerDocument, response: Response | Reference): Response {
  if (!('$ref' in response)) return response
  const found = (document['responses'] as Record<string, Response>)[
    response.$ref.replace('#/responses/', '')
  ]
  if (!found) throw new Error(`${response.$ref} is not in the document`)
  return found
}

/** The definition that a schema refers to. Throws if it does not exist. */
export function definitionIn(document: SwaggerDocument, { $ref }: Schema): Schema {
  const name = String($ref).replace('#/definitions/', '')
  const found = (document['definitions'] as Record<string, Schema>)[name]
  if (!found) throw new Error(`${name} is not in the document`)
  return found
}
