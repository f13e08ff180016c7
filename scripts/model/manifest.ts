import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type ConditionId, conditionIds } from '../../functions/src/domain/catalogue/conditions.ts'

/** The name of a file in the folder, without a path. */
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

/** `PLANT` is a plant without a health label. */
type Expected = 'HEALTHY' | 'DISEASED' | 'PLANT' | 'NOT_A_PLANT' | 'UNDECODABLE'
export type LabelledPhoto = {
  readonly file: string
  readonly label: string
  readonly expected: Expected
  /** The condition, or null for a healthy plant and for a label without a catalogued condition. */
  readonly condition: ConditionId | null
  /** The publisher of the photo, or an empty text if the manifest does not name the publisher. */
  readonly source: string
  /** The scientific name of the plant, or null if the manifest does not name the species. */
  readonly species: string | null
  /** The file of the network that judges the photo, or an empty text for the evaluated network. */
  readonly network: string
  /** Masks that are white on symptoms and on the leaf, or null if nobody has drawn masks. */
  readonly masks: { readonly symptoms: string; readonly leaf: string | null } | null
}

/**
 * Reads the labelled photos of a folder from its `manifest.csv`. The columns `file`, `label` and
 * `health` are required. The columns `source`, `species`, `network`, `symptoms` and `leaf` are
 * optional; `symptoms` and `leaf` name masks. `npm run train` writes such folders.
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

/** Parses CSV (RFC 4180) without a package for this single use. Throws at a stray quote. */
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

/** Maps labels of published data sets to the condition in our catalogue. */
const published: Readonly<Record<string, ConditionId>> = {
  apple_scab: 'apple_scab',
  bacterial_spot: 'bacterial_spot',
  black_rot: 'leaf_spot',
  cedar_apple_rust: 'rust',
  cercospora_leaf_spot: 'leaf_spot',
  common_rust: 'rust',
  gray_leaf_spot: 'leaf_spot',
  leaf_crinkle_virus: 'leaf_distortion',
  leaf_curl_mites_thrips: 'leaf_distortion',
  leaf_scorch: 'leaf_spot',
  northern_leaf_blight: 'leaf_blight',
  phoma: 'leaf_blight',
  yellow_mosaic_virus: 'mosaic_virus',
}

const known: ReadonlySet<string> = new Set(conditionIds)

const isConditionId = (label: string): label is ConditionId => known.has(label)

/** The condition of a label, or null if no single condition fits, as for "nutrient deficiency". */
const conditionOf = (label: string): ConditionId | null =>
  published[label] ?? (isConditionId(label) ? label : null)
