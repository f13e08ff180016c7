import { type Stack, startStack } from './stack.ts'

const signalStatus = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/**
 * Starts a stack, runs some work beside it and stops the stack, also where it is interrupted.
 * The work gets a signal that ends it early, and gives the exit status.
 * Where a signal ended the process, the exit status is the one that a shell reports for it.
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
  // When the launcher is killed, the end of its channel to this process is the only sign.
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
