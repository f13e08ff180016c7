import type { Stack } from '../local-stack/stack.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { addressesOf } from './addresses.ts'
import { demo } from './demo.ts'

/** Starts the stack, runs the demo on a photo and serves until interrupted; the exit status. */
export function start(photoPath: string | undefined): Promise<number> {
  const startedAt = performance.now()
  return withStack(async (stack, interrupted) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`The stack is up after ${seconds} s.\n`)
    Object.assign(process.env, stack.environment)
    await demo(stack.environment.BASE_URL ?? '', photoPath)
    printAddresses(stack)
    if (!interrupted.aborted)
      await new Promise((end) => interrupted.addEventListener('abort', end, { once: true }))
    return 0
  })
}

function printAddresses({ environment, logFolder }: Stack): void {
  const lines = [...addressesOf(environment, logFolder), 'Serving until Ctrl-C.']
  process.stdout.write(`${lines.join('\n')}\n`)
}
