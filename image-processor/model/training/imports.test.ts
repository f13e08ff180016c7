import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const isMissing = spawnSync('python3', ['--version']).status !== 0
const model = resolve(import.meta.dirname, '..')

const check = (folder: string) => {
  const script = join(folder, 'training', 'imports.py')
  const { stdout, stderr } = spawnSync('python3', [script], { encoding: 'utf8' })
  return `${stdout}${stderr}`
}

// Their tests need PyTorch, which no machine has that only checks: docs/decisions/0308.
describe.skipIf(isMissing)('the Python of the training', () => {
  it('is Python, and imports only what there is', () => {
    expect(check(model)).toBe('')
  })

  describe('is caught', () => {
    let copy: string
    beforeEach(() => {
      copy = mkdtempSync(join(tmpdir(), 'python-'))
      cpSync(model, copy, { recursive: true, filter: (file) => !/\.(onnx|md)$/.test(file) })
    })
    afterEach(() => rmSync(copy, { recursive: true }))

    it.each([
      ['from photos import Photoz', 'new.py: photos has no Photoz'],
      ['import scipy.stats', 'new.py: scipy.stats is neither ours nor locked'],
      ['def broken(:', 'SyntaxError'],
    ])('where it says "%s"', (line, fault) => {
      writeFileSync(join(copy, 'new.py'), `${line}\n`)
      expect(check(copy)).toContain(fault)
    })
  })
})
