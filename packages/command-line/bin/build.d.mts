/** Bundles the command line into one file, for the oldest Node that the package allows. */
export function buildCommandLine(outputFile: string): Promise<void>
