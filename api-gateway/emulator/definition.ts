import { parse } from 'yaml'
import { z } from 'zod'

/** ESPv2's deadline when `x-google-backend` names none. */
const deadlineSecondsDefault = 15

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const

const backendSchema = z.object({
  address: z.string().url(),
  deadline: z.number().positive().default(deadlineSecondsDefault),
  path_translation: z.literal('APPEND_PATH_TO_ADDRESS'),
})
const operationSchema = z.object({ 'x-google-backend': backendSchema.optional() })
const definitionSchema = z.object({
  swagger: z.literal('2.0'),
  'x-google-backend': backendSchema.optional(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})

export type Operation = {
  readonly method: string
  /** The path as the definition writes it, with variables: `/v1/folders/{id}`. */
  readonly template: string
  readonly backendAddress: string
  readonly deadlineSeconds: number
}

/**
 * Reads the gateway's operations from an OpenAPI 2.0 definition.
 *
 * Throws when an operation has no backend, or when the real gateway would serve it differently.
 */
export function readDefinition(yaml: string): Operation[] {
  const definition = definitionSchema.parse(parse(yaml))
  return Object.entries(definition.paths).flatMap(([template, item]) =>
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const own = operationSchema.parse(item[method])['x-google-backend']
        const backend = own ?? definition['x-google-backend']
        if (!backend) throw new Error(`${method} ${template} names no backend`)
        return {
          method: method.toUpperCase(),
          template,
          backendAddress: backend.address,
          deadlineSeconds: backend.deadline,
        }
      }),
  )
}
