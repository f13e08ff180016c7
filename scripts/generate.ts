import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { firestoreIndexes } from '../functions/src/collections/indexes.ts'
import { gatewayDocument } from '../functions/src/openapi/gateway.ts'
import { publicDocument } from '../functions/src/openapi/public.ts'
import { endpointsPage, errorsPage } from '../functions/src/openapi/tables.ts'
import { readCommandLine } from './common/command-line.ts'
import { root } from './common/root.ts'
import { decisionsPage, readDecisions } from './generate/decisions.ts'
import { functionsModule } from './generate/functions.ts'

const usage = `
Usage: npm run generate [-- --check]

Writes the files that are generated from the contract, the collections, the deployed functions and the decisions.

  --check  names those that are out of date, writes none, and exits with 1 where there is one
`

/** A generated file: its path in the repository, and its text. */
export type Projection = { path: string; text(): string }

function yaml(document: object): string {
  const source = '# Generated from the contract by `npm run generate`; change the routes instead.\n'
  return source + stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })
}

export const projections: readonly Projection[] = [
  { path: 'api-gateway/openapi2.yaml', text: () => yaml(gatewayDocument()) },
  { path: 'functions/public/swagger.yaml', text: () => yaml(publicDocument()) },
  {
    path: 'firestore.indexes.json',
    text: () => `${JSON.stringify(firestoreIndexes(), null, 2)}\n`,
  },
  { path: 'functions/src/index.ts', text: functionsModule },
  { path: 'docs/errors.md', text: errorsPage },
  { path: 'docs/endpoints.md', text: endpointsPage },
  { path: 'docs/decisions/README.md', text: () => decisionsPage(readDecisions()) },
]

async function present(path: string): Promise<string> {
  return await readFile(join(root, path), 'utf8').catch(() => '')
}

/** The generated files that differ from what the contract says now. */
export async function outdated(): Promise<Projection[]> {
  const texts = await Promise.all(projections.map(({ path }) => present(path)))
  return projections.filter(({ text }, index) => text() !== texts[index])
}

async function write({ path, text }: Projection): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text())
}

if (import.meta.main) {
  const options = { check: { type: 'boolean', default: false } } as const
  const { check } = readCommandLine({ usage, options }).values
  const changed = await outdated()
  if (!check) await Promise.all(changed.map(write))
  for (const { path } of changed) console.log(`${check ? 'out of date' : 'written'}: ${path}`)
  if (check && changed.length > 0) process.exitCode = 1
}
