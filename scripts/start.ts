import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { demo } from './demo/demo.ts'
import type { Stack } from './local-stack/stack.ts'
import { withStack } from './local-stack/with-stack.ts'

// npm starts this in the project's folder; the caller's own is where a relative path begins.
const [photo] = process.argv.slice(2)
const photoPath = photo && resolve(process.env.INIT_CWD ?? process.cwd(), photo)
if (photoPath && !existsSync(photoPath)) {
  process.stderr.write(`There is no photo at ${photoPath}\n`)
  process.exit(2)
}

const startedAt = performance.now()
process.exit(await withStack(serve))

async function serve(stack: Stack, interrupted: AbortSignal): Promise<number> {
  const baseUrl = stack.environment.BASE_URL ?? ''
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`The stack is up after ${seconds} s.\n`)
  Object.assign(process.env, stack.environment)
  await demo(baseUrl, photoPath)
  printAddresses(stack)
  if (!interrupted.aborted)
    await new Promise((end) => interrupted.addEventListener('abort', end, { once: true }))
  return 0
}

function printAddresses({ environment, logFolder }: Stack): void {
  const lines = [
    `Gateway        ${environment.BASE_URL}`,
    `Mails          ${environment.MAIL_URL}`,
    `Auth emulator  http://${environment.FIREBASE_AUTH_EMULATOR_HOST}`,
    `Logs           ${logFolder}`,
    'Serving until Ctrl-C.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
