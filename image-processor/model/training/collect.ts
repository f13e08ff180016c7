import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClassOfFile, groupOf, labelOf, testGroupsOf } from './label.ts'
import { bitsApart, differenceHash } from './near-duplicates.ts'
import { type Label, type Source, sources } from './sources.ts'

export type Sample = {
  readonly source: Source
  readonly file: string
  readonly label: Label
  readonly group: string
}

/** Of the 64 bits of a difference hash. Photos that differ in no more are the same picture. */
const nearDuplicateBitsMax = 8

/**
 * Unpacks the sources and lists their labelled photos. Photos of the test folder are left out, by
 * SHA-256, by leaf group and by difference hash.
 */
export async function collectSamples(
  repositories: string,
  workFolder: string,
  testFolder: string,
): Promise<Sample[]> {
  const tests = await readTests(testFolder)
  const all: Sample[] = []
  for (const source of sources) {
    const samples = thin(listSource(source, unpack(source, repositories, workFolder)), source)
    for (const sample of samples) if (!(await isTest(sample, tests))) all.push(sample)
  }
  return all
}

function unpack(source: Source, repositories: string, workFolder: string): string {
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

function listSource(source: Source, folder: string): Sample[] {
  const classOf = readClasses(
    ['classification/dataset/dataset.csv', 'labels/labels.csv'].map((table) => join(folder, table)),
  )
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(jpe?g|png)$/i.test(path))
    .sort()
    .flatMap((path) => {
      const label = labelOf(source.name, path, classOf)
      if (label === null) return []
      return [{ source, file: join(folder, path), label, group: groupOf(source.name, path) }]
    })
}

function readClasses(files: readonly string[]): ClassOfFile {
  const file = files.find(existsSync)
  if (file === undefined) return new Map()
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return new Map(
    lines.map((line) => {
      const [name = '', kind = ''] = line.split(',')
      return [name, Number(kind)] as const
    }),
  )
}

function thin(samples: Sample[], source: Source): Sample[] {
  const step = Math.max(1, samples.length / source.photosMax)
  return samples.filter((_, k) => Math.floor(k / step) !== Math.floor((k - 1) / step))
}

type Tests = {
  readonly hashes: Set<string>
  readonly prints: Uint32Array[]
  readonly groups: Set<string>
}

async function readTests(folder: string): Promise<Tests> {
  const manifest = readFileSync(join(folder, 'manifest.csv'), 'utf8')
  const hashes = new Set(manifest.match(/\b[0-9a-f]{64}\b/g) ?? [])
  const paths = manifest.match(/[^,"]+\.jpe?g/gi) ?? []
  const groups = new Set(paths.flatMap(testGroupsOf))
  const prints: Uint32Array[] = []
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.csv'))) {
    const print = await differenceHash(join(folder, file)).catch(() => null)
    if (print !== null) prints.push(print)
  }
  return { hashes, prints, groups }
}

async function isTest(sample: Sample, tests: Tests): Promise<boolean> {
  if (tests.groups.has(sample.group)) return true
  if (tests.hashes.has(createHash('sha256').update(readFileSync(sample.file)).digest('hex')))
    return true
  const print = await differenceHash(sample.file).catch(() => null)
  return (
    print === null || tests.prints.some((other) => bitsApart(print, other) <= nearDuplicateBitsMax)
  )
}
