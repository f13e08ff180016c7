import { bodyOf } from '../contract/body.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { EndpointId } from '../contract/generated/endpoint-ids.ts'
import { limits } from '../contract/limits.ts'
import type { Route } from '../contract/route.ts'
import { type Definitions, definitionsOf } from './definitions.ts'
import { documentOf } from './document.ts'
import { parametersOf, pathParametersOf } from './parameters.ts'
import { problemResponses, responsesOf } from './responses.ts'
import { descriptionOf, tagOf, tags } from './tags.ts'
import type { Operation, SwaggerDocument } from './types.ts'

const description = [
  'Analyses a photo of a plant and returns a diagnosis with care advice.',
  'Every error has the body `Problem`; its `code` never changes its meaning.',
  'Later versions add fields to responses and values to their enums: ignore unknown ones.',
  'A request may send null for every optional field.',
  'Ids are opaque strings.',
  'Paths under /v0 and paths without a version are kept for older clients.',
  'Extensions: `x-deadline-seconds` is the time in which the service must respond;',
  '`x-body-bytes-limit` is the size that a body must stay below;',
  '`x-required-access` names who may call; `x-required-scopes` lists what a key needs;',
  '`x-daily-quota` marks a call that costs a unit;',
  '`x-error-codes` lists the codes of a status; `x-successor` names the replacement path.',
].join(' ')

const contact = { name: 'The operator of the service' }

const identityToken = { identityToken: [] }
const apiKey = { apiKey: [] }

/** Two entries in a list mean that the route accepts either credential. */
const security: Record<Credential, Record<string, never[]>[]> = {
  none: [],
  identity: [identityToken],
  key: [apiKey],
  'identity|key': [identityToken, apiKey],
}

export const securityDefinitions = {
  identityToken: {
    // OAuth 2.0 would require the address of a provider, which is a setting of a deployment.
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'A JWT of the identity provider, as `Authorization: Bearer <token>`. An operator may also require an App Check token of users, in `X-Firebase-AppCheck`.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'A `pk_ent_` token; paths that accept a key also accept it as a bearer token.',
  },
}

/** The endpoints whose responses are in another format than JSON, or in JSON and another format. */
const produces: Partial<Record<EndpointId, string[]>> = {
  'service.readDefinition': ['application/yaml', 'application/json'],
}

function decorate(route: Route, definitions: Definitions): Partial<Operation> {
  const operation = route.endpoint
  const parameters = parametersOf(route, definitions)
  return {
    description: descriptionOf(route),
    tags: [tagOf(route)],
    ...(route.successor ? { deprecated: true } : {}),
    ...(produces[operation.id] ? { produces: produces[operation.id] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: responsesOf(route, definitions),
    security: security[route.credential],
    'x-deadline-seconds': route.deadlineSeconds,
    'x-required-access': route.access,
    ...(route.scopes.length > 0 ? { 'x-required-scopes': route.scopes } : {}),
    ...(bodyOf(route) || operation.rawBody ? { 'x-body-bytes-limit': route.bodyBytesLimit } : {}),
    ...(route.successor ? { 'x-successor': route.successor } : {}),
    ...(operation.charged ? { 'x-daily-quota': true } : {}),
  }
}

/**
 * Builds the definition at `/v1/swagger.yaml`: routes, credentials and schemas. It names neither
 * host nor scheme, so that clients use the ones that serve it.
 */
export function publicDocument(routes: readonly Route[]): SwaggerDocument {
  const definitions = definitionsOf(routes)
  const { swagger, info, paths } = documentOf(routes, {
    description,
    operation: (route) => decorate(route, definitions),
    preflight: (_path, first) => {
      const parameters = pathParametersOf(first)
      return {
        description: 'Browsers send this request automatically; it needs no credential.',
        tags: ['preflight'],
        ...(parameters.length > 0 ? { parameters } : {}),
        security: [],
        'x-deadline-seconds': limits.request.preflightDeadlineSeconds,
      }
    },
  })
  return {
    swagger,
    info: { ...info, contact },
    consumes: ['application/json'],
    produces: ['application/json'],
    securityDefinitions,
    tags,
    paths,
    responses: problemResponses(routes, definitions),
    definitions: definitions.definitions,
  }
}
