import sharp from 'sharp'
import { optimiseSettings } from '../../image-processor/src/optimise.ts'
import type { Contender } from './contenders.ts'
import type { BenchPhoto } from './photos.ts'
import { cpuMilliseconds, forgetPeak, peakMegabytes } from './process-figures.ts'

export type Figures = {
  photosPerSecond: number
  p50Milliseconds: number
  p99Milliseconds: number
  /** Of its process for one photo; undefined where each photo has a process of its own. */
  cpuMilliseconds: number | undefined
  peakMegabytes: number | undefined
  bytes: number
  psnrDecibels: number
}

type Sums = { wallMilliseconds: number; cpuMilliseconds: number; times: number[]; webp: Buffer }

const inFlight = 2

/** All contenders on one photo, in turns, so that whatever else the machine does hits them alike. */
export async function compare(
  contenders: readonly Contender[],
  { bytes }: BenchPhoto,
  rounds: number,
  photosPerRound: number,
): Promise<Map<string, Figures>> {
  const sums = new Map<string, Sums>()
  for (const { name, pid, optimise } of contenders) {
    sums.set(name, {
      wallMilliseconds: 0,
      cpuMilliseconds: 0,
      times: [],
      webp: await optimise(bytes),
    })
    if (pid !== undefined) forgetPeak(pid)
  }
  for (let round = 0; round < rounds; round += 1)
    for (const contender of contenders)
      await runRound(contender, bytes, photosPerRound, required(sums.get(contender.name)))
  const reference = await lossless(bytes)
  const figures = contenders.map(async (contender) => {
    const sum = required(sums.get(contender.name))
    return [contender.name, await figuresOf(contender, sum, reference)] as const
  })
  return new Map(await Promise.all(figures))
}

async function runRound(
  { pid, optimise }: Contender,
  bytes: Buffer,
  photos: number,
  sums: Sums,
): Promise<void> {
  const cpuBefore = pid === undefined ? 0 : cpuMilliseconds(pid)
  const startedAt = performance.now()
  let left = photos
  const work = async () => {
    while (left > 0) {
      left -= 1
      const sentAt = performance.now()
      await optimise(bytes)
      sums.times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  sums.wallMilliseconds += performance.now() - startedAt
  if (pid !== undefined) sums.cpuMilliseconds += cpuMilliseconds(pid) - cpuBefore
}

async function figuresOf(
  { pid }: Contender,
  { wallMilliseconds, cpuMilliseconds: cpu, times, webp }: Sums,
  reference: Buffer,
): Promise<Figures> {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    photosPerSecond: (times.length * 1000) / wallMilliseconds,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
    cpuMilliseconds: pid === undefined ? undefined : cpu / times.length,
    peakMegabytes: pid === undefined ? undefined : peakMegabytes(pid),
    bytes: webp.length,
    psnrDecibels: psnr(await sharp(webp).removeAlpha().raw().toBuffer(), reference),
  }
}

/** What a perfect encoder would have kept: the same resize, as pixels. */
function lossless(bytes: Buffer): Promise<Buffer> {
  const { input, resize } = optimiseSettings
  return sharp(bytes, input).resize(resize).removeAlpha().raw().toBuffer()
}

/** Of all three channels; NaN where the sides differ. */
function psnr(pixels: Buffer, reference: Buffer): number {
  if (pixels.length !== reference.length) return Number.NaN
  let squares = 0
  for (let at = 0; at < pixels.length; at += 1)
    squares += ((pixels[at] ?? 0) - (reference[at] ?? 0)) ** 2
  return 10 * Math.log10((255 ** 2 * pixels.length) / squares)
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a contender has no sums')
  return value
}
