import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Bundles the command line into one file for the oldest supported Node. Returns what is in it. */
export async function buildCommandLine(outputFile) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../../..', import.meta.url)),
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: '#!/usr/bin/env node' },
    write: false,
    metafile: true,
    logLevel: 'warning',
  })
  await mkdir(dirname(outputFile), { recursive: true })
  // Another process may be reading the previous file.
  const unfinished = `${outputFile}.${process.pid}`
  await writeFile(unfinished, outputFiles[0].contents, { mode: 0o755 })
  await rename(unfinished, outputFile)
  return metafile
}
