import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Kills the process that listens on a port. Returns false if no process listens, for example during
 * a restart. Reads /proc, because a new machine has neither lsof nor ss.
 */
export function killListener(port: number): boolean {
  const pid = listenerOf(port)
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
  return pid !== undefined
}

function listenerOf(port: number): number | undefined {
  const inode = inodeOf(port)
  if (inode === undefined) return undefined
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (openFiles(pid).includes(`socket:[${inode}]`)) return Number(pid)
  return undefined
}

function inodeOf(port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const columns = line.trim().split(/\s+/)
      // 0A is LISTEN in the kernel's table of TCP states.
      if (columns[1]?.endsWith(local) && columns[3] === '0A') return columns[9]
    }
  }
  return undefined
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((descriptor) =>
      readlinkSync(`/proc/${pid}/fd/${descriptor}`),
    )
  } catch {
    // The process has ended since, or belongs to another user.
    return []
  }
}
