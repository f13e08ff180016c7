import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { firestoreIndexes } from '../../functions/src/collections/indexes.ts'
import { routes } from '../../functions/src/composition/endpoints.ts'
import { gatewayDocument } from '../../functions/src/openapi/gateway.ts'
import { publicDocument } from '../../functions/src/openapi/public.ts'
import { endpointsPage, errorsPage } from '../../functions/src/openapi/tables.ts'
import { openApiDocument } from '../../functions/src/openapi/three/document.ts'
import { renderReport } from '../benchmarks/report/render.ts'
import { readRounds } from '../benchmarks/report/report.ts'
import { root } from '../common/root.ts'
import { readFigures } from '../model/card/figures-file.ts'
import { cardFigures, rightOf100File, withGenerated, wordsTable } from '../model/card/render.ts'
import { clientLimitsModule } from './client/limits.ts'
import { clientRoutesModule } from './client/routes.ts'
import { clientTypesModule } from './client/types.ts'
import { consoleOperationsModule } from './console-operations.ts'
import { consoleTextTypes } from './console-texts.ts'
import { decisionsPage, readDecisions } from './decisions.ts'
import { functionsModule } from './functions.ts'
import {
  baseTables,
  databaseTables,
  edgeTables,
  gatewayTables,
  regionTables,
  tablesText,
} from './infrastructure.ts'
import type { Projection } from './projection.ts'
import { settingsPage, settingsPagePath } from './settings-page.ts'
import { storedNamesPath, storedNamesText } from './stored-names.ts'
import { toolFields } from './tool-fields.ts'

function yaml(document: object): string {
  const source =
    '# Generated from the contract by `npm run generate`; change the endpoints instead.\n'
  // Readers of YAML 1.1, such as OpenAPI Generator, take a plain YES for a truth value.
  const options = { aliasDuplicateObjects: false, compat: 'yaml-1.1', lineWidth: 0 } as const
  return source + stringify(document, options)
}

/** A handwritten page with one generated part. */
const partly = (path: string, part: () => string): Projection => ({
  path,
  text: () => withGenerated(readFileSync(join(root, path), 'utf8'), part()),
})

/** The report of the last benchmark, with the operations of the budget. */
const performanceReport = (): Projection[] =>
  [...renderReport(readRounds())].map(([path, text]) => ({ path, text: () => text }))

/** All generated files except the lists of endpoints and sweeps, which are generated first. */
export const projections: readonly Projection[] = [
  { path: 'api-gateway/openapi2.yaml', text: () => yaml(gatewayDocument(routes)) },
  { path: 'functions/public/swagger.yaml', text: () => yaml(publicDocument(routes)) },
  {
    path: 'functions/public/openapi.json',
    text: () => `${JSON.stringify(openApiDocument(routes), null, 2)}\n`,
  },
  {
    path: 'firestore.indexes.json',
    text: () => `${JSON.stringify(firestoreIndexes(), null, 2)}\n`,
  },
  { path: 'functions/src/index.ts', text: functionsModule },
  { path: storedNamesPath, text: () => storedNamesText() },
  { path: 'infrastructure/base/tables.tf.json', text: () => tablesText(baseTables()) },
  { path: 'infrastructure/database/tables.tf.json', text: () => tablesText(databaseTables()) },
  { path: 'infrastructure/region/tables.tf.json', text: () => tablesText(regionTables()) },
  { path: 'infrastructure/gateway/tables.tf.json', text: () => tablesText(gatewayTables()) },
  { path: 'infrastructure/edge/tables.tf.json', text: () => tablesText(edgeTables()) },
  { path: 'packages/client/src/generated/limits.ts', text: clientLimitsModule },
  { path: 'packages/client/src/generated/routes.ts', text: clientRoutesModule },
  { path: 'packages/client/src/generated/types.ts', text: clientTypesModule },
  { path: 'packages/command-line/src/mcp/fields.json', text: toolFields },
  { path: 'web/src/generated/operations.ts', text: consoleOperationsModule },
  { path: 'web/src/generated/text-arguments.ts', text: consoleTextTypes },
  { path: 'docs/errors.md', text: () => errorsPage(routes) },
  { path: 'docs/endpoints.md', text: () => endpointsPage(routes) },
  { path: settingsPagePath, text: () => settingsPage() },
  { path: 'docs/decisions/README.md', text: () => decisionsPage(readDecisions()) },
  {
    path: 'image-processor/model/right-of-100.json',
    text: () => rightOf100File(readFigures()),
  },
  partly('image-processor/model/README.md', () => cardFigures(readFigures())),
  partly('docs/api.md', () => wordsTable(readFigures())),
  ...performanceReport(),
]
