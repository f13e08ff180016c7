import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles `entry.ts` as a function that the framework can load, and returns its folder. */
export async function buildEntry(): Promise<string> {
  // Inside the project, so that the bundle finds its packages.
  mkdirSync('.build', { recursive: true })
  const folder = mkdtempSync(join('.build', 'framework-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module","main":"index.js"}')
  await build({
    entryPoints: [join(import.meta.dirname, 'entry.ts')],
    outfile: join(folder, 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['express', 'cors', 'firebase-functions', 'firebase-admin'],
  })
  return folder
}
