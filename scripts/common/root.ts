import { join } from 'node:path'

/** The repository's folder, without a trailing slash. */
export const root = join(import.meta.dirname, '../..')
