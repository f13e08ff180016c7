import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import { hashOfParts, imageParts } from './source.ts'

const file = join(root, '.cache/container/passed')

/** A hash of the version of Node and of all files that can change the container test's result. */
const source = () =>
  `${hashOfParts([...imageParts, 'scripts/container', 'test/container'])} ${process.version}`

/** Whether the container test passed on this machine with the current files. */
export function hasPassed(): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === source()
}

/** Records that the container test passed with the current files. */
export function keepPass(): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source())
}
