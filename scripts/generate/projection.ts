import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../common/root.ts'

/** A generated file: its path in the repository, and its text. */
export type Projection = { path: string; text(): string }

async function present(path: string): Promise<string> {
  return await readFile(join(root, path), 'utf8').catch(() => '')
}

/** The generated files that differ from their sources. */
export async function outdated(projections: readonly Projection[]): Promise<Projection[]> {
  const texts = await Promise.all(projections.map(({ path }) => present(path)))
  return projections.filter(({ text }, index) => text() !== texts[index])
}

/** Writes a generated file, and creates its folder if necessary. */
export async function write({ path, text }: Projection): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text())
}
