import type { AnalyseOptions, Client } from '@plant-analysis/client'
import {
  analysisWateringFrequencyDaysMax as daysMax,
  analysisWateringFrequencyDaysMin as daysMin,
  analysisLatitudeDegreesMax as latitudeMax,
  analysisLongitudeDegreesMax as longitudeMax,
  placements,
  analysisTemporaryDays as temporaryDays,
} from '@plant-analysis/client/limits'
import { answerEach, type Question } from '../answers.ts'
import { readArguments, readChoice, readNumber } from '../arguments.ts'
import { connect, demonstrationHelp, demonstrationOption } from '../credentials/connect.ts'
import { CommandError, exitCodeOf, usageError } from '../exit-codes.ts'
import { photosAt, referenceOf } from '../photos.ts'
import { describe } from '../problem.ts'
import type { Command } from './command.ts'

const parallelDefault = 4
const parallelMax = 16

const help = `
Usage: plant analyse PHOTO... [options]

Sends photos of plants and prints what is wrong with them and what to do.
Use - to read a photo from the standard input. Results keep the order of the photos.

  --language TAG         language of the diagnosis, such as pt-BR; default: your account's language
  --plant-id NAME        your name for the plant, to find it in the history
  --species NAME         the kind of plant, such as tomato; overrides the guess from the photo
  --placement PLACE      where it stands: ${placements.join(' or ')}
  --sun TEXT             how much sun it gets: "full sun", "partial shade", shade, "indirect"
  --watering-days N      days between waterings, ${daysMin} to ${daysMax}
  --latitude DEGREES     where it grows, together with --longitude
  --longitude DEGREES
  --country CODE         ISO code of the country, such as DE, whose law on plant diseases applies
  --reference TEXT       your own id for the request; default for several photos: the file name
  --follows ID           look again at this analysis of the last day, with a further photo
  --answer QUESTION=VALUE  answer its question, such as SOIL=DRY
  --save                 keep the analysis; without it, it is deleted after ${temporaryDays} days
  --folder ID            save it into this folder
  --parallel N           how many photos at once, 1 to ${parallelMax}; default: ${parallelDefault}
  --fail-on-issues       exit with 7 when a plant has an issue
  --no-picture           do not draw the photo in dots
  --json                 print the analyses as JSON, one per line
${demonstrationHelp}

Exit codes: 0 answered, 1 failure, 2 usage, 3 no plant or unusable photo, 4 not authenticated,
5 quota used up, 6 unavailable or timed out.
`

const options = {
  language: { type: 'string' },
  'plant-id': { type: 'string' },
  species: { type: 'string' },
  placement: { type: 'string' },
  sun: { type: 'string' },
  'watering-days': { type: 'string' },
  latitude: { type: 'string' },
  longitude: { type: 'string' },
  country: { type: 'string' },
  reference: { type: 'string' },
  follows: { type: 'string' },
  answer: { type: 'string' },
  save: { type: 'boolean' },
  folder: { type: 'string' },
  parallel: { type: 'string' },
  'fail-on-issues': { type: 'boolean' },
  'no-picture': { type: 'boolean' },
  json: { type: 'boolean' },
  ...demonstrationOption,
} as const

type Values = ReturnType<typeof readArguments<typeof options>>['values']
type Hints = Omit<AnalyseOptions, 'signal' | 'onStatus' | 'idempotencyKey'>

export const analyse: Command = {
  summary: 'diagnose photos of plants',
  help,
  async run(args, context) {
    const { values, positionals } = readArguments(args, options, 'photos')
    const hints = hintsIn(values)
    const parallel = readNumber('parallel', values.parallel, { max: parallelMax })
    const photos = await photosAt(positionals, context)
    const plants = await connect(context, 'token', values)
    const { interrupted: signal } = context
    const questions = photos.map(
      (photo): Question => ({
        name: photo.name,
        async answer(started) {
          const reference = photos.length > 1 ? referenceOf(photo) : undefined
          const analysis = await plants.analyse(await photo.read(), {
            ...(reference && { clientReference: reference }),
            ...hints,
            signal,
            onStatus: ({ transactionId }) => started(transactionId),
          })
          return keeps(values) ? save(plants, analysis.id, values.folder, signal) : analysis
        },
      }),
    )
    return answerEach(
      questions,
      {
        parallel: parallel ?? parallelDefault,
        json: values.json === true,
        failOnIssues: values['fail-on-issues'] === true,
        withPicture: values['no-picture'] !== true,
      },
      context,
    )
  },
}

function hintsIn(values: Values): Hints {
  if ((values.latitude === undefined) !== (values.longitude === undefined))
    throw usageError('--latitude and --longitude come together.')
  const hints = {
    language: values.language,
    plantId: values['plant-id'],
    species: values.species,
    placement: readChoice('placement', values.placement, placements),
    sunExposure: values.sun,
    wateringFrequency: readNumber('watering-days', values['watering-days'], {
      min: daysMin,
      max: daysMax,
    }),
    latitude: readNumber('latitude', values.latitude, degrees(latitudeMax)),
    longitude: readNumber('longitude', values.longitude, degrees(longitudeMax)),
    country: values.country,
    clientReference: values.reference,
    follows: values.follows,
    answer: readAnswer(values.answer),
  }
  return Object.fromEntries(Object.entries(hints).filter(([, value]) => value !== undefined))
}

/** The service checks the words, because a newer service may ask other questions. */
function readAnswer(text: string | undefined): Hints['answer'] {
  if (text === undefined) return undefined
  const [question = '', value = ''] = text.toUpperCase().split('=')
  if (value === '') throw usageError('--answer is a question and a value, such as SOIL=DRY.')
  return { question, value } as NonNullable<Hints['answer']>
}

const degrees = (max: number) => ({ min: -max, max, isWhole: false })

const keeps = ({ save: saves, folder }: Values) => saves === true || folder !== undefined

async function save(
  plants: Client,
  analysisId: string,
  folderId: string | undefined,
  signal: AbortSignal,
) {
  const body = { analysisId, ...(folderId !== undefined && { folderId }) }
  return plants.request('analyses.save', { body, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    const whereItIs = `The photo was analysed but not saved. To see the analysis: plant wait ${analysisId}`
    throw new CommandError(exitCodeOf(error), `${describe(error)}\n${whereItIs}`)
  })
}
