import type { Demonstration } from '../hosting/console-config.ts'
import type { Stack } from '../local-stack/stack.ts'
import { withStack } from '../local-stack/with-stack.ts'
import { addressesOf } from './addresses.ts'
import { diagnose } from './demo.ts'
import { beginDemonstration } from './seed-demonstration.ts'

/**
 * Starts the stack, creates the demonstration, diagnoses a photo and serves until interrupted.
 * Returns the exit status. Prints the console's address when the first account is complete. The
 * other accounts are complete some seconds later.
 */
export function start(photoPath: string | undefined): Promise<number> {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  return withStack(async (stack, interrupted) => {
    print(`The stack is up after ${seconds()} s.`)
    Object.assign(process.env, stack.environment)
    const stopped = new Promise<void>((resolve) => {
      if (interrupted.aborted) resolve()
      interrupted.addEventListener('abort', () => resolve(), { once: true })
    })
    const shown = present(stack, photoPath, interrupted).then((text) => {
      // The demonstration's requests may still fail for seconds after the stack has stopped.
      if (interrupted.aborted) return
      print(text)
      print(`Ready after ${seconds()} s, serving until Ctrl-C.`)
    })
    await Promise.race([shown, stopped])
    await stopped
    return 0
  })
}

/** Creates the demonstration and diagnoses a photo. Returns the lines to print. */
async function present(
  stack: Stack,
  photoPath: string | undefined,
  interrupted: AbortSignal,
): Promise<string> {
  const tell = (error: unknown) => {
    if (!interrupted.aborted)
      process.stderr.write(`The demonstration is not whole: ${String(error)}\n`)
  }
  // A developer's settings, such as a small quota, may prevent it. The stack serves anyway.
  const begun = await beginDemonstration(process.env).catch(tell)
  if (!begun || interrupted.aborted) return addresses(stack, []).join('\n')
  stack.offerAccounts({ accounts: begun.accounts })
  begun.all.catch(tell)
  const diagnosis = await diagnose(begun.people.grower, photoPath)
  return [diagnosis, ...addresses(stack, begun.accounts)].join('\n')
}

function addresses(
  { environment, logFolder }: Stack,
  accounts: Demonstration['accounts'],
): string[] {
  const [first] = accounts
  const base = process.env['PORT_BASE']
  const setting = base ? `PORT_BASE=${base} ` : ''
  return [
    ...addressesOf(environment, logFolder),
    '',
    `Console    ${environment['WEB_URL']}`,
    ...(first
      ? [`           One click signs in as one of these; their password is ${first.password}.`]
      : []),
    ...accounts.map(({ email, role }) => `           ${email.padEnd(29)} ${role}`),
    `Terminal   ${setting}npm exec --workspace packages/command-line -- plant analyse --demonstration <photo>`,
    '',
  ]
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
