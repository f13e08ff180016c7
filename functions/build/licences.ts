import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'
import { z } from 'zod'
import { readJson } from '../../scripts/common/json.ts'
import { root } from '../../scripts/common/root.ts'

const manifestSchema = z.object({ name: z.string(), version: z.string() })
const folderOfPackage = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/** The licences of all packages in a bundle, which oblige us to ship their texts. */
export function licencesOf({ inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap((path) => folderOfPackage.exec(path) ?? [])
  return [...new Set(folders)].sort().map(licenceOf).join('\n\n')
}

function licenceOf(name: string): string {
  const folder = join(root, name)
  const manifest = manifestSchema.parse(readJson(join(folder, 'package.json')))
  const files = readdirSync(folder)
  const licences = files.filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  // Some packages have their licence in their README only.
  const texts = licences.length > 0 ? licences : files.filter((file) => /^readme/i.test(file))
  const head = `${manifest.name} ${manifest.version}`
  return [head, ...texts.map((file) => readFileSync(join(folder, file), 'utf8'))].join('\n\n')
}
