import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { root } from '../common/root.ts'

/**
 * Bundles a workspace into one ESM file with a source map. What the workspace depends on stays outside, because it is
 * installed beside the bundle; code of the repository, of another workspace too, goes in.
 * @returns the parts of the bundle, for checks on what got in.
 */
export async function bundle(options: {
  entry: string
  outputFile: string
  external: readonly string[]
}): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [options.entry],
    outfile: options.outputFile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    metafile: true,
    external: options.external.flatMap((name) => [name, join(name, '*')]),
    logLevel: 'warning',
  })
  return metafile
}
