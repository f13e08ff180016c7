import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, refuse } from './common/command-line.ts'

const usage = `
Usage: npm run evaluate -- <folder> [options]

Diagnoses the labelled photos of a folder and prints how often a model is right: the tables of the
model card, with 95 % intervals, for each source and in total.
The folder contains the photos and a manifest.csv with the columns file, label and health. Optional
columns: source, species, network (which judges the photo), symptoms and leaf (masks).

  --model <name>     the model to evaluate (embedded); gemini asks Google's model and needs the settings
                     of a deployment in the environment, such as GEMINI_API_KEY. Repeat the option
                     to compare models: docs/guides/compare-models-on-your-photos.md
  --network <file>   the network to use (the shipped network)
  --mistakes <file>  writes the worst mistakes as an HTML page with the photos
  --json <file>      writes the figures
  --without-copies   skips the mirrored and re-encoded copies of the photos
  --card             writes the figures of the model card instead; the folder is the work folder of a
                     training (npm run train does this at its end). Exits with 1 if an aim is missed
  --spread           prints how much photos of an unchanged plant differ instead; the folder is the
                     work folder of image-processor/model/prepare.ts
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
  refuse(`Name a folder with photos and their ${list}.`)

if (values.spread) {
  const { printSpread } = await import('./model/spread.ts')
  await printSpread(folder)
} else if (values.card) {
  const { writeCard } = await import('./model/card/write.ts')
  const missed = await writeCard({
    work: folder,
    onnx: values.network ?? 'image-processor/model/plant-network.onnx',
  })
  for (const aim of missed) console.error(`missed: ${aim}`)
  if (missed.length > 0) process.exitCode = 1
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
