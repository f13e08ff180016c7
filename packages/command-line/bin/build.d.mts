import type { Metafile } from 'esbuild'

/** Bundles the command line into one file, for the oldest Node that the package allows. */
export function buildCommandLine(outputFile: string): Promise<Metafile>
