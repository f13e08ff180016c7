import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Request } from './cloud.ts'
import type { Place } from './deployment.ts'

/** How to retry what fails for a while. */
export type Retry = {
  /** Matches the output or the response of a temporary failure. */
  when: RegExp
  seconds: number
  attempts: number
}

type Options = {
  /** The standard input of the command, which is never printed. */
  input?: string
  environment?: Record<string, string>
  retry?: Retry
  /** A command that changes nothing runs in a dry run too. */
  isRead?: true
}

type Doing = Pick<Place, 'cloud' | 'isDryRun' | 'print'>

/** Google Cloud takes a while until all its parts know a new account or role. */
export const freshRole: Retry = {
  when: /PERMISSION_DENIED|forbidden|does not have|does not exist|not found/i,
  seconds: 20,
  attempts: 9,
}

/** Splits a text into the words of a command. No word may contain a space. */
const words = (text: string) => text.trim().split(/\s+/)

/** Prints a command and runs it. Returns its output, and throws if it fails. */
export async function run(
  { cloud, isDryRun, print }: Doing,
  line: string | readonly string[],
  { input, environment, retry, isRead }: Options = {},
): Promise<string> {
  const command = typeof line === 'string' ? words(line) : line
  print(`  ${command.map(quoted).join(' ')}`)
  if (isDryRun && !isRead) return ''
  for (let attempt = 1; ; attempt++) {
    const { status, stdout, stderr } = await cloud.execute(command, input, environment)
    if (status === 0) return stdout
    // The Firebase CLI logs its errors to stdout.
    const said = `${stdout}\n${stderr}`
    if (!retry?.when.test(said) || attempt >= retry.attempts)
      throw new Error(`${command.slice(0, 3).join(' ')} ended with ${status}. ${lastLines(said)}`)
    await cloud.wait(retry.seconds)
  }
}

const linesShown = 40

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-linesShown).join('\n')
}

/** Prints a call and makes it. Throws if the answer is not 200. */
export async function call({ cloud, isDryRun, print }: Doing, request: Request): Promise<void> {
  print(`  ${request.method} ${request.url}`)
  if (isDryRun) return
  const { status, body } = await cloud.request(request)
  if (status !== 200)
    throw new Error(
      `${request.method} ${request.url} is answered ${status}. ${JSON.stringify(body)}`,
    )
}

const pollSeconds = 15

/** Waits for work that ends by itself. `isOver` throws if the work has failed. */
export async function waitUntil(
  { cloud, isDryRun, print }: Doing,
  title: string,
  { isOver, limitSeconds }: { isOver: () => Promise<boolean>; limitSeconds: number },
): Promise<void> {
  print(`  (wait) ${title}`)
  if (isDryRun) return
  for (let seconds = 0; seconds < limitSeconds; seconds += pollSeconds) {
    if (await isOver()) return
    await cloud.wait(pollSeconds)
  }
  throw new Error(`${title}: not over after ${limitSeconds} s; run the command again later`)
}

/** Quotes a word for a shell if necessary. For a flag, quotes only the flag's value. */
function quoted(word: string): string {
  if (!/[\s*();"]/.test(word)) return word
  const at = word.startsWith('--') ? word.indexOf('=') + 1 : 0
  return `${word.slice(0, at)}'${word.slice(at)}'`
}

export function writeText(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}
