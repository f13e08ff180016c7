import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from './root.ts'

const manifest = readFileSync(join(root, 'package.json'), 'utf8')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(manifest))

/** Runs an npm command without the installation step of `tools/run.mjs`. */
function run(script: string, option: string) {
  const [task = '', ...args] = script.replace('exec node tools/run.mjs ', '').split(' ')
  const file = join(root, 'scripts', `${task}.ts`)
  // The limit stops a command that ignores the option and starts its work.
  const limits = { encoding: 'utf8', timeout: 60_000 } as const
  return spawnSync(process.execPath, [file, ...args, option], limits)
}

describe.each(Object.entries(scripts))('npm run %s', (name, script) => {
  it('prints its usage for --help', () => {
    const { status, stdout, stderr } = run(script, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const [first, blank, ...more] = stdout.split('\n')
    expect(`${first} `).toMatch(new RegExp(`^Usage: npm (run )?${name} `))
    expect({ blank, says: more.join('').length > 0 }).toEqual({ blank: '', says: true })
  })

  it('rejects an unknown option with a message of one line', () => {
    const { status, stdout, stderr } = run(script, '--no-such-option')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^Unknown option '--no-such-option'\. .+\n$/)
  })
})

it.each([
  ['a surplus argument', 'verify', 'surplus', "Unexpected argument 'surplus'"],
  ['an option without its value', 'bench-images', '--rounds', "Option '--rounds <value>'"],
  ['a count of 0', 'bench-images', '--rounds=0', '--rounds must be a whole number above 0'],
  ['an unknown command of the operator', 'operator', 'promote', 'Name a command: grant-role, '],
])('%s is rejected with a message of one line', (_, task, argument, reason) => {
  const { status, stdout, stderr } = run(task, argument)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr.startsWith(reason)).toBe(true)
  expect(stderr.trim()).not.toContain('\n')
})
