import { operationOf } from '../../../functions/src/contract/operations.ts'
import { offeredOperations } from './offered.ts'

/** The client's generated module with the method and path of each operation. */
export function clientRoutesModule(): string {
  const lines = offeredOperations().map(({ name, route }) => {
    const { idempotent, checksCredential, output } = operationOf(name)
    const marks = [
      ...(idempotent ? ['idempotent'] : []),
      ...(checksCredential ? ['repeatable'] : []),
      ...('302' in output ? ['redirects'] : []),
      ...(route.credential === 'none' && !checksCredential ? ['public'] : []),
      ...('503' in output ? ['answers503'] : []),
    ]
    return `  '${name}': '${[route.method, route.path.replace('/v1/', ''), ...marks].join(' ')}',\n`
  })
  return `// Generated from the contract by \`npm run generate\`; change the routes instead.
import type { OperationName } from './types.ts'

/**
 * Method and path behind \`/v1/\` of each operation. What is \`idempotent\` takes an
 * Idempotency-Key, what is \`public\` no credential. What is \`repeatable\` does no harm twice,
 * though it is a POST. What \`redirects\` answers JSON only when asked to. What \`answers503\`
 * has a body of its own with that status.
 */
export const routes: Readonly<Record<OperationName, string>> = {
${lines.join('')}}
`
}
