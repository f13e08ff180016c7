import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { firestoreIndexes } from '../../functions/src/collections/indexes.ts'
import { gatewayDocument } from '../../functions/src/openapi/gateway.ts'
import { publicDocument } from '../../functions/src/openapi/public.ts'
import { endpointsPage, errorsPage } from '../../functions/src/openapi/tables.ts'
import { openApiDocument } from '../../functions/src/openapi/three/document.ts'
import { jsonText } from '../common/json.ts'
import { root } from '../common/root.ts'
import { type MonitoringFile, monitoringFiles, monitoringText } from '../deploy/monitoring/files.ts'
import { readFigures } from '../model/card/figures-file.ts'
import { cardFigures, rightOf100File, withGenerated, wordsTable } from '../model/card/render.ts'
import { clientRoutesModule } from './client/routes.ts'
import { clientTypesModule } from './client/types.ts'
import { consoleOperationsModule } from './console-operations.ts'
import { consoleTextTypes } from './console-texts.ts'
import { decisionsPage, readDecisions } from './decisions.ts'
import { functionsModule } from './functions.ts'
import { storedNamesPath, storedNamesText } from './stored-names.ts'

/** A generated file: its path in the repository and its text. */
type Projection = { path: string; text(): string }

function yaml(document: object): string {
  const source = '# Generated from the contract by `npm run generate`; change the routes instead.\n'
  return source + stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })
}

/** A handwritten page with one generated part. */
const partly = (path: string, part: () => string): Projection => ({
  path,
  text: () => withGenerated(readFileSync(join(root, path), 'utf8'), part()),
})

export const projections: readonly Projection[] = [
  { path: 'api-gateway/openapi2.yaml', text: () => yaml(gatewayDocument()) },
  { path: 'functions/public/swagger.yaml', text: () => yaml(publicDocument()) },
  { path: 'functions/public/openapi.json', text: () => jsonText(openApiDocument()) },
  { path: 'firestore.indexes.json', text: () => jsonText(firestoreIndexes()) },
  { path: 'functions/src/index.ts', text: functionsModule },
  { path: storedNamesPath, text: () => storedNamesText() },
  ...(Object.keys(monitoringFiles) as MonitoringFile[]).map((file) => ({
    path: `monitoring/${file}.json`,
    text: () => monitoringText(file),
  })),
  { path: 'packages/client/src/generated/routes.ts', text: clientRoutesModule },
  { path: 'packages/client/src/generated/types.ts', text: clientTypesModule },
  { path: 'web/src/components/show-as/operations.ts', text: consoleOperationsModule },
  { path: 'web/src/texts/arguments.ts', text: consoleTextTypes },
  { path: 'docs/errors.md', text: errorsPage },
  { path: 'docs/endpoints.md', text: endpointsPage },
  { path: 'docs/decisions/README.md', text: () => decisionsPage(readDecisions()) },
  {
    path: 'image-processor/model/right-of-100.json',
    text: () => rightOf100File(readFigures()),
  },
  partly('image-processor/model/README.md', () => cardFigures(readFigures())),
  partly('docs/api.md', () => wordsTable(readFigures())),
]

async function present(path: string): Promise<string> {
  return await readFile(join(root, path), 'utf8').catch(() => '')
}

/** The generated files that are out of date. */
export async function outdated(): Promise<Projection[]> {
  const texts = await Promise.all(projections.map(({ path }) => present(path)))
  return projections.filter(({ text }, index) => text() !== texts[index])
}

export async function write({ path, text }: Projection): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text())
}
