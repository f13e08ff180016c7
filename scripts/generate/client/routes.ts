import { offeredRoutes } from './offered.ts'

/** The client's generated module with the method and path of each operation. */
export function clientRoutesModule(): string {
  const lines = offeredRoutes.map((route) => {
    const { id, idempotent, checksCredential, output } = route.endpoint
    const marks = [
      ...(idempotent ? ['key'] : []),
      ...(checksCredential ? ['safe'] : []),
      ...('302' in output ? ['json'] : []),
      ...(route.credential === 'none' && !checksCredential ? ['public'] : []),
      ...('503' in output ? ['503'] : []),
    ]
    return `  '${id}': '${[route.method, route.path.replace('/v1/', ''), ...marks].join(' ')}',\n`
  })
  return `// Generated from the contract by \`npm run generate\`; change the endpoints instead.
import type { OperationName } from './types.ts'

/**
 * Method and path after \`/v1/\` of each operation, with its properties, which are short to keep
 * the client small: \`key\` accepts an Idempotency-Key, \`public\` needs no credential, \`safe\` is
 * a POST that is safe to repeat, \`json\` answers JSON only on request, and \`503\` has a body of
 * its own with that status.
 */
export const routes: Readonly<Record<OperationName, string>> = {
${lines.join('')}}
`
}
