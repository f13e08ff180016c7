import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { readCommandLine, readCount, refuse } from './common/command-line.ts'
import { installPython, testPython } from './model/python.ts'
import { train } from './model/train.ts'

const usage = `
Usage: npm run train -- --repositories <folder> [options]

Trains the plant network: prepares the photos, trains once on all sources and once without each
publisher who judges health and a few others, judges, calibrates, evaluates, and writes the ONNX
file and the model card. A training that was broken off goes on.

  --repositories <folder>  holds a clone owner+name/repo of each source of training/sources.ts
  --work <folder>          scratch space of some 17 GB; .cache/training unless given
  --backbone <file>        the pretrained weights to start from
  --teacher <file>         those of the network whose view of the photos is learnt too
  --tests <folder>         the labelled photos that must not be learnt from
  --kept <file>            the repositories that are kept for judging, by hash
  --onnx <file>            where the network goes; the one that ships unless given
  --python <file>          a Python with the packages of image-processor/model/requirements.lock;
                           one is installed in the work folder unless given
  --steps <count>          batches of 32 to learn from, in each run; 400 unless given
  --processes <count>      runs side by side; one for each core unless given
`

const shared = resolve('..', 'shared')
const { values } = readCommandLine({
  usage,
  options: {
    repositories: { type: 'string' },
    work: { type: 'string', default: join('.cache', 'training') },
    backbone: { type: 'string', default: join(shared, 'weights', 'mobilenet-v2-inat-insects.npz') },
    teacher: { type: 'string', default: join(shared, 'weights', 'mobilenet-v2-imagenet.npz') },
    tests: { type: 'string', default: join(shared, 'photos') },
    kept: { type: 'string', default: join(shared, 'kept-for-judging.txt') },
    onnx: { type: 'string', default: 'image-processor/model/plant-network.onnx' },
    python: { type: 'string' },
    steps: { type: 'string', default: '400' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})
const { repositories, work, backbone, teacher, tests, kept, onnx } = values
if (repositories === undefined) refuse('Give the folder of the repositories: --repositories.')
for (const path of [repositories, backbone, teacher, tests, kept])
  if (!existsSync(path)) refuse(`There is no ${path}. \`--help\` says what it is.`)

const python = values.python ?? installPython(join(work, 'python'))
if (!testPython(python)) refuse('The tests of the training fail: see above.')
await train({
  repositories,
  work,
  backbone,
  teacher,
  tests,
  kept,
  onnx,
  python,
  steps: readCount('--steps', values.steps),
  processes: readCount('--processes', values.processes),
})
