import { readCommandLine } from './common/command-line.ts'
import { readCount } from './common/count.ts'

const usage = `
Usage: npm run bench:images [-- <options>]

Compares the image processor with bare sharp and similar programs, and prints the figures.

  --rounds <count>  rounds for each photo (9)
  --photos <count>  photos in each round (12)
  --drift <count>   photos for the measurement of memory growth (2000)
  --front           compares settings of the WebP encoder instead

The photos are those of test/photos.
`

const { values } = readCommandLine({
  usage,
  options: {
    rounds: { type: 'string', default: '9' },
    photos: { type: 'string', default: '12' },
    drift: { type: 'string', default: '2000' },
    front: { type: 'boolean', default: false },
  },
})
const rounds = readCount('--rounds', values.rounds)
const photosPerRound = readCount('--photos', values.photos)
const driftPhotos = readCount('--drift', values.drift)

const { benchImages, benchEncoder } = await import('./benchmarks/images/bench.ts')
await (values.front ? benchEncoder(rounds) : benchImages({ rounds, photosPerRound, driftPhotos }))
