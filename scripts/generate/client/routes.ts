import { offeredRoutes } from './offered.ts'

/** The client's generated module with the method and path of each operation. */
export function clientRoutesModule(): string {
  const lines = offeredRoutes.map((route) => {
    const { id, idempotent, checksCredential, output } = route.endpoint
    const marks = [
      ...(idempotent ? ['idempotent'] : []),
      ...(checksCredential ? ['repeatable'] : []),
      ...('302' in output ? ['redirects'] : []),
      ...(route.credential === 'none' && !checksCredential ? ['public'] : []),
      ...('503' in output ? ['answers503'] : []),
    ]
    return `  '${id}': '${[route.method, route.path.replace('/v1/', ''), ...marks].join(' ')}',\n`
  })
  return `// Generated from the contract by \`npm run generate\`; change the endpoints instead.
import type { OperationName } from './types.ts'

/**
 * Method and path after \`/v1/\` of each operation, with its properties:
 * \`idempotent\` accepts an Idempotency-Key, \`public\` needs no credential, \`repeatable\` is a
 * POST that is safe to repeat, \`redirects\` answers JSON only on request, and \`answers503\` has
 * a body of its own with status 503.
 */
export const routes: Readonly<Record<OperationName, string>> = {
${lines.join('')}}
`
}
