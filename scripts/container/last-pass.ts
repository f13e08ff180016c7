import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'
import { hashOfParts, imageParts } from './source.ts'

const passed = join(root, '.cache/container/passed')

/** The files and folders of the image, of the container test and of its direct imports. */
export const sources = [
  ...imageParts,
  'functions/testing/free-port.ts',
  'scripts/common',
  'scripts/container',
  'scripts/local-stack/wait.ts',
  'scripts/test/describe-with.ts',
  'test/container',
  'test/photos/coffee_rust_01.jpg',
]

/** A hash of the version of Node and of the sources, but not of the installed programs. */
export function hashOfSources(): string {
  return `${hashOfParts(sources)} ${process.version}`
}

/** Whether the container test passed on this machine with the current files. */
export function hasPassed(file = passed): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfSources()
}

/** Records that the container test passed with the files of this hash, taken before the build. */
export function keepPass(hash: string, file = passed): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}
