import { readFileSync } from 'node:fs'
import type { Contender } from './contenders.ts'
import { benchPhotos } from './photos.ts'

const steps = 20

/** The memory of a process over many photos of all sizes: a leak grows with each step. */
export async function measureDrift(
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
