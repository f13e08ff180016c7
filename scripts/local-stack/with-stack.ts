import { messageOf } from '@plant/common/errors'
import { type Stack, startStack } from './stack.ts'

/** A part that is still starting cannot be stopped in order, so the reaper kills it. */
const stopMsMax = 7_000

const signalStatus = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Starts a stack, runs `work` beside it and stops the stack, even after an interruption. `work`
 * gets a signal that ends it early, and returns the exit status. After an interruption, the exit
 * status is the status that a shell reports for the signal.
 */
export async function withStack(
  work: (stack: Stack, interrupted: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController()
  let status: number | undefined
  const interrupt = (reason: number) => {
    status ??= reason
    interruption.abort()
    setTimeout(() => process.exit(status), stopMsMax).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interrupt(signalStatus[signal]))
  // If the launcher is killed, only the end of its channel tells this process.
  process.on('disconnect', () => interrupt(signalStatus.SIGHUP))
  process.channel?.unref()
  try {
    const stack = await startStack(interruption.signal, (name) => {
      process.stderr.write(`The stack stops, because ${name} has died.\n`)
      interrupt(1)
    })
    try {
      const finished = await work(stack, interruption.signal)
      return status ?? finished
    } finally {
      await stack.stop()
    }
  } catch (error) {
    if (status === undefined) process.stderr.write(`${messageOf(error)}\n`)
    return status ?? 1
  }
}
