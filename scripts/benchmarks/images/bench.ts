import { readFileSync } from 'node:fs'
import { median } from '@plant/common/numbers'
import type { Rounds } from '../report/report.ts'
import { bareSharp, type Contender, commandLine, endpoint } from './contenders.ts'
import { measureFront } from './front.ts'
import { ipx } from './ipx.ts'
import { benchPhotos } from './photos.ts'
import { compare, type Figures, sharesOf } from './run.ts'

/** Prints the speed of each setting of the encoder, and the size and quality of the photos. */
export async function benchEncoder(rounds: number): Promise<void> {
  console.log((await measureFront(benchPhotos(24), rounds)).join('\n'))
}

type Size = { rounds: number; photosPerRound: number; driftPhotos: number }

/** Prints figures from one run for the endpoint, for bare sharp and for comparable programs. */
export async function benchImages({ rounds, photosPerRound, driftPhotos }: Size): Promise<void> {
  const photos = benchPhotos()
  const found = [await endpoint(), await bareSharp(), commandLine(), await ipx()]
  const contenders = found.filter((one): one is Contender => one !== undefined)
  if (found[2] === undefined)
    console.log('not installed: vipsthumbnail and cwebp (Debian: libvips-tools, webp)')
  if (found[3] === undefined) console.log('not installed: ipx')

  for (const photo of photos) {
    const figures = await compare(contenders, photo, rounds, photosPerRound)
    console.log(`\n${photo.name}\n${table(figures)}`)
    const [ours, bare] = [figures.get('endpoint'), figures.get('bare sharp')]
    if (ours && bare) console.log(shareLine(ours, bare))
  }
  if (contenders[0]) console.log(`\n${await measureDrift(contenders[0], driftPhotos)}`)
  for (const contender of contenders) await contender.stop()
}

/** Measures the photos a second of the endpoint by processor time, as shares of bare sharp's. */
export async function measureOptimising(rounds: number): Promise<Rounds> {
  const [ours, bare] = [await endpoint(), await bareSharp()]
  const shares: (readonly number[])[] = []
  for (const photo of benchPhotos()) {
    const figures = await compare([ours, bare], photo, rounds, photosPerShare)
    const [own, theirs] = [figures.get(ours.name), figures.get(bare.name)]
    if (own && theirs) shares.push(sharesOf(own, theirs).processor)
  }
  await Promise.all([ours.stop(), bare.stop()])
  const mean = (values: readonly number[]) =>
    values.reduce((product, value) => product * value, 1) ** (1 / values.length)
  const ofRound = (round: number) => mean(shares.map((share) => share[round] ?? 0))
  return { 'images.optimise': Array.from({ length: rounds }, (_, round) => ofRound(round)) }
}

const photosPerShare = 6

function shareLine(ours: Figures, bare: Figures): string {
  const { clock, processor } = sharesOf(ours, bare)
  return (
    `endpoint of bare sharp: ${median(clock).toFixed(2)} by the clock, ` +
    `${median(processor).toFixed(2)} by processor time`
  )
}

function table(figures: ReadonlyMap<string, Figures>): string {
  const head = ['', 'photos/s', 'p50 ms', 'p99 ms', 'CPU ms', 'peak MB', 'kB', 'PSNR dB']
  const lines = [...figures].map(([name, each]) => [
    name,
    each.photosPerSecond.toFixed(1),
    each.p50Ms.toFixed(0),
    each.p99Ms.toFixed(0),
    median(each.roundCpuMs).toFixed(1),
    each.peakMegabytes?.toFixed(0) ?? '-',
    (each.bytes / 1000).toFixed(1),
    each.psnrDecibels.toFixed(1),
  ])
  return [head, ...lines]
    .map((line) => line.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(9))).join(''))
    .join('\n')
}

const steps = 20

/** Measures the memory of a process over many photos. A leak makes memory grow at each step. */
async function measureDrift(
  { name, pid, optimise }: Contender,
  photoCount: number,
): Promise<string> {
  const photos = benchPhotos()
  const residentMegabytes: number[] = []
  for (let step = 0; step < steps; step += 1) {
    let left = Math.round(photoCount / steps)
    const work = async () => {
      while (left > 0) {
        left -= 1
        const photo = photos[left % photos.length]
        if (photo) await optimise(photo.bytes)
      }
    }
    await Promise.all([work(), work()])
    residentMegabytes.push(resident(pid ?? process.pid))
  }
  const list = residentMegabytes.map((megabytes) => megabytes.toFixed(0)).join(' ')
  return `${name}, memory after each twentieth of ${photoCount} photos, MB: ${list}`
}

function resident(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
