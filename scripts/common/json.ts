import { readFileSync, writeFileSync } from 'node:fs'

/** Reads a JSON file. Throws if the file does not exist or is not valid JSON. */
export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, jsonText(value))
