import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const tailLines = 15
const shownLengthMax = 300
const errorLine = /"severity":\s*"(ERROR|CRITICAL|ALERT|EMERGENCY)"/

export type ServiceLog = {
  readonly path: string
  follow(stream: Readable, onLine?: (line: string) => void): void
  /** The last 15 lines of the log. */
  tail(): string
}

/** Writes a process's output to a file, and its errors to standard error unless it is quiet. */
export function openLog(folder: string, name: string, isQuiet = false): ServiceLog {
  const path = join(folder, `${name}.log`)
  const file = createWriteStream(path, { flags: 'a' })
  // In memory, because the file stream writes with a delay.
  const recent: string[] = []
  return {
    path,
    follow(stream, onLine) {
      createInterface({ input: stream }).on('line', (line) => {
        file.write(`${line}\n`)
        recent.push(line)
        if (recent.length > tailLines) recent.shift()
        if (!isQuiet && errorLine.test(line)) say(name, abbreviate(line))
        onLine?.(line)
      })
    },
    tail: () => recent.join('\n'),
  }
}

function abbreviate(line: string): string {
  return line.length > shownLengthMax ? `${line.slice(0, shownLengthMax)}… (more in the log)` : line
}

/** Writes to standard error, because standard output belongs to the command beside the stack. */
export function say(name: string, message: string): void {
  process.stderr.write(`[${name}] ${message}\n`)
}
