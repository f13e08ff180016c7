import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run generate [-- --check]

Writes every generated file from the contract, the collections, the deployed functions, the figures of
the network and the decisions.

  --check  lists outdated files instead of writing them, and exits with status 1 if there is one
`

const options = { check: { type: 'boolean', default: false } } as const
const { check } = readCommandLine({ usage, options }).values

const { outdated, write } = await import('./generate/projections.ts')
const changed = await outdated()
if (!check) await Promise.all(changed.map(write))
for (const { path } of changed) console.log(`${check ? 'out of date' : 'written'}: ${path}`)
process.exit(check && changed.length > 0 ? 1 : 0)
