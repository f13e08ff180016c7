import type { CallContext } from '../../ports/context.ts'
import { untilAborted } from '../until-aborted.ts'
import { callerHeaders } from './caller-headers.ts'
import type { ImageProcessorSettings } from './image-processor.ts'

/**
 * Checks whether the image processor can take photos, by the same path as photos. Throws if it
 * cannot.
 */
export async function askHealth(
  { url, tokens }: ImageProcessorSettings,
  { requestId, signal }: CallContext,
): Promise<void> {
  const token = await untilAborted(tokens.get(), signal, 'image-processor')
  const headers = callerHeaders(token, requestId)
  const response = await fetch(new URL('/health', url), { headers, redirect: 'error', signal })
  await response.body?.cancel()
  if (response.status === 403) tokens.forget()
  if (!response.ok) throw new Error(`the image processor answers ${response.status}`)
}
