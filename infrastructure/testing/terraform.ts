import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/common/root.ts'
import type { Store } from './store.ts'

type Said = { status: number; text: string }

/** Runs a program to its end. Returns its status and all that it printed. */
export function runProgram(
  command: readonly string[],
  environment: Record<string, string> = {},
  cwd = root,
): Promise<Said> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...environment } })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => void (text += part))
    child.on('error', ({ message }) => resolve({ status: 127, text: message }))
    child.on('close', (status) => resolve({ status: status ?? 1, text }))
  })
}

/** A copy of a part of infrastructure/ with its state on this machine. */
export async function copyRoot(name: string, variables: object = {}, store?: Store) {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', `${name}-`))
  const filter = (path: string) => !path.endsWith('/.terraform')
  cpSync(join(root, 'infrastructure', name), folder, { recursive: true, filter })
  writeFileSync(join(folder, 'backend_override.tf'), 'terraform {\n  backend "local" {}\n}\n')
  writeFileSync(join(folder, 'terraform.tfvars.json'), JSON.stringify(variables))
  const terraform = (...args: string[]) =>
    runProgram(['terraform', ...args, '-no-color'], store?.environment, folder)
  const { status, text } = await terraform('init', '-input=false')
  if (status !== 0)
    throw new Error(`${text}\nWithout the registry, TF_CLI_CONFIG_FILE must name a mirror.`)
  return {
    folder,
    terraform,
    apply: () => terraform('apply', '-input=false', '-auto-approve', '-compact-warnings'),
    /** The status is 0 without changes, and 2 with changes. */
    plan: () => terraform('plan', '-input=false', '-detailed-exitcode'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export type CopiedRoot = Awaited<ReturnType<typeof copyRoot>>
