import type { Reference, Response, Schema, SwaggerDocument } from '../src/openapi/types.ts'

/** Resolves the reference of a response. Throws if the document lacks the response. */
export function responseIn(document: SwaggerDocument, response: Response | Reference): Response {
  if (!('$ref' in response)) return response
  const found = (document['responses'] as Record<string, Response>)[
    response.$ref.replace('#/responses/', '')
  ]
  if (!found) throw new Error(`${response.$ref} is not in the document`)
  return found
}

/** The definition to which a schema's reference points. Throws if there is no such definition. */
export function definitionIn(document: SwaggerDocument, { $ref }: Schema): Schema {
  const name = String($ref).replace('#/definitions/', '')
  const found = (document['definitions'] as Record<string, Schema>)[name]
  if (!found) throw new Error(`${name} is not in the document`)
  return found
}
