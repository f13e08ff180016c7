import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type CoffeeStress, groupOf, labelOf } from './label.ts'
import { type Label, type Source, sources } from './sources.ts'

export type Sample = {
  readonly source: Source
  readonly file: string
  readonly label: Label
  readonly group: string
}

/** Photos closer than this many bits of the 64 of their difference hash count as the same picture. */
const NEAR_DUPLICATE_BITS = 8

/**
 * Unpacks the sources and lists their labelled photos, without any that the test folder holds: by
 * SHA-256, by leaf group, and by difference hash.
 */
export const collectSamples = async (
  repositories: string,
  workFolder: string,
  testFolder: string,
): Promise<Sample[]> => {
  const tests = await readTests(testFolder)
  const all: Sample[] = []
  for (const source of sources) {
    const samples = thin(listSource(source, unpack(source, repositories, workFolder)), source)
    for (const sample of samples) if (!(await isTest(sample, tests))) all.push(sample)
  }
  return all
}

const unpack = (source: Source, repositories: string, workFolder: string): string => {
  const folder = join(workFolder, source.name)
  if (existsSync(folder)) return folder
  mkdirSync(folder, { recursive: true })
  const clone = join(repositories, source.repository.replace('/', '+'), 'repo')
  const gitFolder = existsSync(join(clone, '.git')) ? join(clone, '.git') : clone
  const archive = execFileSync(
    'git',
    ['--git-dir', gitFolder, 'archive', source.commit, ...source.paths],
    { maxBuffer: 2 ** 30 },
  )
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}

const listSource = (source: Source, folder: string): Sample[] => {
  const coffee = readCoffee(join(folder, 'classification/dataset/dataset.csv'))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(jpe?g|png)$/i.test(path))
    .sort()
    .flatMap((path) => {
      const label = labelOf(source.name, path, coffee)
      if (label === null) return []
      return [{ source, file: join(folder, path), label, group: groupOf(source.name, path) }]
    })
}

const readCoffee = (file: string): CoffeeStress => {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [id = '', stress = ''] = line.split(',')
      return [id, Number(stress)] as const
    }),
  )
}

const thin = (samples: Sample[], source: Source): Sample[] => {
  const step = Math.max(1, samples.length / source.photosMax)
  return samples.filter((_, k) => Math.floor(k / step) !== Math.floor((k - 1) / step))
}

type Tests = {
  readonly hashes: Set<string>
  readonly prints: bigint[]
  readonly groups: Set<string>
}

const readTests = async (folder: string): Promise<Tests> => {
  const manifest = readFileSync(join(folder, 'manifest.csv'), 'utf8')
  const hashes = new Set(manifest.match(/\b[0-9a-f]{64}\b/g) ?? [])
  const groups = new Set((manifest.match(/IMG_\d+/gi) ?? []).map((name) => name.toUpperCase()))
  const prints: bigint[] = []
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.csv'))) {
    const print = await differenceHash(join(folder, file)).catch(() => null)
    if (print !== null) prints.push(print)
  }
  return { hashes, prints, groups }
}

const isTest = async (sample: Sample, tests: Tests): Promise<boolean> => {
  if (sample.source.name === 'chilli' && tests.groups.has(sample.group)) return true
  if (tests.hashes.has(createHash('sha256').update(readFileSync(sample.file)).digest('hex')))
    return true
  const print = await differenceHash(sample.file).catch(() => null)
  return (
    print === null || tests.prints.some((other) => bitsApart(print, other) <= NEAR_DUPLICATE_BITS)
  )
}

const differenceHash = async (file: string): Promise<bigint> => {
  const pixels = await sharp(file).resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer()
  let print = 0n
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const brighter = (pixels[y * 9 + x] ?? 0) > (pixels[y * 9 + x + 1] ?? 0)
      print = (print << 1n) | (brighter ? 1n : 0n)
    }
  }
  return print
}

const bitsApart = (one: bigint, other: bigint): number =>
  (one ^ other).toString(2).replaceAll('0', '').length
