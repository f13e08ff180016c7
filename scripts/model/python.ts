import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '../common/command-line.ts'

const trainingLock = 'image-processor/model/requirements.lock'

/** Returns the Python of a virtual environment, and installs the locked packages there. */
export function installPython(folder: string, lock = trainingLock): string {
  const python = join(folder, 'bin', 'python')
  const steps = [
    ...(existsSync(python) ? [] : [['python3', '-m', 'venv', folder]]),
    [python, '-m', 'pip', 'install', '--quiet', '--requirement', lock],
  ]
  for (const [command = '', ...args] of steps)
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0)
      refuse(`${command} ${args.join(' ')} failed. Some commands take --python <file>.`)
  return python
}

/** Runs the tests of the training in about 15 seconds. Returns whether all tests passed. */
export function testPython(python: string): boolean {
  const folder = 'image-processor/model/training'
  const args = ['-W', 'ignore', '-m', 'unittest', 'discover', '-s', folder, '-p', '*_test.py']
  const env = { ...process.env, OMP_NUM_THREADS: '1' }
  return spawnSync(python, args, { stdio: 'inherit', env }).status === 0
}
