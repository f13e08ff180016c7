import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'

const usage = `
Usage: npm run bench:scale

Measures what an analysis costs, on the local stack and over a store in memory, and writes
docs/performance/scale.md.
`

readCommandLine({ usage })

const { runBesideStack } = await import('./local-stack/run-beside-stack.ts')
const measure = join(import.meta.dirname, 'benchmarks/scale/measure.ts')
const status = await runBesideStack([process.execPath, measure])
if (status !== 0) process.exit(status)
const { measureLife } = await import('./benchmarks/scale/life.ts')
const { readFigures, scalePage } = await import('./benchmarks/scale/page.ts')
writeFileSync(
  join(root, 'docs/performance/scale.md'),
  scalePage(await measureLife(), readFigures()),
)
