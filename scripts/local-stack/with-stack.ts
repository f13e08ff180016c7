import { type Stack, startStack } from './stack.ts'

const signalStatus = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Runs some work beside a running stack and takes the stack down after it, also when it is interrupted.
 * @param work gets a signal that ends it early; its number is the exit status.
 * @returns the exit status of the work, or what a shell reports for the signal that ended it.
 */
export async function withStack(
  work: (stack: Stack, interrupted: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController()
  let status: number | undefined
  const interrupt = (reason: number) => {
    status ??= reason
    interruption.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => interrupt(signalStatus[signal]))
  // The launcher holds a channel to this process: when it is killed, its end is all that tells.
  process.on('disconnect', () => interrupt(signalStatus.SIGHUP))
  process.channel?.unref()
  try {
    const stack = await startStack(interruption.signal, (name) => {
      process.stderr.write(`The stack cannot go on without the ${name}, and ends.\n`)
      interrupt(1)
    })
    try {
      const finished = await work(stack, interruption.signal)
      return status ?? finished
    } finally {
      await stack.stop()
    }
  } catch (error) {
    if (status === undefined) process.stderr.write(`${describe(error)}\n`)
    return status ?? 1
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
