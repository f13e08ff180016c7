import type { Stack } from '../local-stack/stack.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { addressesOf } from './addresses.ts'
import { diagnose } from './demo.ts'
import { type Begun, beginDemonstration } from './seed-demonstration.ts'

/**
 * Starts the stack, makes the demonstration, diagnoses a photo and serves until interrupted; the
 * exit status. The first account is complete when the console's address is printed, the others are
 * some seconds later.
 */
export function start(photoPath: string | undefined): Promise<number> {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  return withStack(async (stack, interrupted) => {
    print(`The stack is up after ${seconds()} s.`)
    Object.assign(process.env, stack.environment)
    const begun = await beginDemonstration(process.env)
    stack.offerAccounts({ accounts: begun.accounts })
    begun.all.catch((error: unknown) => {
      if (!interrupted.aborted)
        process.stderr.write(`The demonstration is not whole: ${String(error)}\n`)
    })
    print(await diagnose(begun.people.grower, photoPath))
    print(addresses(stack, begun).join('\n'))
    print(`All of it after ${seconds()} s. Serving until Ctrl-C.`)
    if (!interrupted.aborted)
      await new Promise((end) => interrupted.addEventListener('abort', end, { once: true }))
    return 0
  })
}

function addresses({ environment, logFolder }: Stack, { accounts }: Begun): string[] {
  const known = accounts.map(({ email, role }) => `${email} (${role})`)
  return [
    ...addressesOf(environment, logFolder),
    '',
    `Console    ${environment['WEB_URL']}`,
    `           signs in with one click as ${known.slice(0, 3).join(', ')},`,
    `           ${known.slice(3).join(', ')}; the password is ${accounts[0]?.password}`,
    '',
  ]
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
