import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import { hashOfParts, imageParts } from './source.ts'

const file = join(root, '.cache/container/passed')

/** What the outcome of the container's test depends on. */
const source = () =>
  `${hashOfParts([...imageParts, 'scripts/container', 'test/container'])} ${process.version}`

/** Whether the container passed its test here as it is now. */
export function hasPassed(): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === source()
}

/** Keeps for the next run that the container passed its test. */
export function keepPass(): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source())
}
