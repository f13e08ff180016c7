import { join } from 'node:path'
import { buildImageProcessor } from '../../scripts/build/image-processor.ts'
import { root } from '../../scripts/common/root.ts'

const folder = join(root, '.build/tested/image-processor')

/** The server of the bundle, whose child processes start in two thirds of the sources' time. */
export const builtServer = join(folder, 'server.js')

/** Vitest calls this function before the first test of the project. */
export const setup = (): Promise<void> => buildImageProcessor(folder)
