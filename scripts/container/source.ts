import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../common/root.ts'

/** The files and folders that the Dockerfile of the image processor copies. */
export const imageParts = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'functions/package.json',
  'image-processor/Dockerfile',
  'image-processor/Dockerfile.dockerignore',
  'image-processor/package.json',
  'image-processor/src',
  'image-processor/model/plant-network.onnx',
  'image-processor/model/right-of-100.json',
  'image-processor/container',
  'packages/common',
]

export function hashOfParts(parts: readonly string[]): string {
  return hashOf(parts.flatMap((part) => filesOf(join(root, part))))
}

/** The file itself, or the files of a folder except settings and installed packages. */
export function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.env'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

export function hashOf(files: readonly string[], folder = root): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
