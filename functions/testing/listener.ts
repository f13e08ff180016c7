import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Ends the process that listens on a port, as a crash would. It is found through /proc, because a
 * fresh machine has neither lsof nor ss.
 */
export function killListener(port: number): void {
  process.kill(listenerOf(port), 'SIGKILL')
}

function listenerOf(port: number): number {
  const inode = inodeOf(port)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (openFiles(pid).includes(`socket:[${inode}]`)) return Number(pid)
  throw new Error(`nobody listens on ${port}`)
}

function inodeOf(port: number): string {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const columns = line.trim().split(/\s+/)
      // 0A is LISTEN in the kernel's table of TCP states.
      if (columns[1]?.endsWith(local) && columns[3] === '0A') return columns[9] ?? ''
    }
  }
  throw new Error(`nobody listens on ${port}`)
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((descriptor) =>
      readlinkSync(`/proc/${pid}/fd/${descriptor}`),
    )
  } catch {
    // It ended while we looked, or is not ours to look into.
    return []
  }
}
