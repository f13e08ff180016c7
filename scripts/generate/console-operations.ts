import { z } from 'zod'
import type { Route } from '../../functions/src/contract/route.ts'
import { offeredRoutes } from './client/offered.ts'

/** Operations that only people may call, because the token of an API key has no account. */
const ofPeople: readonly string[] = ['account.cancelErasure', 'account.erase', 'invitations.redeem']

/** The console's generated module from which the console shows each operation as code. */
export function consoleOperationsModule(): string {
  const lines = offeredRoutes.map((route) => {
    const { id, checksCredential, idempotent, output } = route.endpoint
    const marks = [
      checksCredential ? 'exchange' : credentialOf(route),
      ...(idempotent ? ['idempotent'] : []),
      ...('302' in output ? ['redirects'] : []),
      ...(answersItems(output[200]) ? ['pages'] : []),
    ]
    return `  '${id}': '${[route.method, route.path, ...marks].join(' ')}',\n`
  })
  return `// Generated from the contract by \`npm run generate\`; change the endpoints instead.
import type { OperationName } from '@plant-analysis/client'

/**
 * Method, path and credential of each operation: \`key\` accepts an API key, \`token\` needs an
 * exchanged key, \`person\` needs a person's token, \`exchange\` is the exchange itself, \`none\`
 * needs no credential. \`idempotent\` accepts an Idempotency-Key, \`redirects\` answers JSON only
 * on request, and \`pages\` is a list.
 */
export const operations: Readonly<Record<OperationName, string>> = {
${lines.join('')}}
`
}

function answersItems(output: z.ZodType | null | undefined): boolean {
  return output instanceof z.ZodObject && 'items' in output.shape
}

function credentialOf({ access, credential, endpoint }: Route): string {
  if (access === 'admin' || access === 'superadmin' || ofPeople.includes(endpoint.id))
    return 'person'
  if (credential === 'none') return 'none'
  return credential === 'identity' ? 'token' : 'key'
}
