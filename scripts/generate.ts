import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run generate [-- --check]

Writes every generated file. Its sources are the endpoints, the contract, the collections, the
deployed functions and the decisions.

  --check  lists outdated files instead of writing them, and exits with status 1 if there is one
`

const options = { check: { type: 'boolean', default: false } } as const
const { check } = readCommandLine({ usage, options }).values

const { outdated, write } = await import('./generate/projection.ts')
const { registries } = await import('./generate/endpoints.ts')

const newEndpoints = await outdated(registries)
// All other files are made from the list of endpoints, so this script writes the list first.
if (!check) await Promise.all(newEndpoints.map(write))
const { projections } = await import('./generate/projections.ts')
const others = await outdated(projections)
if (!check) await Promise.all(others.map(write))
const changed = [...newEndpoints, ...others]
for (const { path } of changed) console.log(`${check ? 'out of date' : 'written'}: ${path}`)
process.exit(check && changed.length > 0 ? 1 : 0)
