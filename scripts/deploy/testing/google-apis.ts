import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../common/root.ts'

type Fact = {
  type?: string | undefined
  enum?: string[] | undefined
  $ref?: string | undefined
  items?: Fact | undefined
  additionalProperties?: Fact | undefined
}

const fact: z.ZodType<Fact> = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  $ref: z.string().optional(),
  get items() {
    return fact.optional()
  },
  get additionalProperties() {
    return fact.optional()
  },
})

/** Facts of Google's discovery documents, which describe the bodies of its APIs. */
export const googleApis = z
  .object({
    upload: z.string(),
    parameters: z.record(z.string(), z.array(z.string())),
    schemas: z.record(z.string(), z.record(z.string(), fact)),
  })
  .parse(JSON.parse(readFileSync(join(root, 'scripts/deploy/testing/google-apis.json'), 'utf8')))

/** Returns where a value differs from a schema of Google, such as an unknown field. */
export function faultsOf(schema: string, value: unknown, path = schema): string[] {
  const properties = googleApis.schemas[schema]
  if (properties === undefined) return [`${path}: there is no schema ${schema}`]
  return Object.entries(value as object).flatMap(([name, each]) => {
    const known = properties[name]
    return known ? faultsOfFact(known, each, `${path}.${name}`) : [`${path} has no ${name}`]
  })
}

function faultsOfFact(known: Fact, value: unknown, path: string): string[] {
  if (known.$ref) return faultsOf(known.$ref, value, path)
  if (Array.isArray(value))
    return value.flatMap((each) => faultsOfFact(known.items ?? {}, each, `${path}[]`))
  if (known.additionalProperties) {
    const { additionalProperties: of } = known
    return Object.values(value as object).flatMap((each) => faultsOfFact(of, each, path))
  }
  const isWrongType = known.type !== (typeof value === 'number' ? 'integer' : typeof value)
  const isUnknown = known.enum && !known.enum.includes(String(value))
  return isWrongType || isUnknown ? [`${path} is ${JSON.stringify(value)}`] : []
}
