import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LocaleReader } from '../../domain/locales/load.ts'

/**
 * Reads `<folder>/<language>/<file>.json` synchronously, which takes 1 ms per language and
 * instance. The folder's URL must end with a slash. Throws if a file is not JSON.
 */
export function jsonFiles(folder: URL): LocaleReader {
  return (language, file) => {
    const path = fileURLToPath(new URL(`${language}/${file}.json`, folder))
    const text = readIfThere(path)
    if (text === undefined) return undefined
    try {
      return JSON.parse(text) as unknown
    } catch (error) {
      throw new Error(`${path} is not JSON`, { cause: error })
    }
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
