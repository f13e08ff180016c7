import type { OperationName } from '@plant-analysis/client'
import type { Call } from './call.ts'
import { shellWord } from './quote.ts'

type Options = Readonly<Record<string, string>>
type Command = {
  readonly words: string
  readonly of: (call: Call) => readonly string[]
}

/** The option of `plant` for each field of the body. A field without an entry has no option. */
const analyseOptions: Options = {
  language: 'language',
  plantId: 'plant-id',
  placement: 'placement',
  sunExposure: 'sun',
  wateringFrequency: 'watering-days',
  species: 'species',
  latitude: 'latitude',
  longitude: 'longitude',
  country: 'country',
  clientReference: 'reference',
}
const historyOptions: Options = {
  plantId: 'plant-id',
  folderId: 'folder',
  madeBy: 'made-by',
  outcome: 'outcome',
  impression: 'rating',
  createdAfter: 'after',
  createdBefore: 'before',
}

const analyse: Command = {
  words: 'analyse photo.jpg',
  of: ({ body }) => optionsOf(analyseOptions, body),
}

const commands: Partial<Record<OperationName, Command>> = {
  'analyses.start': analyse,
  'analyses.analyseSync': analyse,
  'analyses.read': { words: 'wait', of: ({ params }) => [shellWord(String(params['id']))] },
  'history.list': {
    words: 'history',
    of: ({ query }) => [
      ...optionsOf(historyOptions, query),
      ...(query['saved'] === undefined ? [] : [query['saved'] ? '--saved' : '--temporary']),
    ],
  },
  'account.export': {
    words: 'export',
    of: ({ body }) => (body?.['fresh'] === true ? ['--fresh'] : []),
  },
  'events.list': {
    words: 'webhooks listen',
    of: ({ query }) => [
      '--forward-to http://localhost:3000',
      ...optionsOf({ after: 'after' }, query),
    ],
  },
}

/** Writes the call as a `plant` command; null if `plant` has no command for the operation. */
export function commandLineOf(call: Call): string | null {
  const command = commands[call.operation]
  const isUpload = call.body?.['storagePath'] !== undefined
  if (!command || isUpload) return null
  return ['plant', command.words, ...command.of(call)].join(' ')
}

/** Writes --option=value, because a value that starts with a hyphen would look like an option. */
function optionsOf(options: Options, fields: Call['body']): string[] {
  return Object.entries(options).flatMap(([field, option]) => {
    const value = fields?.[field]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    return [`--${option}=${shellWord(String(value))}`]
  })
}
