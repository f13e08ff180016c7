import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeWith } from '../../../scripts/test/describe-with.ts'

const model = resolve(import.meta.dirname, '..')

const check = (folder: string) => {
  const script = join(folder, 'training', 'imports.py')
  const { stdout, stderr } = spawnSync('python3', [script], { encoding: 'utf8' })
  return `${stdout}${stderr}`
}

// Checks only the imports, because the Python tests need PyTorch: docs/decisions/0309.
await describeWith('Python 3', 'the Python code of the training', () => {
  it('has valid syntax and imports only names that exist', () => {
    expect(check(model)).toBe('')
  })

  it('fails the check when a module has invalid syntax or imports a missing name', () => {
    const copy = mkdtempSync(join(tmpdir(), 'python-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    cpSync(model, copy, { recursive: true, filter: (file) => !/\.(onnx|md)$/.test(file) })
    writeFileSync(join(copy, 'one.py'), 'from photos import Photos, Photoz\nimport scipy.stats\n')
    writeFileSync(join(copy, 'training', 'two.py'), 'def broken(:\n')
    const faults = [
      'one.py: photos has no Photoz',
      'one.py: scipy.stats is neither ours nor locked',
      'two.py: invalid syntax',
    ]
    const lines = check(copy).trim().split('\n')
    expect(lines).toHaveLength(faults.length)
    for (const fault of faults) expect(lines).toContainEqual(expect.stringContaining(fault))
  })
})
