import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { TrainedSpecies } from './classes.ts'
import { groupOf } from './group.ts'
import { type ClassOfFile, labelOf } from './label.ts'
import type { Label, Source } from './source.ts'
import { speciesOf } from './species.ts'

/** A labelled photo of a source. `path` is relative to the folder of the unpacked source. */
export type Sample = {
  readonly path: string
  readonly label: Label
  readonly species: TrainedSpecies | null
  readonly group: string
}

/** Unpacks a source into `folder` and lists at most `photosMax` of its labelled photos. */
export function collectSource(source: Source, repositories: string, folder: string): Sample[] {
  return thin(listSource(source, unpack(source, repositories, folder)), source.photosMax)
}

type Packed = Pick<Source, 'repository' | 'commit' | 'paths'>

/** The file in each unpacked folder that records the source's repository, commit and paths. */
const originFile = '.origin.json'

/**
 * Unpacks a source's files into `folder` and returns `folder`. Creates the folder only when all
 * files are unpacked. Replaces a folder that holds another commit or other paths.
 */
export function unpack(source: Packed, repositories: string, folder: string): string {
  const { repository, commit, paths } = source
  const origin = JSON.stringify({ repository, commit, paths })
  const stored = join(folder, originFile)
  if (existsSync(stored) && readFileSync(stored, 'utf8') === origin) return folder
  const clone = join(repositories, source.repository.replace('/', '+'), 'repo')
  const gitFolder = existsSync(join(clone, '.git')) ? join(clone, '.git') : clone
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  const env = { ...process.env, GIT_INDEX_FILE: join(partial, '.index') }
  const git = (args: readonly string[], input = ''): string =>
    execFileSync('git', ['--git-dir', gitFolder, '--work-tree', partial, ...args], {
      env,
      input,
      maxBuffer: 2 ** 28,
      encoding: 'utf8',
    })
  // A copy of a repository may lack large files; `git archive` stops at the first missing one.
  const entries = git(['ls-tree', '-r', '-z', source.commit, '--', ...source.paths])
    .split('\0')
    .filter((entry) => usedFile.test(entry))
  const ids = entries.map((entry) => entry.split(/[ \t]/)[2] ?? '')
  const found = git(['cat-file', '--batch-check'], `${ids.join('\n')}\n`).split('\n')
  const present = entries.filter((_, k) => !found[k]?.endsWith(' missing'))
  git(['update-index', '-z', '--index-info'], present.map((entry) => `${entry}\0`).join(''))
  git(['checkout-index', '--all'])
  rmSync(join(partial, '.index'), { force: true })
  writeFileSync(join(partial, originFile), origin)
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
  return folder
}

const photoFile = /\.(jpe?g|png)$/i
const usedFile = /\.(jpe?g|png|csv)$|\/labels\/[^/]*\.txt$/i

function listSource(source: Source, folder: string): Sample[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const classOf = new Map([
    ...readClasses(
      ['classification/dataset/dataset.csv', 'labels/labels.csv'].map((name) => join(folder, name)),
    ),
    ...readBoxClasses(folder, files),
  ])
  return files
    .filter((path) => photoFile.test(path))
    .flatMap((path) => {
      const label = labelOf(source, path, classOf)
      if (label === null) return []
      const species = label.kind === 'NO_PLANT' ? null : speciesOf(source.name, path, classOf)
      return [{ path, label, species, group: groupOf(source.name, path) }]
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

const boxesFile = /\/labels\/([^/]*)\.txt$/i

/** Maps each file name to the class of the photo's boxes, except for photos of several classes. */
function readBoxClasses(folder: string, files: readonly string[]): ClassOfFile {
  return new Map(
    files.flatMap((path) => {
      const name = boxesFile.exec(path)?.[1]
      if (name === undefined) return []
      const lines = readFileSync(join(folder, path), 'utf8').trim().split('\n')
      const kinds = new Set(lines.map((line) => Number(line.split(' ')[0])))
      const [kind] = kinds
      return kind === undefined || kinds.size > 1 ? [] : [[`${name}.jpg`, kind] as const]
    }),
  )
}

/** Picks at most `countMax` items, evenly spread over the list. */
export function thin<Item>(items: readonly Item[], countMax: number): Item[] {
  const step = Math.max(1, items.length / countMax)
  return items.filter((_, k) => Math.floor(k / step) !== Math.floor((k - 1) / step))
}
