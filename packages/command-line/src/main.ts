import { run } from './run.ts'

const interruption = new AbortController()
// The handler runs once, so a second Ctrl-C ends the process at once.
process.once('SIGINT', () => interruption.abort())
// A reader that stops early, such as `head`, is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`plant: ${error.message}\n`)
  process.exit(1)
})

// A closed standard error is not a failure either.
process.stderr.on('error', () => undefined)

const { env, stdin, stdout, stderr } = process
process.exitCode = await run(process.argv.slice(2), {
  env,
  stdin,
  stdout,
  stderr,
  interrupted: interruption.signal,
})
// An open standard input or a kept-alive connection would keep the process running.
stdin.destroy()
