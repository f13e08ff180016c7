import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../common/json.ts'
import { root } from '../common/root.ts'

const glossary = z.strictObject({
  '@@locale': z.string(),
  /** English terms, each with patterns for its translation. Word stems match inflected words. */
  terms: z.array(
    z.strictObject({
      english: z.string().min(1),
      preferred: z.array(z.string().min(1)).min(1),
      source: z.string().optional(),
    }),
  ),
  /** Patterns that no text may contain. With `keys`, only texts whose key matches are checked. */
  forbidden: z.array(
    z.strictObject({
      pattern: z.string().min(1),
      keys: z.string().optional(),
      why: z.string().min(1),
    }),
  ),
  /** Texts of the console that are the same in English and in the language, such as `Menu`. */
  shared: z.array(z.string().min(1)).optional(),
})
export type Glossary = z.infer<typeof glossary>

/** Reads a language's glossary, or returns null without a file. Throws if the file is malformed. */
export function readGlossary(language: string): Glossary | null {
  const path = join(root, 'translations/glossary', `${language}.json`)
  return existsSync(path) ? glossary.parse(readJson(path)) : null
}
