import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Report } from './soak.ts'

const roundMinutes = 5
const main = fileURLToPath(new URL('main.ts', import.meta.url))

type Place = { environment: Readonly<Record<string, string>> }

/** Runs one round beside a stack, in a process of its own. Throws if the round does not end. */
export async function soakRound(
  seed: number,
  seconds: number,
  { environment }: Place,
  signal?: AbortSignal,
): Promise<Report> {
  const child = spawn(process.execPath, [main, String(seed), String(seconds)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  const [printed, [status]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (status !== 0) throw new Error(`the round of seed ${seed} ended with status ${status}`)
  return JSON.parse(printed) as Report
}

/** Runs rounds with new people until the minutes are over. Returns the exit status. */
export async function soakRounds(
  { minutes, seed }: { minutes: number; seed: number },
  stack: Place,
  signal: AbortSignal,
): Promise<number> {
  process.stdout.write(`seed ${seed}\n`)
  const reports: Report[] = []
  for (let left = minutes; left > 0; left -= roundMinutes) {
    const seconds = 60 * Math.min(left, roundMinutes)
    const report = await soakRound(seed + reports.length, seconds, stack, signal)
    for (const finding of report.findings) process.stdout.write(`seed ${report.seed}: ${finding}\n`)
    reports.push(report)
  }
  process.stdout.write(`${totalOf(reports)}\n`)
  return reports.some(({ findings }) => findings.length > 0) ? 1 : 0
}

/** The sums of all counts, in one line. */
function totalOf(reports: readonly Report[]): string {
  const sums = new Map<string, number>()
  for (const { seed: _seed, findings, kills, ...counts } of reports)
    for (const [name, count] of Object.entries({ ...counts, ...kills, findings: findings.length }))
      sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums].map(([name, sum]) => `${name} ${sum}`).join(', ')
}
