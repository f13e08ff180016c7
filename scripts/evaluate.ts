import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { assessFolder } from './evaluate/assess.ts'
import { readManifest } from './evaluate/manifest.ts'
import { printEvaluation } from './evaluate/print.ts'

/** `npm run evaluate -- <folder with manifest.csv>`: how well the embedded model does on labelled photos. */
const folder = process.argv[2]
if (folder === undefined || !existsSync(join(folder, 'manifest.csv'))) {
  process.stderr.write('Give a folder that holds photos and their manifest.csv.\n')
  process.exit(2)
}
// As in the image processor: one photo at a time, so that the times are those of one core.
sharp.concurrency(1)
printEvaluation(await assessFolder(resolve(folder), readManifest(folder)))
