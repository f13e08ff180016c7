import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const file = join(import.meta.dirname, 'standard-output.ts')

it('a process that dies of an exception still writes its last lines', () => {
  const script = `
    const { writeLine } = await import(${JSON.stringify(file)})
    setTimeout(() => {
      writeLine('one\\n')
      writeLine('two\\n')
      throw new Error('thrown outside a promise')
    })`
  const args = ['--input-type=module', '--eval', script]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout).toBe('one\ntwo\n')
  expect(status).toBe(1)
})
