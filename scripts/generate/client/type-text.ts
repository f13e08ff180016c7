/** The subset of JSON Schema that `z.toJSONSchema` writes and that affects a type. */
export type JsonSchema = {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
}

const columns = 100

/** The comment of a declaration or member, wrapped at 100 columns. */
export function comment(sentences: readonly string[], indent: string): string {
  const lines = sentences.flatMap((sentence) =>
    wrapped(sentence.replaceAll('*/', '*\\/'), columns - indent.length - ' * '.length),
  )
  const [only, ...more] = lines
  if (only === undefined) return ''
  const single = `${indent}/** ${only} */`
  if (more.length === 0 && single.length <= columns) return `${single}\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
  }
  return lines
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  null: 'null',
  integer: 'number',
  number: 'number',
}

/** The TypeScript type of a schema. Throws for an unknown kind of schema. */
export function typeText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref
  if (schema.anyOf) return schema.anyOf.map((part) => typeText(part, indent)).join(' | ')
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const types = [schema.type].flat()
  return types.map((type) => typeOfKind(type, schema, indent)).join(' | ')
}

function typeOfKind(type: string | undefined, schema: JsonSchema, indent: string): string {
  if (type === undefined) return 'unknown'
  if (type === 'array') return `Array<${typeText(schema.items ?? {}, indent)}>`
  if (type === 'object') return schema.properties ? members(schema, indent) : record(schema, indent)
  const plain = plainTypes[type]
  if (!plain) throw new Error(`unknown schema type: ${type}`)
  return plain
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)
}

function record({ additionalProperties }: JsonSchema, indent: string): string {
  const value = typeof additionalProperties === 'object' ? additionalProperties : {}
  return `Record<string, ${typeText(value, indent)}>`
}

function members({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, member]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : literal(name)
    const type = typeText(member, inner)
    const said = comment(member.description ? [member.description] : [], inner)
    return `${said}${inner}${key}${required.includes(name) ? `: ${type}` : `?: ${type} | undefined`}\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}
