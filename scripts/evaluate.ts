import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { loadPlantNetwork } from '../image-processor/src/plant-network.ts'
import { assessFolder, type Change, mirror, reEncode } from './model/assess.ts'
import { readManifest } from './model/manifest.ts'
import { printEvaluation } from './model/print.ts'

/**
 * `npm run evaluate -- <folder with manifest.csv> [--network <file>] [--without-copies]`: how well the embedded model does
 * on labelled photos and on altered copies of them, with the network that ships or with another.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { network: { type: 'string' }, 'without-copies': { type: 'boolean' } },
})
const [folder] = positionals
if (folder === undefined || !existsSync(join(folder, 'manifest.csv'))) {
  process.stderr.write('Give a folder that holds photos and their manifest.csv.\n')
  process.exit(2)
}
// As in the image processor: one photo at a time, so that the times are those of one core.
sharp.concurrency(1)
const started = performance.now()
const network = await loadPlantNetwork(values.network)
process.stdout.write(`network loaded in ${Math.round(performance.now() - started)} ms\n`)
const photos = readManifest(folder)
const assess = (change?: Change) => assessFolder(resolve(folder), photos, network, change)
const copies = values['without-copies']
  ? {}
  : { mirrored: await assess(mirror), 're-encoded': await assess(reEncode) }
printEvaluation(await assess(), copies)
