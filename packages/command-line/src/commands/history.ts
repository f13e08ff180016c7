import type { Client, Input } from '@plant-analysis/client'
import { outcomes, pageSizeMax } from '@plant-analysis/client/limits'
import { readArguments, readChoice, readNumber } from '../arguments.ts'
import { type Context, pageOf, print, tell } from '../context.ts'
import { connect, demonstrationHelp, demonstrationOption } from '../credentials/connect.ts'
import type { Analysis } from '../diagnosis/analysis.ts'
import { sentenceOf } from '../diagnosis/words.ts'
import { exitCodes, usageError } from '../exit-codes.ts'
import type { Paint } from '../text/paint.ts'
import { jsonLine, printable } from '../text/printable.ts'
import type { Command } from './command.ts'

const help = `
Usage: plant history [options]

Lists the completed analyses of the account, newest first, one per line.

  --plant-id NAME        only this plant
  --folder ID            only this folder
  --made-by UID          only this member of the account
  --outcome OUTCOME      ${outcomes.join(', ')}
  --rating RATING        only this rating: up or down
  --saved, --temporary   only analyses that are kept, or only the others
  --after TIME           started later: a date or a time, such as 2026-11-20 or 2026-11-20T08:18
  --before TIME          started earlier
  --limit N              the most analyses to list; default: all
  --json                 print the analyses as JSON, one per line
${demonstrationHelp}
`

const options = {
  'plant-id': { type: 'string' },
  folder: { type: 'string' },
  'made-by': { type: 'string' },
  outcome: { type: 'string' },
  rating: { type: 'string' },
  saved: { type: 'boolean' },
  temporary: { type: 'boolean' },
  after: { type: 'string' },
  before: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  ...demonstrationOption,
} as const

type Values = ReturnType<typeof readArguments<typeof options>>['values']
type Query = NonNullable<Input<'history.list'>['query']>

export const history: Command = {
  summary: 'list analyses',
  help,
  async run(args, context) {
    const { values } = readArguments(args, options)
    const limit = readNumber('limit', values.limit, { max: Number.MAX_SAFE_INTEGER })
    const query = queryIn(values)
    const plants = await connect(context, 'key', values)
    const { paint } = pageOf(context)
    let printed = 0
    for await (const analysis of listed(plants, query, limit, context)) {
      print(context, values.json === true ? jsonLine(analysis) : lineOf(analysis, paint))
      printed += 1
    }
    if (printed === 0) tell(context, 'No analyses found.')
    return exitCodes.answered
  },
}

function queryIn(values: Values): Query {
  if (values.saved === true && values.temporary === true)
    throw usageError('--saved and --temporary exclude each other.')
  const query = {
    plantId: values['plant-id'],
    folderId: values.folder,
    madeBy: values['made-by'],
    outcome: readChoice('outcome', values.outcome, outcomes),
    impression: readChoice('rating', values.rating, ['up', 'down']),
    saved: values.saved === true ? true : values.temporary === true ? false : undefined,
    createdAfter: values.after,
    createdBefore: values.before,
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

async function* listed(
  plants: Client,
  filters: Query,
  limit = Number.POSITIVE_INFINITY,
  { interrupted: signal }: Context,
): AsyncGenerator<Analysis> {
  const query = { ...filters, pageSize: Math.min(limit, pageSizeMax) }
  let count = 0
  for await (const analysis of plants.pages('history.list', { query, signal })) {
    yield analysis
    count += 1
    if (count >= limit) return
  }
}

/** Formats an analysis as one line: date, id, plant and outcome. */
function lineOf(answer: Analysis, paint: Paint): string {
  const analysis = printable(answer)
  const { id, createdAt, plantId, saved } = analysis
  const when = `${createdAt.slice(0, 10)} ${createdAt.slice(11, 16)}Z`
  const plant = plantId === null ? [] : [plantId]
  const parts = [
    paint('dim', when),
    id,
    ...plant,
    sentenceOf(analysis),
    ...(saved ? ['saved'] : []),
  ]
  return parts.join('  ')
}
