import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { root } from '../common/root.ts'

/** Bundles a workspace into one ESM file. Packages in `external` are installed beside the file. */
export async function bundle(options: {
  entry: string
  outputFile: string
  external: readonly string[]
  /** Plugins that change the source for a test. */
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
