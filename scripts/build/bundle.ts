import { basename, dirname, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { root } from '../common/root.ts'

/** Packages in CommonJS load Node's own modules with `require`, which ES modules lack. */
const require =
  "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)"

/**
 * Bundles a workspace into ESM files: one for the entry, and one for each part that is imported
 * later. Packages in `external` are installed beside the files.
 */
export async function bundle(options: {
  entry: string
  outputFile: string
  external?: readonly string[]
  plugins?: Plugin[]
}): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: options.entry, out: basename(options.outputFile, '.js') }],
    outdir: dirname(options.outputFile),
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    banner: { js: require },
    external: (options.external ?? []).flatMap((name) => [name, join(name, '*')]),
    plugins: options.plugins ?? [],
    logLevel: 'warning',
  })
  return metafile
}
