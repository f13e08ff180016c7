import type { CallContext } from '../../ports/context.ts'
import type { Question } from '../../ports/ports.ts'

/**
 * Less than the shortest deadline of a document that probes, 5 s, so that a part that hangs is told
 * as such.
 */
const probeMs = 2000

/** Whether a part answers in time; one that ignores the signal counts as silent all the same. */
export async function answers(
  question: Question,
  { requestId }: Pick<CallContext, 'requestId'>,
): Promise<boolean> {
  const signal = AbortSignal.timeout(probeMs)
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    await Promise.race([question.check({ requestId, signal }), silence])
    return true
  } catch {
    return false
  }
}
