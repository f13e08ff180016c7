import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A socket that listens. Addresses have the form of the kernel, such as 0100007F for 127.0.0.1. */
export type Listener = { pid: number; address: string; port: number }

/**
 * Kills the process that listens on a port. Returns false if no process listens, for example during
 * a restart.
 */
export function killListener(port: number): boolean {
  const pid = listeners().find((listener) => listener.port === port)?.pid
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
  return pid !== undefined
}

/**
 * Returns the listening TCP sockets of this user's processes. Reads /proc, because a new machine
 * has neither lsof nor ss.
 */
export function listeners(): Listener[] {
  const sockets = new Map(['/proc/net/tcp', '/proc/net/tcp6'].flatMap(socketsIn))
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) =>
    openFiles(pid).flatMap((file) => {
      const socket = sockets.get(file)
      return socket ? [{ pid: Number(pid), ...socket }] : []
    }),
  )
}

function socketsIn(table: string): [string, { address: string; port: number }][] {
  const lines = readFileSync(table, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const columns = line.trim().split(/\s+/)
    const [address = '', port = ''] = columns[1]?.split(':') ?? []
    // 0A is LISTEN in the kernel's table of TCP states.
    if (columns[3] !== '0A') return []
    return [[`socket:[${columns[9]}]`, { address, port: Number.parseInt(port, 16) }]]
  })
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
