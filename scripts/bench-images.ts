import { readCommandLine, readCount } from './common/command-line.ts'

const usage = `
Usage: npm run bench:images [-- <options>]

Measures the image processor beside the bare call of sharp and its peers, and prints the figures.

  --rounds <count>  rounds for each photo; 9 unless given
  --photos <count>  photos in each round; 12 unless given
  --drift <count>   photos over which the memory is watched; 2000 unless given
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
