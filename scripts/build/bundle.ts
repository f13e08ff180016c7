import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { root } from '../common/root.ts'

/**
 * Bundles a workspace into one ESM file with a source map, and returns esbuild's list of its parts.
 * The `external` packages stay outside, because they are installed beside the bundle.
 * All code of the repository goes in, also that of another workspace.
 */
export async function bundle(options: {
  entry: string
  outputFile: string
  external: readonly string[]
  /** What a test changes of the source. */
  plugins?: Plugin[]
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
    plugins: options.plugins ?? [],
    logLevel: 'warning',
  })
  return metafile
}
