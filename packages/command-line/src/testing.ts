import { analysisExample as example } from '../../../functions/src/contract/examples/analysis.ts'
import { analysis as schema } from '../../../functions/src/contract/schemas/analysis.ts'
import type { Analysis } from './diagnosis/analysis.ts'

/** The example analysis of the API definition, for tests. */
export function exampleAnalysis(parts: Partial<Analysis> = {}): Analysis {
  return { ...schema.parse(example), ...parts }
}
