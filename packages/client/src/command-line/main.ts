import { run } from './run.ts'

const interruption = new AbortController()
// A second Ctrl-C ends the process at once, as it would without this.
process.once('SIGINT', () => interruption.abort())
// A reader that has enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`plant: ${error.message}\n`)
  process.exit(1)
})

// Nor is it one where nobody reads what is told beside the results.
process.stderr.on('error', () => undefined)

const { env, stdin, stdout, stderr } = process
process.exitCode = await run(process.argv.slice(2), {
  env,
  stdin,
  stdout,
  stderr,
  interrupted: interruption.signal,
})
// Connections that are kept open, and a standard input that nobody ended, would hold the process.
stdin.destroy()
