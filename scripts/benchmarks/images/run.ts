import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { median } from '@plant/common/numbers'
import { peakMegabytes } from '@plant/testing/peak-memory'
import type { Contender } from './contenders.ts'
import type { BenchPhoto } from './photos.ts'
import { lossless, psnr } from './quality.ts'

export type Figures = {
  photosPerSecond: number
  /** The wall time per photo in each round. In every round, the contenders run in turn. */
  roundMs: readonly number[]
  p50Ms: number
  p99Ms: number
  /** The processor time per photo, or undefined if no single process works on all photos. */
  cpuMs: number | undefined
  peakMegabytes: number | undefined
  bytes: number
  psnrDecibels: number
}

type Sums = {
  contender: Contender
  rounds: number[]
  cpuMs: number
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
    sums.push({ contender, rounds: [], cpuMs: 0, times: [], webp })
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
  const cpuBefore = pid === undefined ? 0 : cpuMs(pid)
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
  if (pid !== undefined) sums.cpuMs += cpuMs(pid) - cpuBefore
}

async function figuresOf(sums: Sums, reference: Buffer): Promise<Figures> {
  const { rounds, cpuMs: cpu, times, webp } = sums
  const { pid } = sums.contender
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    photosPerSecond: 1000 / median(rounds),
    roundMs: rounds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuMs: pid === undefined ? undefined : cpu / times.length,
    peakMegabytes: pid === undefined ? undefined : peakMegabytes(pid),
    bytes: webp.length,
    psnrDecibels: await psnr(webp, reference),
  }
}

/**
 * Our throughput divided by the throughput of `theirs`. `median` compares rounds of the same index,
 * and `best` compares the best rounds. Other work on the machine hardly changes either figure.
 */
export function shareOf(ours: Figures, theirs: Figures): { median: number; best: number } {
  const each = ours.roundMs.map((own, at) => (theirs.roundMs[at] ?? 0) / own)
  const best = Math.min(...theirs.roundMs) / Math.min(...ours.roundMs)
  return { median: median(each), best }
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The processor time so far of a process with all its threads (proc(5), stat fields 14 and 15). */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The process name is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Resets the peak that `peakMegabytes` reads (proc(5), clear_refs). */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
