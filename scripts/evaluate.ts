import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run evaluate -- <folder> [options]

Diagnoses the labelled photos of a folder, and prints how often a model is right: the tables of the
model card, with 95 % intervals, by source and over all.
The folder holds the photos and their manifest.csv with the columns file, label and health. It may
have source, species, network (which judges the photo), and symptoms and leaf, which name masks.

  --model <name>     embedded unless given; gemini asks Google's model, with the settings of a
                     deployment in the environment, such as GEMINI_API_KEY. Give it several times to
                     compare models: docs/guides/compare-models-on-your-photos.md
  --network <file>   the network to use; the one that ships unless given
  --mistakes <file>  writes the worst mistakes as an HTML page that shows the photos
  --json <file>      writes the figures
  --without-copies   leaves out the mirrored and the re-encoded copies of the photos
  --card             writes instead the figures of the model card from the folder, which is the scratch
                     space of a training (npm run train ends with it)
  --spread           prints instead how far photos of an unchanged plant differ; the folder is the
                     scratch space of image-processor/model/prepare.ts
`

const { positionals, values } = readCommandLine({
  usage,
  argumentsMax: 1,
  options: {
    model: { type: 'string', multiple: true, default: ['embedded'] },
    network: { type: 'string' },
    mistakes: { type: 'string' },
    json: { type: 'string' },
    'without-copies': { type: 'boolean', default: false },
    card: { type: 'boolean', default: false },
    spread: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
const list = values.spread || values.card ? 'photos.json' : 'manifest.csv'
if (folder === undefined || !existsSync(join(folder, list)))
  refuse(`Give a folder that holds photos and their ${list}.`)

if (values.spread) {
  const { printSpread } = await import('./model/spread.ts')
  await printSpread(folder)
} else if (values.card) {
  const { writeCard } = await import('./model/card/write.ts')
  await writeCard({
    work: folder,
    onnx: values.network ?? 'image-processor/model/plant-network.onnx',
  })
} else {
  const { evaluate } = await import('./model/evaluate.ts')
  const { modelNames } = await import('./model/models.ts')
  const { model: models, network, mistakes, json } = values
  const unknown = models.find((name) => !modelNames.includes(name))
  if (unknown !== undefined)
    refuse(`There is no model '${unknown}', only ${modelNames.join(' and ')}.`)
  const withCopies = !values['without-copies'] && models.includes('embedded')
  await evaluate({ folder, models, network, mistakes, json, withCopies })
}
