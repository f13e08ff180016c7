import { z } from 'zod'
import type { Route } from '../../functions/src/contract/route.ts'
import { offeredRoutes } from './client/offered.ts'

/** They refuse the tokens of keys, which have no account of their own. */
const ofPeople: readonly string[] = ['account.cancelErasure', 'account.erase', 'invitations.redeem']

/** The module by which the console shows a call of each operation as code. */
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
 * Method, path and credential of each operation: \`key\` where an API key is taken as it is,
 * \`token\` where it is exchanged first, \`person\` where only the token of a person will do,
 * \`exchange\` for the exchange itself, \`none\` for no credential. What is \`idempotent\` takes an
 * Idempotency-Key, what \`redirects\` answers JSON only when asked to, what \`pages\` is a list.
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
