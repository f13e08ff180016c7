import { analysisExample as example } from '../../../../functions/src/contract/examples/analysis.ts'
import { analysis as schema } from '../../../../functions/src/contract/schemas/analysis.ts'
import type { Analysis } from './diagnosis/analysis.ts'

/** The example of the definition, as the service would answer it; for tests. */
export function exampleAnalysis(parts: Partial<Analysis> = {}): Analysis {
  return { ...schema.parse(example), ...parts }
}
