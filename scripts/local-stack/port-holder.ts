import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import type { Ports } from './ports.ts'

const commandLengthMax = 160

type PortHolder = { readonly pid: number; readonly command: string }

/** The process that listens on a port, or undefined if `lsof` cannot find the process. */
async function findPortHolder(port: number): Promise<PortHolder | undefined> {
  const listing = await runQuietly('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'])
  const pid = Number(listing.split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const command = await runQuietly('ps', ['-o', 'args=', '-p', String(pid)])
  return { pid, command: command.trim() }
}

/** Throws if a port is in use. The error lists the ports that each process holds. */
export async function assertPortsFree(ports: Ports): Promise<void> {
  const held = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
      if (await canListen(port)) return undefined
      return { port: `${port} (${name})`, holder: describe(await findPortHolder(port)) }
    }),
  )
  const byHolder = Map.groupBy(
    held.filter((entry) => entry !== undefined),
    ({ holder }) => holder,
  )
  if (byHolder.size === 0) return
  const lines = [...byHolder].map(
    ([holder, entries]) => `  ${entries.map(({ port }) => port).join(', ')}: ${holder}`,
  )
  throw new Error(
    `Ports are in use:\n${lines.join('\n')}\nEnd these processes, or set PORT_BASE to move all ports.`,
  )
}

function describe(holder: PortHolder | undefined): string {
  if (!holder) return 'held by an unknown process'
  const { pid, command } = holder
  const shown =
    command.length > commandLengthMax ? `${command.slice(0, commandLengthMax)}…` : command
  return `held by process ${pid}, ${shown}`
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** The output of a command, or an empty text if the command fails or is not installed. */
async function runQuietly(command: string, args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(command, args)).stdout
  } catch {
    return ''
  }
}
