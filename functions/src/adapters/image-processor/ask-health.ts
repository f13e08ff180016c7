import type { CallContext } from '../../ports/context.ts'
import { untilAborted } from '../until-aborted.ts'
import type { ImageProcessorSettings } from './image-processor.ts'
import { callerHeaders } from './post.ts'

/** Checks that the image processor can take photos, on their path. Throws if it cannot. */
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
