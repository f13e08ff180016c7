import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readCommandLine, refuse } from './common/command-line.ts'
import { readCount } from './common/count.ts'

const usage = `
Usage: npm run train -- [options]

Trains the plant network: prepares the photos, trains once on all sources and once without each
publisher of healthy and diseased leaves, calibrates, evaluates, and writes the ONNX file and the
model card. Continues an interrupted training.

  --repositories <folder>  contains a clone owner+name/repo of each source of training/sources.ts;
                           without it, git fetches the sources into the work folder
  --heads                  keeps the blocks of the shipped network, and fits only the heads of view
                           and health
  --work <folder>          a folder for about 17 GB of temporary files (.cache/training)
  --backbone <file>        the pretrained weights to start from
  --teacher <file>         the weights of the teacher network
  --tests <folder>         the labelled test photos, which the training must not use
  --kept <file>            the hashes of the repositories that are used for judging only
  --onnx <file>            the file to write (the shipped network)
  --python <file>          a Python with the packages of image-processor/model/requirements.lock;
                           by default one is installed in the work folder
  --steps <count>          batches of 32 photos per run (400)
  --processes <count>      parallel runs (one per core)
`

const model = 'image-processor/model'
const { values } = readCommandLine({
  usage,
  options: {
    repositories: { type: 'string' },
    heads: { type: 'boolean', default: false },
    work: { type: 'string', default: join('.cache', 'training') },
    backbone: { type: 'string', default: `${model}/weights/mobilenet-v2-inat-insects.npz` },
    teacher: { type: 'string', default: `${model}/weights/mobilenet-v2-imagenet.npz` },
    tests: { type: 'string', default: 'test/photos' },
    kept: { type: 'string', default: `${model}/training/kept-for-judging.txt` },
    onnx: { type: 'string', default: 'image-processor/model/plant-network.onnx' },
    python: { type: 'string' },
    steps: { type: 'string', default: '400' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})

const { fetchSources } = await import('./model/fetch-sources.ts')
const { installPython, testPython } = await import('./model/python.ts')
const { train } = await import('./model/train.ts')

const { work, backbone, teacher, tests, kept, onnx } = values
const repositories = values.repositories ?? join(work, 'repositories')
if (values.repositories === undefined) fetchSources(repositories)
for (const path of [repositories, backbone, teacher, tests, kept])
  if (!existsSync(path)) refuse(`${path} does not exist. \`--help\` explains it.`)

const python = values.python ?? installPython(join(work, 'python'))
if (!testPython(python)) refuse('The tests of the training failed: see above.')
await train({
  repositories,
  work,
  backbone,
  teacher,
  tests,
  kept,
  onnx,
  headsOnly: values.heads,
  python,
  steps: readCount('--steps', values.steps),
  processes: readCount('--processes', values.processes),
})
