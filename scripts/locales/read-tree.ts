import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'
import type { LocaleTree } from './check.ts'

/** Reads every JSON file of `functions/locales`. Throws if a file is not valid JSON. */
export function readLocaleTree(folder = join(root, 'functions/locales')): LocaleTree {
  return new Map(
    readdirSync(folder).map((language) => [language, readFiles(join(folder, language))]),
  )
}

function readFiles(folder: string): Map<string, Record<string, unknown>> {
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ''),
      readJson(join(folder, file)) as Record<string, unknown>,
    ]),
  )
}
