import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ConditionId } from '../../functions/src/domain/catalogue/conditions.ts'
import { conditionOf } from './labels.ts'

/** Of a file in the folder, never beyond it. */
const name = z.string().regex(/^[^/\\]*$/)

const rowSchema = z.object({
  file: name.min(1),
  label: z.string(),
  health: z.enum(['healthy', 'diseased', 'unknown', 'n/a']),
  source: z.string().default(''),
  species: z.string().default(''),
  network: name.default(''),
  symptoms: name.default(''),
  leaf: name.default(''),
})

/** PLANT is a plant without a label that says whether it is healthy. */
type Expected = 'HEALTHY' | 'DISEASED' | 'PLANT' | 'NOT_A_PLANT' | 'UNDECODABLE'
export type LabelledPhoto = {
  readonly file: string
  readonly label: string
  readonly expected: Expected
  /** Null for plants that are not diseased, and for labels without a condition in the catalogue. */
  readonly condition: ConditionId | null
  /** The publisher of the photo; empty where the manifest does not say. */
  readonly source: string
  /** The scientific name of the plant; null where the manifest does not say. */
  readonly species: string | null
  /** The file of the network that judges the photo; empty for the one that is evaluated. */
  readonly network: string
  /** White where a symptom shows, and where the leaf is; null where nobody has drawn it. */
  readonly masks: { readonly symptoms: string; readonly leaf: string | null } | null
}

/**
 * The labelled photos of a folder, from its `manifest.csv`.
 * It has the columns file, label and health, and may have source, species, network, symptoms and
 * leaf. `npm run train` writes such folders; the last two name masks of the same photo.
 */
export function readManifest(folder: string): LabelledPhoto[] {
  const [header = [], ...lines] = parseCsv(readFileSync(join(folder, 'manifest.csv'), 'utf8'))
  return lines.map((line) => {
    const cells = Object.fromEntries(header.map((name, k) => [name, line[k] ?? '']))
    const row = rowSchema.parse(cells)
    const { file, label, health, source, network } = row
    return {
      file,
      label,
      expected: expectedOf(label, health),
      condition: health === 'diseased' ? conditionOf(label) : null,
      source,
      species: row.species || null,
      network,
      masks: row.symptoms === '' ? null : { symptoms: row.symptoms, leaf: row.leaf || null },
    }
  })
}

function expectedOf(label: string, health: string): Expected {
  if (label.startsWith('truncated')) return 'UNDECODABLE'
  if (health === 'n/a') return 'NOT_A_PLANT'
  if (health === 'unknown') return 'PLANT'
  return health === 'healthy' ? 'HEALTHY' : 'DISEASED'
}

/**
 * Parses RFC 4180, with commas, quotes and line breaks in quoted cells. Throws at a stray quote.
 * By hand, because this is the only CSV that the project reads.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (match === null) throw new Error(`manifest.csv: a stray quote in line ${rows.length + 1}`)
    const [, quoted, plain, end] = match
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}
