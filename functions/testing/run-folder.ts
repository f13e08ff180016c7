import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder that the workers of one run of tests share, by the process id of the runner. Inside
 * the project, so that a bundle in it finds its packages.
 */
export const runFolder = (runner: number): string => resolve('.build/tested', `${runner}`)

const clear = (): void => rmSync(runFolder(process.pid), { recursive: true, force: true })

/** Vitest calls these functions before the first test of the project and after the last one. */
export { clear as setup, clear as teardown }
