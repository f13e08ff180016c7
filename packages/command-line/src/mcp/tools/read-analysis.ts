import { PlantError } from '@plant-analysis/client'
import type { Analysis } from '../../diagnosis/analysis.ts'
import { CommandError, exitCodes } from '../../exit-codes.ts'
import fields from '../fields.json' with { type: 'json' }
import { type Call, tool } from '../tool.ts'
import { textsOf } from '../words.ts'

export const idField = {
  ...fields['analyses.start'].follows,
  description: 'The id of an analysis.',
}

type Input = { id: string; language?: string }

export const readAnalysis = tool<Input>(
  {
    name: 'read_analysis',
    title: 'Read an analysis',
    description: 'Returns an earlier analysis again. It costs nothing.',
    isReadOnly: true,
    fields: { id: idField, ...fields['analyses.read'] },
    required: ['id'],
  },
  async (input, call) => textsOf(await completed(input, call)),
)

/** Reads a completed analysis. Throws if it failed or still runs. */
export async function completed(
  { id, language }: Input,
  { plants, signal }: Call,
): Promise<Analysis> {
  const { analysis, error } = await plants.request('analyses.read', {
    params: { id },
    query: { language },
    signal,
  })
  if (error) throw new PlantError({ ...error, status: 200 })
  if (analysis) return analysis
  throw new CommandError(
    exitCodes.unavailable,
    `The analysis ${id} still runs. Read it again soon.`,
  )
}
