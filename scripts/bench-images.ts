import { parseArgs } from 'node:util'
import { bareSharp, type Contender, commandLine, endpoint } from './benchmarks/images/contenders.ts'
import { measureDrift } from './benchmarks/images/drift.ts'
import { measureFront } from './benchmarks/images/front.ts'
import { ipx } from './benchmarks/images/ipx.ts'
import { type BenchPhoto, benchPhotos } from './benchmarks/images/photos.ts'
import { compare, type Figures, shareOf } from './benchmarks/images/run.ts'

/**
 * Our endpoint beside the bare call and its peers, in one run; prints them and judges nothing. `--front` measures the
 * settings of the encoder instead.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    photos: { type: 'string', default: '12' },
    drift: { type: 'string', default: '2000' },
    front: { type: 'boolean', default: false },
  },
})

const photos = await benchPhotos(process.env['PHOTOS_DIR'], values.front ? 24 : 4)
if (values.front) print(...(await measureFront(photos, Number(values.rounds))))
else await compareAll(photos)

async function compareAll(photos: readonly BenchPhoto[]): Promise<void> {
  const found = [await endpoint(), await bareSharp(), commandLine(), await ipx()]
  const contenders = found.filter((one): one is Contender => one !== undefined)
  if (found[2] === undefined)
    print('not installed: vipsthumbnail and cwebp (Debian: libvips-tools, webp)')
  if (found[3] === undefined) print('not installed: ipx')

  for (const photo of photos) {
    const figures = await compare(contenders, photo, Number(values.rounds), Number(values.photos))
    print(`\n${photo.name}`, table(figures))
    const [ours, bare] = [figures.get('endpoint'), figures.get('bare sharp')]
    if (ours && bare) print(shareLine(ours, bare))
  }
  if (contenders[0]) print('', await measureDrift(contenders[0], Number(values.drift)))
  for (const contender of contenders) await contender.stop()
}

function shareLine(ours: Figures, bare: Figures): string {
  const { median, best } = shareOf(ours, bare)
  const processor = (bare.cpuMilliseconds ?? 0) / (ours.cpuMilliseconds ?? 1)
  return (
    `endpoint of bare sharp: ${median.toFixed(2)} by the clock (best rounds ${best.toFixed(2)}), ` +
    `${processor.toFixed(2)} by processor time`
  )
}

function table(figures: ReadonlyMap<string, Figures>): string {
  const head = ['', 'photos/s', 'p50 ms', 'p99 ms', 'CPU ms', 'peak MB', 'kB', 'PSNR dB']
  const lines = [...figures].map(([name, each]) => [
    name,
    each.photosPerSecond.toFixed(1),
    each.p50Milliseconds.toFixed(0),
    each.p99Milliseconds.toFixed(0),
    each.cpuMilliseconds?.toFixed(1) ?? '-',
    each.peakMegabytes?.toFixed(0) ?? '-',
    (each.bytes / 1000).toFixed(1),
    each.psnrDecibels.toFixed(1),
  ])
  return [head, ...lines]
    .map((line) => line.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(9))).join(''))
    .join('\n')
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
