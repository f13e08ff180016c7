import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import type { Request } from './cloud.ts'
import type { Place } from './deployment.ts'
import { buildBucket } from './names.ts'

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

/** Google Cloud takes a while until all its parts know a new account or role. */
export const freshRole: Retry = {
  when: /PERMISSION_DENIED|forbidden|does not have|does not exist|not found/i,
  seconds: 20,
  attempts: 9,
}

export const gcloud = (place: Place, line: string, options?: Options) =>
  run(place, `gcloud ${line} --project=${place.project}`, options)
export const firebase = (place: Place, line: string, options?: Options) =>
  run(place, `firebase ${line} --non-interactive --project=${place.project}`, options)

/**
 * Prints a command of words without spaces and runs it. Returns its output, or throws. Commands run
 * in the folder of the checkout, whose name may contain spaces.
 */
export async function run(place: Place, line: string, options: Options = {}): Promise<string> {
  const { cloud, isDryRun, print } = place
  const { input, environment, retry, isRead } = options
  const command = line.replaceAll(`${root}/`, '').trim().split(/\s+/)
  print(`  ${command.join(' ')}`)
  if (isDryRun && !isRead) return ''
  for (let attempt = 1; ; attempt++) {
    const { status, stdout, stderr } = await cloud.execute(command, input, environment)
    if (status === 0) return stdout
    // The Firebase CLI logs its errors to stdout.
    const said = `${stdout}\n${stderr}`
    const lastLines = said.trim().split('\n').slice(-40).join('\n')
    if (!retry?.when.test(said) || attempt >= retry.attempts)
      throw new Error(`${command.slice(0, 3).join(' ')} ended with ${status}. ${lastLines}`)
    await cloud.wait(retry.seconds)
  }
}

export async function call({ cloud, isDryRun, print }: Place, request: Request): Promise<void> {
  print(`  ${request.method} ${request.url}`)
  if (isDryRun) return
  const { status, body } = await cloud.request(request)
  const line = `${request.method} ${request.url}`
  if (status !== 200) throw new Error(`${line} is answered ${status}. ${JSON.stringify(body)}`)
}

export async function writeObject(place: Place, name: string, text: string): Promise<void> {
  const file = writeText(join(place.work, 'object.json'), text)
  await gcloud(place, `storage cp ${file} gs://${buildBucket(place)}/${name}`)
}

export function writeText(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}
