import { inspect } from 'node:util'
import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run restore-drill

Restores a database beside the one that serves, on a local stack: copies it while clients write,
begins maintenance, verifies the copy, lets the functions change over to it, and proves that nothing
of the copy is lost, that no event's number is used twice, that later erasures go on, and that
nothing wrote to the former one.
Prints the time without service (RTO) and what was lost since the copy (RPO). The emulator makes no
backup, so the drill says nothing of how long Google takes to restore one. Uploads and callables,
which the emulator itself runs, do not change over.
`

readCommandLine({ usage })
process.env['CALLER_CACHE_SECONDS'] ??= '1'
const { withStack } = await import('./local-stack/with-stack.ts')
process.exit(
  await withStack(async (stack) => {
    Object.assign(process.env, stack.environment)
    await import('@plant/testing/own-connections')
    const { createReport } = await import('./drill/report.ts')
    const { drill } = await import('./drill/drill.ts')
    const report = createReport((line) => void process.stdout.write(`${line}\n`))
    await drill(stack, report).catch((error: unknown) =>
      report.check('the drill ends', false, inspect(error)),
    )
    return report.end()
  }),
)
