import { resolve } from 'node:path'
import { readCommandLine } from './common/command-line.ts'

const usage = `
Usage: npm run sbom [-- <folder>]

Writes a bill of materials (SBOM, CycloneDX 1.5) for the functions, the image processor and the
console into the folder, by default .build/sbom: their npm packages, without those for tools.
`

const { positionals } = readCommandLine({ usage, argumentsMax: 1 })
const folder = resolve(positionals[0] ?? '.build/sbom')

const { writeBills } = await import('./packages/sbom.ts')
for (const { file, components } of await writeBills(folder))
  process.stdout.write(`${file}: ${components} components\n`)
