import { spawn } from 'node:child_process'
import type { Environment } from './environment.ts'

const notFoundStatus = 127

/** Runs a command and returns its exit status, or 127 if there is no such command. */
export function runCommand(
  [command = '', ...args]: readonly string[],
  environment: Environment,
  interrupted: AbortSignal,
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  interrupted.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(notFoundStatus)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
