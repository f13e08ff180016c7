import { resolve } from 'node:path'
import sharp from 'sharp'
import { loadPlantNetwork } from '../../image-processor/src/plant-network.ts'
import { assessFolder, type Change, mirror, reEncode } from './assess.ts'
import { readManifest } from './manifest.ts'
import { writeMistakes } from './mistakes.ts'
import { printEvaluation } from './print.ts'

/**
 * Prints how often the embedded model is right on the labelled photos of a folder and copies, and
 * writes its worst mistakes as a page where a file is given.
 */
export async function evaluate(
  folder: string,
  {
    network: file,
    withCopies,
    mistakes,
  }: { network: string | undefined; withCopies: boolean; mistakes: string | undefined },
): Promise<void> {
  // As in the image processor: one photo at a time, so that the times are those of one core.
  sharp.concurrency(1)
  const startedAt = performance.now()
  const network = await loadPlantNetwork(file)
  process.stdout.write(`network loaded in ${Math.round(performance.now() - startedAt)} ms\n`)
  const photos = readManifest(folder)
  const assess = (change?: Change) => assessFolder(resolve(folder), photos, network, change)
  const copies = withCopies
    ? { mirrored: await assess(mirror), 're-encoded': await assess(reEncode) }
    : {}
  const assessed = await assess()
  printEvaluation(assessed, copies)
  if (mistakes !== undefined) await writeMistakes(mistakes, folder, assessed)
}
