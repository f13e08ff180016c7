import { writeFileSync } from 'node:fs'
import { median } from '@plant/common/numbers'
import { peakMegabytes } from '@plant/testing/peak-memory'
import { processorMs } from '../processor-time.ts'
import type { Contender } from './contenders.ts'
import type { BenchPhoto } from './photos.ts'
import { lossless, psnr } from './quality.ts'

export type Figures = {
  photosPerSecond: number
  /** The wall time per photo in each round. In every round, the contenders run in turn. */
  roundMs: readonly number[]
  p50Ms: number
  p99Ms: number
  /** The processor time per photo in each round, or NaN if no single process does all the work. */
  roundCpuMs: readonly number[]
  peakMegabytes: number | undefined
  bytes: number
  psnrDecibels: number
}

type Sums = {
  contender: Contender
  rounds: number[]
  cpuRounds: number[]
  times: number[]
  webp: Buffer
}

const inFlight = 2

/** Runs all contenders in turn on one photo, so that other work slows them equally. */
export async function compare(
  contenders: readonly Contender[],
  { bytes }: BenchPhoto,
  rounds: number,
  photosPerRound: number,
): Promise<Map<string, Figures>> {
  const sums: Sums[] = []
  for (const contender of contenders) {
    const webp = await contender.optimise(bytes)
    sums.push({ contender, rounds: [], cpuRounds: [], times: [], webp })
    if (contender.pid !== undefined) forgetPeak(contender.pid)
  }
  for (let round = 0; round < rounds; round += 1)
    for (const each of sums) await runRound(each, bytes, photosPerRound)
  const reference = await lossless(bytes)
  const figures = sums.map(
    async (each) => [each.contender.name, await figuresOf(each, reference)] as const,
  )
  return new Map(await Promise.all(figures))
}

async function runRound(sums: Sums, bytes: Buffer, photos: number): Promise<void> {
  const { pid, optimise } = sums.contender
  const processorTime = () => (pid === undefined ? Number.NaN : processorMs(pid))
  const before = processorTime()
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
  sums.rounds.push((performance.now() - startedAt) / photos)
  sums.cpuRounds.push((processorTime() - before) / photos)
}

async function figuresOf(sums: Sums, reference: Buffer): Promise<Figures> {
  const { rounds, cpuRounds, times, webp } = sums
  const { pid } = sums.contender
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    photosPerSecond: 1000 / median(rounds),
    roundMs: rounds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    roundCpuMs: cpuRounds,
    peakMegabytes: pid === undefined ? undefined : peakMegabytes(pid),
    bytes: webp.length,
    psnrDecibels: await psnr(webp, reference),
  }
}

/**
 * Our throughput divided by the throughput of `theirs`, in each round by the clock and by processor
 * time. Other work on the machine changes processor time least.
 */
export function sharesOf(ours: Figures, theirs: Figures) {
  const shares = (own: readonly number[], their: readonly number[]) =>
    own.map((value, at) => (their[at] ?? 0) / value)
  return {
    clock: shares(ours.roundMs, theirs.roundMs),
    processor: shares(ours.roundCpuMs, theirs.roundCpuMs),
  }
}

/** Resets the peak that `peakMegabytes` reads (proc(5), clear_refs). */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
