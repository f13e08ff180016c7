import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The code blocks of a page in one language, in their order. */
export function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(join(root, 'docs/guides/clients', page), 'utf8')
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
  return blocks.filter(([, each]) => each === language).map(([, , block = '']) => block)
}

/** Replaces placeholders as a reader of the page does. Throws if the code lacks a placeholder. */
export function withValues(code: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((changed, [said, value]) => {
    if (!changed.includes(said)) throw new Error(`the code does not contain ${said}`)
    return changed.replaceAll(said, value)
  }, code)
}

/** Creates a folder in which Node finds the packages of this repository. */
export function ownFolder(): string {
  const parent = join(root, 'node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'guide-'))
}

export type Running = {
  child: ChildProcess
  /** The lines that the process has printed so far. */
  lines: () => string[]
  /** Rejects with the output if the exit status is not 0. */
  ended: Promise<void>
}

/** Runs a command in a folder, with additional environment variables. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...variables } })
  let text = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`it ended with ${code}\n${text}\n${errors}`)),
    )
  })
  return { child, lines: () => text.split('\n').filter((line) => line !== ''), ended }
}
