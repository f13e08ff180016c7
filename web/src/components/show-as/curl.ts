import type { Call, CredentialKind } from './call.ts'
import { shellWord } from './quote.ts'

/** Inside double quotes the shell inserts the variable, so the code itself contains no secret. */
const credentialHeaders: Record<CredentialKind, string[]> = {
  none: [],
  key: ['"x-api-key: $PLANT_API_KEY"'],
  exchange: ['"x-enterprise-token: $PLANT_API_KEY"'],
  token: ['"authorization: Bearer $TOKEN"'],
  person: ['"authorization: Bearer $TOKEN"'],
}

const lineCharactersMax = 60

/** Writes the call as a curl command. The command reads a photo from `photo.jpg`. */
export function curlOf(call: Call): string {
  const headers = [
    ...credentialHeaders[call.credential],
    ...(call.body ? ["'content-type: application/json'"] : []),
    ...(call.isIdempotent ? ['"idempotency-key: $(uuidgen | tr A-Z a-z)"'] : []),
  ]
  const method = call.method === (call.body ? 'POST' : 'GET') ? '' : `-X ${call.method} `
  const parts = [
    `curl ${method}${shellWord(call.apiUrl + call.target)}`,
    ...headers.map((header) => `-H ${header}`),
    ...bodyOf(call),
  ]
  const command = parts.join(' \\\n  ')
  return call.sendsPhoto ? `${photoIn(call.body ?? {})} |\n${command}` : command
}

function bodyOf({ body, sendsPhoto }: Call): string[] {
  if (sendsPhoto) return ['--data-binary @-']
  if (!body) return []
  const line = JSON.stringify(body)
  return [`-d ${shellWord(line.length > lineCharactersMax ? JSON.stringify(body, null, 2) : line)}`]
}

/** Writes the body to a pipe, because a photo is too long for a shell argument. */
function photoIn(body: Readonly<Record<string, unknown>>): string {
  const start = `${JSON.stringify(body).slice(0, -1)}${Object.keys(body).length > 0 ? ',' : ''}`
  return [
    `{ printf %s ${shellWord(`${start}"imageBase64":"`)}`,
    `base64 < photo.jpg | tr -d '\\n'`,
    `printf '"}'; }`,
  ].join('; ')
}
