import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, without a slash at its end. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
