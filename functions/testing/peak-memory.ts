import { readFileSync } from 'node:fs'

/** The largest resident memory of a Linux process so far, in MiB (proc(5), VmHWM). */
export function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}
