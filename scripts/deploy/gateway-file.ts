import { createHash } from 'node:crypto'
import type { Backend } from '../../functions/src/contract/route.ts'
import { placeholderHosts } from '../../functions/src/openapi/gateway.ts'

/**
 * The gateway file with real addresses instead of the placeholder hosts, and a name for its
 * content. Throws if a placeholder is left, because no gateway can call a placeholder.
 */
export function gatewayFile(
  generated: string,
  addresses: Record<Backend, string>,
): { text: string; config: string } {
  let text = generated
  for (const backend of ['api', 'photos'] as const)
    text = text.replaceAll(placeholderHosts[backend], addresses[backend])
  if (text.includes('.invalid')) throw new Error('a placeholder host is left in the gateway file')
  return { text, config: `c${createHash('sha256').update(text).digest('hex').slice(0, 16)}` }
}
