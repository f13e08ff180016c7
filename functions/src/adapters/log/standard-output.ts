let waiting = ''

/**
 * Writes a line to standard output at the end of this turn of the event loop, or as the process
 * ends. The lines of a turn share a system call, which costs more than making a line.
 */
export function writeLine(line: string): void {
  if (waiting === '') setImmediate(flush)
  waiting += line
}

function flush(): void {
  const lines = waiting
  waiting = ''
  if (lines !== '') process.stdout.write(lines)
}

process.on('exit', flush)
