import type { Call, CredentialKind } from './call.ts'
import { literal } from './quote.ts'

const credentials: Record<CredentialKind, string> = {
  none: "{ kind: 'none' }",
  key: "{ kind: 'key', key: process.env.PLANT_API_KEY ?? '' }",
  exchange: "{ kind: 'key', key: process.env.PLANT_API_KEY ?? '' }",
  token: "{ kind: 'exchanged', key: process.env.PLANT_API_KEY ?? '' }",
  person: "{ kind: 'identity', token: async () => process.env.TOKEN ?? '' }",
}

/** The longest input, in characters, that stays on the line of the operation's name. */
const lineCharactersMax = 55

/** Writes the call in TypeScript, with the typed client. */
export function typeScriptOf(call: Call): string {
  return [
    ...(call.sendsPhoto ? ["import { readFile } from 'node:fs/promises'"] : []),
    "import { createClient } from '@plant-analysis/client'",
    '',
    'const plants = createClient({',
    `  baseUrl: ${literal(call.apiUrl)},`,
    `  credential: ${credentials[call.credential]},`,
    '})',
    '',
    statementOf(call),
  ].join('\n')
}

function statementOf(call: Call): string {
  const { operation, isList, sendsPhoto, body } = call
  if (sendsPhoto) {
    const fields = Object.keys(body ?? {}).length > 0 ? `, ${literal(body)}` : ''
    return `const analysis = await plants.analyse(await readFile('photo.jpg')${fields})`
  }
  const input = inputOf(call)
  const rest = input ? `, ${literal(input, lineCharactersMax - operation.length)}` : ''
  const values = literal(operation) + rest
  return isList
    ? `for await (const item of plants.pages(${values})) {\n  console.log(item)\n}`
    : `const answer = await plants.request(${values})`
}

function inputOf({ params, query, body }: Call): Record<string, unknown> | null {
  const filled = (fields: object) => Object.keys(fields).length > 0
  const input = {
    ...(filled(params) && { params }),
    ...(filled(query) && { query }),
    ...(body && { body }),
  }
  return filled(input) ? input : null
}
