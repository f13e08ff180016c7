import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runHere } from '@plant/testing/run-here'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from './root.ts'

const manifest = readFileSync(join(root, 'package.json'), 'utf8')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(manifest))

const fileOf = (task: string) => join(root, 'scripts', `${task}.ts`)

/**
 * Runs an npm command without the installation step of `tools/run.mjs`. The command must end before
 * it loads what it works with.
 */
function run(script: string, option: string) {
  const [task = '', ...args] = script.replace('exec node tools/run.mjs ', '').split(' ')
  return runHere(fileOf(task), [...args, option])
}

describe.each(Object.entries(scripts))('npm run %s', (name, script) => {
  it('prints its usage for --help', async () => {
    const { status, stdout, stderr } = await run(script, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const [first, blank, ...more] = stdout.split('\n')
    expect(`${first} `).toMatch(new RegExp(`^Usage: npm (run )?${name} `))
    expect({ blank, says: more.join('').length > 0 }).toEqual({ blank: '', says: true })
  })

  it('rejects an unknown option with a message of one line', async () => {
    const { status, stdout, stderr } = await run(script, '--no-such-option')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^Unknown option '--no-such-option'\. .+\n$/)
  })
})

/** Runs a task in a process of its own. The limit stops a task that starts its work. */
const spawned = (task: string, argument: string) =>
  spawnSync(process.execPath, [fileOf(task), argument], { encoding: 'utf8', timeout: 60_000 })

it('a process that prints its usage exits with status 0', () => {
  const { status, stdout, stderr } = spawned('verify', '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Usage: npm run verify\n/)
})

it.each([
  ['a surplus argument', 'verify', 'surplus', "Unexpected argument 'surplus'"],
  ['an option without its value', 'bench-images', '--rounds', "Option '--rounds <value>'"],
  ['a count of 0', 'bench-images', '--rounds=0', '--rounds must be a whole number above 0'],
  ['an unknown command of the operator', 'operator', 'promote', 'Name a command: grant-role, '],
])('%s is rejected with a message of one line', (_, task, argument, reason) => {
  const { status, stdout, stderr } = spawned(task, argument)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr.startsWith(reason)).toBe(true)
  expect(stderr.trim()).not.toContain('\n')
})
