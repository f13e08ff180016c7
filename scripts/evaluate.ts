import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run evaluate -- <folder> [options]

Diagnoses the labelled photos of a folder with the embedded model, and prints how often it is right.
The folder holds the photos and their manifest.csv with the columns file, label, health and source.

  --network <file>   the network to use; the one that ships unless given
  --spread           prints instead how far photos of an unchanged plant differ; the folder is the
                     scratch space of image-processor/model/prepare.ts
  --mistakes <file>  writes the worst mistakes as an HTML page that shows the photos
  --without-copies   leaves out the mirrored and the re-encoded copies of the photos
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 1,
  options: {
    network: { type: 'string' },
    spread: { type: 'boolean', default: false },
    mistakes: { type: 'string' },
    'without-copies': { type: 'boolean', default: false },
  },
})
const [folder] = positionals
const list = values.spread ? 'photos.json' : 'manifest.csv'
if (folder === undefined || !existsSync(join(folder, list)))
  refuse(`Give a folder that holds photos and their ${list}.`)

if (values.spread) {
  const { printSpread } = await import('./model/spread.ts')
  await printSpread(folder)
} else {
  const { evaluate } = await import('./model/evaluate.ts')
  await evaluate(folder, {
    network: values.network,
    mistakes: values.mistakes,
    withCopies: !values['without-copies'],
  })
}
