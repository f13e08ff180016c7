import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run licences

Lists the licences of all packages in the lock files with the number of their packages, and the
packages whose licence scripts/packages/allowed-licences.ts does not allow. Exits with status 1 if
there are any.
`

readCommandLine({ usage })

const { faultOf, readLicences } = await import('./packages/licences.ts')
const packages = readLicences()
const counts = Map.groupBy(packages, ({ stated }) => stated || 'no licence')
for (const [licence, { length }] of [...counts].sort(([, a], [, b]) => b.length - a.length))
  process.stdout.write(`${String(length).padStart(5)} ${licence}\n`)
const faults = packages.flatMap((each) => faultOf(each) ?? [])
for (const fault of faults) process.stderr.write(`Not allowed: ${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
