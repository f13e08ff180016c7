import type { Demonstration } from '../hosting/console-config.ts'
import type { Stack } from '../local-stack/stack.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { addressesOf } from './addresses.ts'
import { diagnose } from './demo.ts'
import { beginDemonstration } from './seed-demonstration.ts'

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
    const tell = (error: unknown) => {
      if (!interrupted.aborted)
        process.stderr.write(`The demonstration is not whole: ${String(error)}\n`)
    }
    // A developer's own settings may refuse it, as a small quota does; the stack serves anyway.
    const begun = await beginDemonstration(process.env).catch(tell)
    if (begun) {
      stack.offerAccounts({ accounts: begun.accounts })
      begun.all.catch(tell)
      print(await diagnose(begun.people.grower, photoPath))
    }
    print(addresses(stack, begun?.accounts ?? []).join('\n'))
    print(`Ready after ${seconds()} s, serving until Ctrl-C.`)
    if (!interrupted.aborted)
      await new Promise((end) => interrupted.addEventListener('abort', end, { once: true }))
    return 0
  })
}

function addresses(
  { environment, logFolder }: Stack,
  accounts: Demonstration['accounts'],
): string[] {
  const [first] = accounts
  return [
    ...addressesOf(environment, logFolder),
    '',
    `Console    ${environment['WEB_URL']}`,
    ...(first
      ? [`           One click signs in as one of these; their password is ${first.password}.`]
      : []),
    ...accounts.map(({ email, role }) => `           ${email.padEnd(29)} ${role}`),
    'Terminal   npm exec --workspace packages/client -- plant analyse <photo>',
    '',
  ]
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
