import { opendir, readFile, realpath, stat } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, sep } from 'node:path'
import { usageError } from '../exit-codes.ts'
import { faultOfSize } from '../photos.ts'

/** The folders whose photos an assistant may send. */
export type PhotoFolders = {
  /** Reads a photo by its path. Throws a usage error for a file outside the folders. */
  read(path: string): Promise<Uint8Array>
  /** The newest photos, as absolute paths. */
  list(): Promise<readonly string[]>
}

const listedMax = 100
/** A folder with more files is listed in part, so that a mistyped folder such as / ends soon. */
const lookedAtMax = 10_000
const photoEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.heic', '.tif', '.tiff']

/** Throws a usage error if a folder does not exist. */
export async function photoFolders(paths: readonly string[]): Promise<PhotoFolders> {
  const folders = await Promise.all(paths.map(folderAt))
  return {
    async read(path) {
      const file = await fileBelow(folders, path)
      const { size } = await stat(file)
      const fault = faultOfSize(path, size)
      if (fault) throw fault
      return readFile(file)
    },
    async list() {
      const found: { path: string; changedMs: number }[] = []
      for (const folder of folders)
        for await (const path of photosBelow(folder))
          found.push({ path, changedMs: (await stat(path)).mtimeMs })
      found.sort((one, other) => other.changedMs - one.changedMs)
      return found.slice(0, listedMax).map(({ path }) => path)
    },
  }
}

async function folderAt(path: string): Promise<string> {
  const folder = await realpath(path).catch(() => undefined)
  if (folder === undefined || !(await stat(folder)).isDirectory())
    throw usageError(`--photos ${path}: there is no such folder`)
  return folder
}

/**
 * The real path of a file. A link that leads out of the folders is outside, so the check needs the
 * real path.
 */
async function fileBelow(folders: readonly string[], path: string): Promise<string> {
  for (const folder of folders) {
    const file = await realpath(isAbsolute(path) ? path : join(folder, path)).catch(() => undefined)
    if (file === undefined) continue
    const isBelow = folders.some((each) => isInside(each, file))
    if (isBelow && (await stat(file)).isFile()) return file
  }
  throw usageError(`${path}: no photo of this name is in ${folders.join(' or ')}`)
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}

async function* photosBelow(folder: string): AsyncGenerator<string> {
  let count = 0
  for await (const entry of await opendir(folder, { recursive: true })) {
    count += 1
    if (count > lookedAtMax) return
    const isPhoto = photoEndings.includes(extname(entry.name).toLowerCase())
    if (entry.isFile() && isPhoto) yield join(entry.parentPath, entry.name)
  }
}
