import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'
import type { Stack } from './stack/stack.ts'
import { withStack } from './stack/with-stack.ts'

/** What `scripts/demo.ts` exports: it shows the service at work on a photo, or on a leaf that it draws itself. */
type Demo = (baseUrl: string, photoPath: string | undefined) => Promise<void>

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
  const demo = await loadDemo()
  await demo(baseUrl, photoPath)
  printAddresses(stack)
  if (!interrupted.aborted)
    await new Promise((end) => interrupted.addEventListener('abort', end, { once: true }))
  return 0
}

async function loadDemo(): Promise<Demo> {
  const file = join(root, 'scripts', 'demo.ts')
  if (!existsSync(file)) return showHealth
  const { demo } = (await import(pathToFileURL(file).href)) as { demo: Demo }
  return demo
}

async function showHealth(baseUrl: string): Promise<void> {
  const response = await fetch(`${baseUrl}/v1/health`)
  process.stdout.write(`GET /v1/health: ${response.status} ${await response.text()}\n`)
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
